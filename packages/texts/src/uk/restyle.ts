import { formatCount } from '@ramka/domain/text';
import { ukrainianPlural } from '../plural.ts';
import type { Texts } from '../texts.ts';

export const restyle: Texts['restyle'] = {
  title: 'Зміна серії та кольорів',
  openRoom: (room) => `Змінити серію та кольори: ${room}`,
  back: 'Назад',
  scopes: {
    project: 'Увесь проєкт',
    room: (name) => `Приміщення «${name}»`,
    sets: 'Вибрані набори',
    set: (name) => `Набір «${name}»`,
  },
  sets: (count) =>
    ukrainianPlural(count, [
      'немає наборів',
      `${formatCount(count)} набір`,
      `${formatCount(count)} набори`,
      `${formatCount(count)} наборів`,
    ]),
  choice: {
    title: 'На що змінити',
    line: 'Серія рамок',
    finish: 'Виконання рамок',
    material: 'Інші матеріали',
    colour: 'Колір виробів у рамках',
    asIs: 'Без змін',
    asFrame: 'Як рамка',
    ofLine: (finish, line) => `${finish}, ${line}`,
    linesOnly: 'Цей каталог не містить виконань рамок, тому можна змінити лише серію рамок.',
    show: 'Змінити вибір',
    hide: 'Згорнути вибір',
  },
  invitation: {
    title: 'Виберіть серію рамок, виконання або колір',
    text: 'Перш ніж щось зміниться, тут буде видно кожен набір до зміни та після неї, з ціною і з тим, чого бракуватиме.',
  },
  empty: {
    title: 'Тут немає наборів для зміни',
    text: 'Створіть набір або додайте його до приміщення, а потім поверніться сюди.',
  },
  external: {
    title: 'Ці набори можна змінити лише в застосунку для планування',
    text: 'Усі набори надійшли із застосунку для планування, тому тут їх змінити не можна.',
  },
  gone: 'Того, що мало змінитися, у проєкті вже немає',
  counting: 'Перевірка наборів…',
  counted: (sets, before, after) => `Перевірено: ${sets}, ${before}, після зміни ${after}`,
  changedSince: {
    title: 'Тим часом проєкт змінився, тому нічого не змінено.',
    again: 'Тим часом проєкт змінився.',
    rows: (count) =>
      ukrainianPlural(count, [
        'Результат перевірено знову, він такий самий.',
        `Результат перевірено знову: ${formatCount(count)} набір тепер виглядає інакше, його позначено.`,
        `Результат перевірено знову: ${formatCount(count)} набори тепер виглядають інакше, їх позначено.`,
        `Результат перевірено знову: ${formatCount(count)} наборів тепер виглядають інакше, їх позначено.`,
      ]),
    mark: 'інакше, ніж раніше',
  },
  verdicts: { kept: 'Без втрат', changed: 'З відмінностями', incomplete: 'Неповний', impossible: 'Неможливо' },
  same: 'Уже так виглядає',
  filter: 'Показати набори',
  allVerdicts: 'Усі',
  withCount: (words, count) => `${words}: ${formatCount(count)}`,
  noneOfVerdict: 'Таких наборів немає',
  apply: (name) => `Змінити набір «${name}»`,
  applyShort: 'Змінити',
  before: 'До',
  after: 'Після',
  staysSo: 'Залишається без змін',
  pieces: (count) => `${formatCount(count)} шт.`,
  inRooms: (rooms) => `У приміщеннях: ${rooms}`,
  roomQuantity: (room, count) => `${room} ×${formatCount(count)}`,
  noRoom: 'Поза приміщеннями',
  sharedAbove: (sets) => `Ті самі набори, що й вище: ${sets}`,
  price: (before, after) => `Ціна без ПДВ до зміни ${before}, після зміни ${after}`,
  copy: (count, name) =>
    ukrainianPlural(count, [
      `Це приміщення отримає копію «${name}».`,
      `Набір є ще у ${formatCount(count)} приміщенні, тому це приміщення отримає копію «${name}».`,
      `Набір є ще у ${formatCount(count)} приміщеннях, тому це приміщення отримає копію «${name}».`,
      `Набір є ще у ${formatCount(count)} приміщеннях, тому це приміщення отримає копію «${name}».`,
    ]),
  changes: {
    function: (slot, to, from) => `місце ${slot}: ${to} (було: ${from})`,
    loses: (lost) => `без: ${lost}`,
    emptied: (slot, from) => `місце ${slot} залишиться порожнім (було: ${from})`,
    emptiedUnknown: (slot) => `місце ${slot} залишиться порожнім: виробу вже немає в каталозі`,
    colour: (slot, to, wanted) => `місце ${slot}: колір ${to} (вибраний: ${wanted})`,
    option: (slot, group, to, from) => `місце ${slot}, ${group}: ${to} (було: ${from})`,
    optionLost: (slot, group, from) => `місце ${slot}, ${group} – без: ${from}`,
    finish: (to, from) => `рамка: ${to} (було: ${from})`,
    unnamedFinish: 'інше виконання',
    sealLacking: 'без ущільнювача IP44: для цієї рамки його немає',
    sealRuledOut: (slot) =>
      slot === undefined
        ? 'без ущільнювача IP44: його виключає виріб у рамці'
        : `без ущільнювача IP44: його виключає виріб на місці ${slot}`,
    corner: 'кутова коробка',
    surface: 'коробка накладного монтажу',
    box: (box, to, from) => `${box}: колір ${to} (було: ${from})`,
    boxOf: (box, to) => `${box}: колір ${to}`,
    boxGone: (box) => `${box}: для цієї рамки її немає`,
  },
  standIn: (slot) => `Що на місці ${slot}`,
  leaveEmpty: 'залишити порожнім',
  withLoss: (name, lost) => `${name} (без: ${lost})`,
  finishUpTo: (finish, slots) =>
    `Виконання «${finish}» мають лише рамки до ${slots} ${slots === 1 ? 'місця' : 'місць'}.`,
  divide: (first, second) => `Розділити на ${first} + ${second}`,
  takeFinish: (finish) => `Взяти: ${finish}`,
  keepUnchanged: 'Залишити без змін',
  otherLines: (sets, lines) => `В інших серіях: ${sets} (${lines})`,
  allIntoLine: (line) => `Усі до серії ${line}`,
  reasons: {
    'unknown-frame': 'Цієї рамки вже немає в каталозі',
    'unknown-line': 'Цієї серії рамок немає в каталозі',
    'no-frame-of-size': 'У цій серії немає рамок із такою кількістю місць',
    'no-frame-of-finish': 'Такої рамки в цьому виконанні немає',
    'no-panel': 'Немає панелі з таким розташуванням',
    'external-set': 'Цей набір можна змінити лише в застосунку для планування',
  },
  foot: {
    label: 'Застосування змін',
    changes: (count) =>
      ukrainianPlural(count, [
        'Нічого не зміниться',
        `Зміниться ${formatCount(count)} набір`,
        `Зміняться ${formatCount(count)} набори`,
        `Зміниться ${formatCount(count)} наборів`,
      ]),
    copies: (count) =>
      ukrainianPlural(count, [
        '',
        `${formatCount(count)} копія`,
        `${formatCount(count)} копії`,
        `${formatCount(count)} копій`,
      ]),
    left: (count) =>
      ukrainianPlural(count, [
        '',
        `${formatCount(count)} набір залишається без змін`,
        `${formatCount(count)} набори залишаються без змін`,
        `${formatCount(count)} наборів залишається без змін`,
      ]),
    total: 'Вартість проєкту без ПДВ',
    apply: 'Застосувати',
    nothing: 'Нічого б не змінилося',
    counting: 'Триває перевірка наборів',
  },
  applied: (count) =>
    ukrainianPlural(count, [
      'Нічого не змінилося',
      `Змінено ${formatCount(count)} набір`,
      `Змінено ${formatCount(count)} набори`,
      `Змінено ${formatCount(count)} наборів`,
    ]),
  notApplied: 'Не вдалося застосувати зміни. Ваш вибір залишився на екрані.',
};
