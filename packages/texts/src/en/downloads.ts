import type { Texts } from '../texts.ts';

export const downloads: Texts['downloads'] = {
  title: 'Download',
  making: 'Preparing the file…',
  saved: (name: string): string => `File saved: ${name}`,
  saveFirst: 'Save the set first',
  forms: {
    pdf: 'PDF',
    workbook: 'XLS',
    semicolon: 'CSV for spreadsheets (semicolon)',
    comma: 'CSV for programs (comma)',
    cards: 'Catalogue cards (PDF)',
    'site-sheet': 'Installation sheet (PDF)',
  },
  purposes: {
    full: 'Full list (PDF)',
    'full-workbook': 'Full list (XLS)',
    'order-pdf': 'Order (PDF)',
    'order-workbook': 'Order (XLS)',
    'order-semicolon': 'Order: CSV for spreadsheets (semicolon)',
    'order-comma': 'Order: CSV for programs (comma)',
    'order-symbols': 'Code and quantity: CSV for a shop',
    'open-trans': 'openTRANS 2.1 (XML) for a wholesaler',
    client: 'For the client (PDF)',
    'site-sheets': 'Installation sheets of all rooms (PDF)',
  },
  download: {
    pdf: 'Download PDF',
    workbook: 'Download XLS',
    semicolon: 'Download CSV for spreadsheets (semicolon)',
    comma: 'Download CSV for programs (comma)',
    cards: 'Download catalogue cards',
    'site-sheet': 'Download installation sheet',
  },
  waits: 'The document will be made once the connection is back',
  waitsNoLonger: 'You left the screen, so the document no longer waits for the connection',
  /** Before a PDF whose names hold letters that its fonts have not. */
  replaced: (letters: string): string =>
    `In the PDF, “�” will stand in place of ${letters}. The XLS and CSV files have all of them.`,
};
