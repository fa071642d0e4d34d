import type { Texts } from '../texts.ts';

export const downloads: Texts['downloads'] = {
  title: 'Download',
  orderAndFiles: 'Order and files',
  formats: 'Other formats',
  nothing: 'Add something to a room first',
  making: 'Preparing the file…',
  saved: (name: string): string => `File saved: ${name}`,
  ready: (name: string): string => `The file “${name}” is ready`,
  saveOrSend: 'Save or send',
  /** In a browser inside another app, which may ignore downloads. */
  handedOver: 'The file was passed to the app that shows this page. If it does not appear, open the page in a browser.',
  saveFirst: 'Save the set first',
  forms: {
    pdf: 'PDF',
    workbook: 'XLS',
    semicolon: 'CSV, semicolon-separated',
    comma: 'CSV, comma-separated',
    cards: 'Product data sheets (PDF)',
    'site-sheet': 'Installation sheet (PDF)',
  },
  purposes: {
    'full-pdf': 'Bill of materials for yourself (PDF)',
    'full-workbook': 'Bill of materials for yourself (XLS)',
    'full-semicolon': 'Bill of materials: CSV, semicolon-separated',
    'full-comma': 'Bill of materials: CSV, comma-separated',
    'order-pdf': 'Order (PDF)',
    'order-workbook': 'Order (XLS)',
    'order-semicolon': 'Order: CSV, semicolon-separated',
    'order-comma': 'Order: CSV, comma-separated',
    'order-symbols': 'Code and quantity: CSV for a shop',
    'open-trans': 'openTRANS 2.1 (XML) for a wholesaler',
    client: 'For the client (PDF)',
    'site-sheets': 'Installation sheets of all rooms (PDF)',
    'drilling-template': 'Drilling template 1 : 1 (PDF)',
    'drilling-template-vertical': 'Vertical',
    'drilling-templates': 'Drilling templates 1 : 1 (PDF)',
  },
  horizontal: 'Horizontal',
  download: {
    pdf: 'Download PDF',
    workbook: 'Download XLS',
    semicolon: 'Download CSV (semicolon)',
    comma: 'Download CSV (comma)',
    cards: 'Download product data sheets',
    'site-sheet': 'Download installation sheet',
  },
  waits: 'The document will be created when you are back online',
  waitsNoLonger: 'The document was cancelled because you left the page',
  /** Shown before the download of a PDF whose fonts lack some letters of the names. */
  replaced: (letters: string): string =>
    `In the PDF, “�” replaces ${letters}. The XLS and CSV files contain all of them.`,
};
