import type { Texts } from '../texts.ts';

export const downloads: Texts['downloads'] = {
  title: 'Завантажити',
  orderAndFiles: 'Замовлення й файли',
  formats: 'Інші формати',
  list: 'Список квартири (CSV)',
  nothing: 'Спершу додайте щось до приміщення',
  making: 'Файл готується…',
  saved: (name: string): string => `Файл збережено: ${name}`,
  ready: (name: string): string => `Файл «${name}» готовий`,
  saveOrSend: 'Зберегти або надіслати',
  /** In a browser inside another app, which may ignore downloads. */
  handedOver:
    'Файл передано застосунку, у якому відкрито цю сторінку. Якщо він не з’явиться, відкрийте сторінку в браузері.',
  saveFirst: 'Спочатку збережіть набір',
  forms: {
    pdf: 'PDF',
    workbook: 'XLS',
    semicolon: 'CSV, розділювач «;»',
    comma: 'CSV, розділювач «,»',
    cards: 'Каталожні аркуші (PDF)',
    'site-sheet': 'Монтажний аркуш (PDF)',
  },
  purposes: {
    'full-pdf': 'Специфікація матеріалів для себе (PDF)',
    'full-workbook': 'Специфікація матеріалів для себе (XLS)',
    'full-semicolon': 'Специфікація матеріалів: CSV, розділювач «;»',
    'full-comma': 'Специфікація матеріалів: CSV, розділювач «,»',
    'order-pdf': 'Замовлення (PDF)',
    'order-workbook': 'Замовлення (XLS)',
    'order-semicolon': 'Замовлення: CSV, розділювач «;»',
    'order-comma': 'Замовлення: CSV, розділювач «,»',
    'order-symbols': 'Артикул і кількість: CSV для магазину',
    'open-trans': 'openTRANS 2.1 (XML) для постачальника',
    client: 'Для замовника (PDF)',
    'site-sheets': 'Монтажні аркуші всіх приміщень (PDF)',
    'drilling-template': 'Шаблон для свердління 1 : 1 (PDF)',
    'drilling-template-vertical': 'Вертикально',
    'drilling-templates': 'Шаблони для свердління 1 : 1 (PDF)',
    stickers: 'Наліпки з позначеннями (PDF)',
    'points-semicolon': 'Точки: CSV з крапками з комою',
    'points-comma': 'Точки: CSV з комами',
  },
  horizontal: 'Горизонтально',
  download: {
    pdf: 'Завантажити PDF',
    workbook: 'Завантажити XLS',
    semicolon: 'Завантажити CSV (;)',
    comma: 'Завантажити CSV (,)',
    cards: 'Завантажити каталожні аркуші',
    'site-sheet': 'Завантажити монтажний аркуш',
  },
  waits: 'Документ підготуємо, щойно відновиться з’єднання',
  waitsNoLonger: 'Ви перейшли на іншу сторінку, тож документ більше не чекає на з’єднання',
  /** Shown before the download of a PDF whose fonts lack some letters of the names. */
  replaced: (letters: string): string =>
    `У файлі PDF замість символів ${letters} буде «�». Файли XLS і CSV містять їх усі.`,
};
