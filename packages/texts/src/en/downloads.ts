import type { Texts } from '../texts.ts';

export const downloads: Texts['downloads'] = {
  title: 'Download',
  making: 'The file is being made…',
  saveFirst: 'Save the set first',
  forms: {
    pdf: 'PDF',
    workbook: 'XLS',
    semicolon: 'CSV for spreadsheets (semicolon)',
    comma: 'CSV for programs (comma)',
    cards: 'Catalogue cards (PDF)',
    'site-sheet': 'Site sheet (PDF)',
  },
  download: {
    pdf: 'Download PDF',
    workbook: 'Download XLS',
    semicolon: 'Download CSV for spreadsheets (semicolon)',
    comma: 'Download CSV for programs (comma)',
    cards: 'Download catalogue cards',
    'site-sheet': 'Download site sheet',
  },
};
