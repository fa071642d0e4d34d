import type { Texts } from '../texts.ts';

export const newProject: Texts['newProject'] = {
  title: 'Navrhnite si vypínače a\u00A0zásuvky do svojho interiéru',
  info: 'Pomenujte projekt, pridajte miestnosti a poskladajte zostavy z rámikov a prístrojov. Zoznam produktov aj cenu máte stále pred sebou. Účet nepotrebujete: k\u00A0projektu sa vrátite pomocou jeho identifikačného čísla.',
  createTitle: 'Nový projekt',
  nameLabel: 'Názov projektu',
  namePlaceholder: 'napr. Dom pri lese',
  create: 'Vytvoriť projekt',
  installedEmpty:
    'Nainštalovaná aplikácia zatiaľ nepozná projekty z vášho prehliadača. Skopírujte tam odkaz na projekt alebo jeho identifikátor a vložte ho nižšie.',
  loadTitle: 'Načítať projekt',
  idLabel: 'Identifikačné číslo projektu',
  idHint: '8 znakov; nájdete ho vo vlastnostiach projektu',
  idRequired: 'Zadajte identifikačné číslo projektu',
  idLength: 'Identifikačné číslo projektu musí mať 8 znakov',
  load: 'Načítať',
  remembered: 'Naposledy otvorené na tomto zariadení',
  searchRemembered: 'Hľadať medzi nedávnymi projektmi',
  noneRemembered: 'Taký projekt tu nie je',
  forget: (name: string): string => `Odobrať projekt „${name}“ zo zoznamu`,
  forgetUnsent: 'Odobrať a zahodiť zmeny',
  unsent: (count) =>
    `Na tomto zariadení sú zmeny, ktoré ešte neboli odoslané (${count}). Stratia sa spolu s tým, čo si zariadenie o projekte pamätá.`,
  forgotten: (name: string): string => `Projekt „${name}“ bol odobratý zo zoznamu`,
  openFile: 'Načítať projekt zo súboru',
  wrongFile: 'Tento súbor neobsahuje projekt',
  video: 'Pozrite si inštruktážne video',
  created: (name: string): string => `Projekt „${name}“ bol vytvorený`,
};
