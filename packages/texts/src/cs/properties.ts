import type { Texts } from '../texts.ts';

export const properties: Texts['properties'] = {
  title: 'Vlastnosti projektu',
  idTitle: 'Identifikační číslo projektu',
  idNote:
    'Toto číslo si uložte. S ním načtete projekt na jiném počítači. Každý, kdo ho zná, může projekt prohlížet i měnit.',
  copyId: 'Kopírovat číslo',
  idCopied: 'Číslo bylo zkopírováno',
  copyFailed: 'Kopírování se nezdařilo. Označte číslo a zkopírujte ho ručně.',
  elsewhereTitle: 'Otevřít na jiném zařízení',
  elsewhereNote: 'Naskenujte kód nebo pošlete odkaz: vede přímo k projektu.',
  qrCode: 'QR kód s odkazem na projekt',
  copyLink: 'Kopírovat odkaz',
  linkCopied: 'Odkaz byl zkopírován',
  copyLinkFailed: 'Kopírování se nezdařilo. Označte odkaz a zkopírujte ho ručně.',
  renameTitle: 'Název projektu',
  saved: 'Změny byly uloženy',
  fileTitle: 'Soubor projektu',
  fileNote:
    'Uložte projekt do souboru: jako zálohu, nebo abyste ho otevřeli v konfigurátoru pro jinou zemi. Soubor otevřete na úvodní stránce.',
  saveFile: 'Uložit do souboru',
  deleteTitle: 'Smazání projektu',
  deleteNote: 'Smazáním projektu se smažou také jeho místnosti, sestavy a produkty.',
  delete: 'Smazat projekt',
  deleteQuestion: (name: string): string => `Smazat projekt „${name}“?`,
  deleted: 'Projekt byl smazán',
};
