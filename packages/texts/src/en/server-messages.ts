import type { ServerMessages } from '../texts.ts';

export const serverMessages: ServerMessages = {
  list: {
    'note-too-long': 'The note of a project can have at most 50\u202F000 characters',
    'too-many-abbreviations': 'A project can have at most 500 abbreviations',
    'table-empty': 'The file contains no rows',
    'table-protected':
      'The workbook has a password or the format from before 2007. Save it without a password as XLSX, ODS or CSV.',
    'table-unreadable': 'The file cannot be read as a list. Save it as XLSX, ODS or CSV, or paste its rows.',
  },
};
