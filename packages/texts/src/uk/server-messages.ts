import type { ServerMessages } from '../texts.ts';

export const serverMessages: ServerMessages = {
  list: {
    'note-too-long': 'Нотатка проєкту може мати щонайбільше 50\u202F000 символів',
    'too-many-abbreviations': 'Проєкт може мати щонайбільше 500 скорочень',
    'table-empty': 'Файл не містить жодного рядка',
    'table-protected':
      'Книгу захищено паролем або вона у форматі до 2007 року. Збережіть її без пароля як XLSX, ODS чи CSV.',
    'table-unreadable':
      'Цей файл не вдається прочитати як список. Збережіть його як XLSX, ODS чи CSV або вставте його рядки.',
  },
};
