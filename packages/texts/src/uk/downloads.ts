import type { Texts } from '../texts.ts';

export const downloads: Texts['downloads'] = {
  title: 'Завантажити',
  making: 'Файл готується…',
  saveFirst: 'Спочатку збережіть набір',
  forms: {
    pdf: 'PDF',
    workbook: 'XLS',
    semicolon: 'CSV для таблиць (крапка з комою)',
    comma: 'CSV для програм (кома)',
    cards: 'Каталожні картки (PDF)',
    'site-sheet': 'Монтажна картка (PDF)',
  },
  download: {
    pdf: 'Завантажити PDF',
    workbook: 'Завантажити XLS',
    semicolon: 'Завантажити CSV для таблиць (крапка з комою)',
    comma: 'Завантажити CSV для програм (кома)',
    cards: 'Завантажити каталожні картки',
    'site-sheet': 'Завантажити монтажну картку',
  },
};
