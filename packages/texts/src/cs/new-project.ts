import type { Texts } from '../texts.ts';

export const newProject: Texts['newProject'] = {
  title: 'Navrhněte si vypínače a\u00A0zásuvky pro svůj interiér',
  info: 'Pojmenujte projekt, přidejte místnosti a poskládejte sestavy z rámečků a přístrojů. Seznam produktů i\u00A0cenu máte stále před sebou. Účet nepotřebujete: k\u00A0projektu se vrátíte pomocí jeho identifikačního čísla.',
  createTitle: 'Nový projekt',
  nameLabel: 'Název projektu',
  namePlaceholder: 'např. Dům u lesa',
  create: 'Vytvořit projekt',
  installedEmpty:
    'Nainstalovaná aplikace zatím nezná projekty z vašeho prohlížeče. Zkopírujte tam odkaz na projekt nebo jeho identifikátor a vložte ho níže.',
  loadTitle: 'Načíst projekt',
  idLabel: 'Identifikační číslo projektu',
  idHint: '8 znaků; najdete ho ve vlastnostech projektu',
  idRequired: 'Zadejte identifikační číslo projektu',
  idLength: 'Identifikační číslo projektu musí mít délku 8 znaků',
  load: 'Načíst',
  remembered: 'Naposledy otevřené na tomto zařízení',
  searchRemembered: 'Hledat mezi nedávnými projekty',
  noneRemembered: 'Takový projekt tu není',
  forget: (name: string): string => `Odebrat projekt „${name}“ ze seznamu`,
  forgetUnsent: 'Odebrat a zahodit změny',
  unsent: (count) =>
    `Na tomto zařízení jsou změny, které ještě nebyly odeslány (${count}). Ztratí se spolu s tím, co si zařízení o projektu pamatuje.`,
  forgotten: (name: string): string => `Projekt „${name}“ byl odebrán ze seznamu`,
  openFile: 'Načíst projekt ze souboru',
  wrongFile: 'Tento soubor neobsahuje projekt',
  video: 'Podívejte se na instruktážní video',
  created: (name: string): string => `Projekt „${name}“ byl vytvořen`,
};
