import type { Texts } from '../texts.ts';

export const properties: Texts['properties'] = {
  title: 'Vlastnosti projektu',
  idTitle: 'Identifikační číslo projektu',
  idNote:
    'Toto číslo si uložte. S ním načtete projekt na jiném počítači. Každý, kdo ho zná, může projekt prohlížet, měnit i smazat.',
  copyId: 'Kopírovat číslo',
  idCopied: 'Číslo bylo zkopírováno',
  copyFailed: 'Kopírování se nezdařilo. Označte číslo a zkopírujte ho ručně.',
  renameTitle: 'Název projektu',
  saved: 'Změny byly uloženy',
  look: {
    title: 'Řada a barva projektu',
    note: 'Nové sestavy dostanou tuto řadu a barvu. Hotové sestavy se nezmění.',
    newSets: 'Nové sestavy',
    change: 'Změnit',
    changeOf: 'Změnit řadu a barvu nových sestav',
    roomTitle: (room) => `Nové sestavy v místnosti „${room}“`,
    ofNextSet: 'Určí je další nová sestava',
    asProject: 'Jako v celém projektu',
    line: 'Řada rámečků',
    finish: 'Provedení rámečků',
    colour: 'Barva produktů v rámečcích',
  },
  fileTitle: 'Soubor projektu',
  fileNote:
    'Uložte projekt do souboru: jako zálohu, nebo abyste ho otevřeli v konfigurátoru pro jinou zemi. Soubor otevřete na úvodní stránce.',
  saveFile: 'Uložit do souboru',
  deleteTitle: 'Smazání projektu',
  deleteNote: 'S projektem smažete i jeho místnosti, sestavy a produkty.',
  delete: 'Smazat projekt',
  deleteQuestion: (name: string): string => `Smazat projekt „${name}“?`,
  deleted: 'Projekt byl smazán',
};
