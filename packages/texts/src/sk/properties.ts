import type { Texts } from '../texts.ts';

export const properties: Texts['properties'] = {
  title: 'Vlastnosti projektu',
  idTitle: 'Identifikačné číslo projektu',
  idNote:
    'Toto číslo si uložte. S ním načítate projekt na inom počítači. Každý, kto ho pozná, môže projekt prezerať, meniť aj odstrániť.',
  copyId: 'Kopírovať číslo',
  idCopied: 'Číslo bolo skopírované',
  copyFailed: 'Kopírovanie sa nepodarilo. Označte číslo a skopírujte ho ručne.',
  renameTitle: 'Názov projektu',
  saved: 'Zmeny boli uložené',
  look: {
    title: 'Séria a farba projektu',
    note: 'Nové zostavy dostanú túto sériu a farbu. Hotové zostavy sa nezmenia.',
    newSets: 'Nové zostavy',
    change: 'Zmeniť',
    changeOf: 'Zmeniť sériu a farbu nových zostáv',
    roomTitle: (room) => `Nové zostavy v miestnosti „${room}“`,
    ofNextSet: 'Určí ich ďalšia nová zostava',
    asProject: 'Ako v celom projekte',
    line: 'Séria rámikov',
    finish: 'Vyhotovenie rámikov',
    colour: 'Farba produktov v rámikoch',
  },
  fileTitle: 'Súbor projektu',
  fileNote:
    'Uložte projekt do súboru: ako zálohu, alebo aby ste ho otvorili v konfigurátore pre inú krajinu. Súbor otvoríte na úvodnej stránke.',
  saveFile: 'Uložiť do súboru',
  deleteTitle: 'Zmazanie projektu',
  deleteNote: 'S projektom zmažete aj jeho miestnosti, zostavy a produkty.',
  delete: 'Zmazať projekt',
  deleteQuestion: (name: string): string => `Zmazať projekt „${name}“?`,
  deleted: 'Projekt bol zmazaný',
};
