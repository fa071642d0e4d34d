import type { ServerMessages } from '../texts.ts';

export const serverMessages: ServerMessages = {
  list: {
    'note-too-long': 'Poznámka projektu môže mať najviac 50\u202F000 znakov',
    'too-many-abbreviations': 'Projekt môže mať najviac 500 skratiek',
    'table-empty': 'Súbor neobsahuje žiadne riadky',
    'table-protected':
      'Zošit je chránený heslom alebo je vo formáte spred roku 2007. Uložte ho bez hesla ako XLSX, ODS alebo CSV.',
    'table-unreadable':
      'Tento súbor sa nedá prečítať ako zoznam. Uložte ho ako XLSX, ODS alebo CSV, alebo vložte jeho riadky.',
  },
};
