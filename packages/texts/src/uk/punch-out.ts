import { formatCount } from '@ramka/domain/text';
import { ukrainianPlural } from '../plural.ts';
import type { Texts } from '../texts.ts';

export const punchOut: Texts['punchOut'] = {
  refused: 'Не вдалося з’єднатися із системою закупівель',
  noAddress:
    'Система закупівель не вказала правильної адреси повернення (HOOK_URL). Зверніться до її адміністратора. Нічого не збережено.',
  unknownHost: (host: string): string =>
    `Адреса повернення веде на ${host}. Цієї системи закупівель немає в переліку дозволених. Зверніться до оператора конфігуратора. Нічого не збережено.`,
  goesTo: (host: string): string => `Замовлення буде передано в систему закупівель ${host}`,
  cancel: 'Скасувати',
  order: 'Передати замовлення',
  title: (host: string): string => `Замовлення для ${host}`,
  articles: (count: number): string =>
    ukrainianPlural(count, [
      'Немає чого передавати.',
      `Буде передано ${formatCount(count)} товар.`,
      `Буде передано ${formatCount(count)} товари.`,
      `Буде передано ${formatCount(count)} товарів.`,
    ]),
  send: 'Передати в систему закупівель',
  note: 'Замовлення ви перевірите й підтвердите в системі закупівель.',
};
