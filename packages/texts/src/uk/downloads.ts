import type { Texts } from '../texts.ts';

export const downloads: Texts['downloads'] = {
  title: 'Завантажити',
  making: 'Файл готується…',
  saved: (name: string): string => `Файл збережено: ${name}`,
  saveFirst: 'Спочатку збережіть набір',
  forms: {
    pdf: 'PDF',
    workbook: 'XLS',
    semicolon: 'CSV з крапками з комою',
    comma: 'CSV з комами',
    cards: 'Каталожні аркуші (PDF)',
    'site-sheet': 'Монтажний аркуш (PDF)',
  },
  purposes: {
    full: 'Повний перелік (PDF)',
    'full-workbook': 'Повний перелік (XLS)',
    'order-pdf': 'Замовлення (PDF)',
    'order-workbook': 'Замовлення (XLS)',
    'order-semicolon': 'Замовлення: CSV з крапками з комою',
    'order-comma': 'Замовлення: CSV з комами',
    'order-symbols': 'Артикул і кількість: CSV для магазину',
    'open-trans': 'openTRANS 2.1 (XML) для постачальника',
    client: 'Для замовника (PDF)',
    'site-sheets': 'Монтажні аркуші всіх приміщень (PDF)',
  },
  download: {
    pdf: 'Завантажити PDF',
    workbook: 'Завантажити XLS',
    semicolon: 'Завантажити CSV з крапками з комою',
    comma: 'Завантажити CSV з комами',
    cards: 'Завантажити каталожні аркуші',
    'site-sheet': 'Завантажити монтажний аркуш',
  },
  waits: 'Документ підготуємо, щойно відновиться з’єднання',
  waitsNoLonger: 'Ви залишили екран, тож документ більше не чекає на з’єднання',
  /** Before a PDF whose names hold letters that its fonts have not. */
  replaced: (letters: string): string =>
    `У файлі PDF замість символів ${letters} буде «�». Файли XLS і CSV містять їх усі.`,
};
