import type { Texts } from '../texts.ts';

export const newProject: Texts['newProject'] = {
  title: 'Navrhněte si vypínače a zásuvky pro svůj interiér',
  info: 'Pojmenujte projekt, přidejte místnosti a poskládejte sestavy z rámečků a přístrojů. Seznam produktů i cenu máte stále před sebou. Účet nepotřebujete: k projektu se vrátíte pomocí jeho identifikačního čísla.',
  createTitle: 'Nový projekt',
  nameLabel: 'Název projektu',
  namePlaceholder: 'např. Dům u lesa',
  create: 'Vytvořit projekt',
  loadTitle: 'Načíst projekt',
  idLabel: 'Identifikační číslo projektu',
  idHint: '8 znaků; najdete ho ve vlastnostech projektu',
  idRequired: 'Zadejte identifikační číslo projektu',
  idLength: 'Identifikační číslo projektu musí mít délku 8 znaků',
  load: 'Načíst',
  remembered: 'Naposledy otevřené na tomto zařízení',
  chooseRemembered: 'Vyberte projekt',
  openFile: 'Načíst projekt ze souboru',
  wrongFile: 'Tento soubor není projekt',
  video: 'Podívejte se na instruktážní video',
  created: (name: string): string => `Projekt „${name}“ byl vytvořen`,
  reloaded: 'Projekt byl načten',
};
