import { formatCount } from '@ramka/domain/text';
import { ukrainianPlural } from '../plural.ts';
import type { Texts } from '../texts.ts';

export const shop: Texts['shop'] = {
  order: 'Замовити в магазині',
  title: (shop: string): string => `Замовлення в магазині ${shop}`,
  articles: (count: number): string =>
    ukrainianPlural(count, [
      'Немає чого замовляти.',
      `До магазину буде передано ${formatCount(count)} товар.`,
      `До магазину буде передано ${formatCount(count)} товари.`,
      `До магазину буде передано ${formatCount(count)} товарів.`,
    ]),
  allFits: 'Усе гаразд.',
  check: 'Перевірте перед надсиланням',
  findings: {
    'no-sku': 'Магазин не має цього товару. До кошика він не потрапить.',
    'long-sku': 'Артикул задовгий для магазину. Товар до кошика не потрапить.',
    'long-name': 'Назва задовга для магазину, її буде скорочено.',
    'no-price': 'Товар без ціни. Ціну назве магазин.',
  },
  send: 'Перейти до магазину',
  note: 'Магазин відкриється в новій вкладці. Його ціни та наявність можуть відрізнятися.',
  tooLong: 'Список задовгий, щоб передати його повністю. Замовте товари для кожного приміщення окремо.',
  part: 'Це лише частина замовлення: без запасу, повних упаковок і того, що вже є в наявності або замовлено.',
  demonstration: 'Демонстраційний магазин',
  nothingOrdered: 'Це демонстрація: нічого не замовлено.',
  demonstrationText:
    'Демонстраційний магазин лише показує, що було б у кошику. Справжній магазин підключає оператор конфігуратора.',
  basket: 'Кошик',
  emptyBasket: 'Кошик порожній.',
  arrived: (count: number): string =>
    ukrainianPlural(count, [
      'Кошик порожній.',
      `У кошику ${formatCount(count)} товар.`,
      `У кошику ${formatCount(count)} товари.`,
      `У кошику ${formatCount(count)} товарів.`,
    ]),
};
