import type { ServerMessages } from '../texts.ts';

export const serverMessages: ServerMessages = {
  list: {
    'note-too-long': 'Poznámka projektu může mít nejvýše 50\u202F000 znaků',
    'too-many-abbreviations': 'Projekt může mít nejvýše 500 zkratek',
    'table-empty': 'Soubor neobsahuje žádné řádky',
    'table-protected':
      'Sešit je chráněn heslem nebo je ve formátu starším než z roku 2007. Uložte ho bez hesla jako XLSX, ODS nebo CSV.',
    'table-unreadable':
      'Tento soubor nelze přečíst jako seznam. Uložte ho jako XLSX, ODS nebo CSV, nebo vložte jeho řádky.',
  },
};
