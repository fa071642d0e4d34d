import type { Texts } from '../texts.ts';

export const editor: Texts['editor'] = {
  newSet: 'Новий набір',
  unnamedSet: 'Набір без назви',
  creatingInRoom: (room) => `Створення набору в приміщенні ${room}`,
  setName: 'Назва набору',
  quantity: 'Кількість наборів',
  loading: 'Завантаження набору',
  undo: (edit) => `Скасувати: ${edit}`,
  redo: (edit) => `Повторити: ${edit}`,
  nothingToUndo: 'Немає чого скасовувати',
  nothingToRedo: 'Немає чого повторювати',
  undoShort: 'Скасувати',
  redoShort: 'Повторити',
  menu: 'Інші дії',

  steps: {
    label: 'Кроки створення набору',
    line: 'Серія рамок',
    frame: 'Рамка',
    modules: 'Продукти',
    lineTitle: 'Виберіть серію рамок',
    next: 'Далі',
    needsLine: 'Спочатку виберіть серію рамок',
    needsFrame: 'Спочатку виберіть рамку',
    needsControllers: 'Спочатку виберіть усі контролери',
    noModuleSlots: 'Ця рамка не має місць для продуктів',
  },

  line: {
    upTo: (slots) => `1–${slots}×`,
    singleProducts: 'Комплектні продукти без рамок',
  },

  frame: {
    slots: 'Кількість місць',
    times: (slots) => `×${slots}`,
    slotsOf: (slots) => `${slots}-місна рамка`,
    kinds: 'Вид рамки',
    kindsBasic: 'Рамки IP20 / IP44',
    none: 'Рамки цього виду з такою кількістю місць немає',
    ip44: 'IP44',
    list: 'Рамки',
  },

  drawer: {
    label: 'Продукти для встановлення',
    categories: 'Категорії продуктів',
    subcategories: 'Підкатегорії',
    everything: 'Усі',
    colours: 'Колір',
    recolour: (colour) => `Змінити всі на: ${colour}`,
    antibacterial: 'Антибактеріальна версія',
    search: 'Знайти продукт',
    clearSearch: 'Очистити пошук',
    none: 'Немає продуктів цього кольору',
    noneFound: (query) => `За запитом «${query}» нічого немає`,
    hint: 'Перетягніть у рамку або двічі клацніть',
    hintTouch: 'Торкніться продукту, потім місця в рамці',
    picked: (module) => `${module}: укажіть місце в рамці`,
    awaiting: (slot) => `Місце ${slot}: виберіть продукт`,
    letGo: 'Відкласти',
  },

  picture: {
    label: (frame) => `Вигляд набору: ${frame}`,
    chooseFrame: 'Виберіть рамку зі списку',
    slots: 'Місця в рамці',
    empty: (slot) => `Місце ${slot}, порожнє`,
    filled: (slot, module) => `Місце ${slot}: ${module}`,
    emptyController: (slot) => `Місце ${slot}, без контролера`,
    options: (slot) => `Опції продукту на місці ${slot}`,
    remove: (slot) => `Прибрати продукт з місця ${slot}`,
    changeController: (slot) => `Змінити контролер на місці ${slot}`,
    removeController: (slot) => `Прибрати контролер з місця ${slot}`,
    placeHere: (module, slot) => `Встановити на місце ${slot}: ${module}`,
    replaces: (module) => `Замінить: ${module}`,
    swapsWith: (module) => `Поміняється місцями з: ${module}`,
    gone: 'Вилучено з\u00A0каталогу',
  },

  refusals: {
    controllerSlot: 'Це місце для сенсорного контролера',
    notInFrame: 'Ця рамка не має такого місця',
    wrongLine: 'Цей продукт не підходить до цієї серії рамок',
    wrongSeries: 'Цей продукт належить до іншої серії',
    noFreeSlot: 'Усі місця зайняті',
    controllerDoesNotFit: 'Панелі з таким розташуванням контролерів немає',
    gone: 'Цього продукту вже немає в каталозі',
    noFrame: 'Спочатку виберіть рамку',
    notPossible: 'У цьому наборі це неможливо',
  },

  switches: {
    label: 'Додатково',
    ip44: 'Ущільнення IP44',
    ip44Off: (module) => `Неможливо: ${module} не має версії IP44`,
    cornerBox: 'Кутова коробка',
    surfaceBox: 'Накладна коробка',
    changeColour: 'Змінити колір',
    cornerReplaces: 'Увімкнення вимкне накладну коробку',
    surfaceReplaces: 'Увімкнення вимкне кутову коробку',
    colour: (colour) => `Колір: ${colour}`,
  },

  boxDialog: {
    cornerTitle: 'Колір кутової коробки',
    surfaceTitle: 'Колір накладної коробки',
    choose: 'Вибрати',
    cancel: 'Скасувати',
    colours: 'Кольори коробки',
  },

  controllerDialog: {
    title: (slot) => `Контролер на місці ${slot}`,
    choose: 'Вибрати',
    cancel: 'Скасувати',
    list: 'Контролери',
    points: (points) => `Точки дотику: ${points}`,
    ruledOut: (slots) =>
      slots.length === 1
        ? `Його виключає вибір на місці ${slots.join()}`
        : `Його виключає вибір на місцях ${slots.join('\u00A0і\u00A0')}`,
    neverFits: 'Панелі з таким розташуванням немає',
  },

  optionsDialog: {
    title: (slot) => `Опції продукту на місці ${slot}`,
    none: 'немає',
    quantity: 'Кількість штук',
    pieces: (quantity) => `${quantity} шт.`,
    always: 'Завжди в наборі',
    save: 'Зберегти',
    cancel: 'Скасувати',
    close: 'Закрити',
    fixed: 'Цей продукт не має опцій для вибору.',
    visiblePart: 'Видима частина',
  },

  bill: {
    price: 'Ціна без ПДВ',
    partlyOnRequest: 'без елементів із ціною за запитом',
    needsFrame: 'Ціна та список з’являться після вибору рамки.',
    needsControllers: 'Ціна та список з’являться після вибору всіх контролерів.',
    failed: (why: string) => `${why}. Показуємо останню відому ціну.`,
    show: 'Показати список елементів',
    reasons: {
      frame: 'Рамка',
      seal: 'Ущільнення IP44',
      cornerBox: 'Кутова коробка',
      surfaceBox: 'Накладна коробка',
      controller: (slots) => `Контролер, ${places(slots)}`,
      visiblePart: (slots) => `Видима частина, ${places(slots)}`,
      always: (group, slots) => `${group}, ${places(slots)} (завжди)`,
      chosen: (group, slots) => `${group}, ${places(slots)} (вибрано)`,
    },
  },

  save: {
    save: 'Зберегти набір',
    unsaved: 'Набір має незбережені зміни',
    nothing: 'Немає змін для збереження',
    notConfigured: 'Зберегти можна після вибору рамки та всіх контролерів',
    replaceFirst: 'Зберегти можна після заміни або видалення того, чого вже немає в каталозі',
    created: 'Набір створено',
    createdInRoom: (room) => `Набір створено й додано до приміщення ${room}`,
    saved: 'Зміни в наборі збережено',
  },

  leave: {
    title: 'Незбережені зміни',
    question: 'Відкинути незбережені зміни й вийти з редагування?',
    yes: 'Так',
    no: 'Ні',
  },

  stale: {
    title: 'Хтось змінив цей набір',
    text: 'Після відкриття цього набору було збережено його новішу версію. Ваші зміни досі на екрані; завантаження новішої версії їх відкине.',
    saveCopy: 'Зберегти як копію',
    loadNewer: 'Завантажити новішу версію',
    stay: 'Повернутися до редагування',
    loaded: 'Завантажено новішу версію набору',
    goneTitle: 'Хтось видалив цей набір',
    gone: 'Цього набору вже немає. Те, що на екрані, можна зберегти як новий набір.',
    saveNew: 'Зберегти як новий набір',
  },

  draft: {
    title: 'Незавершений набір',
    text: (set, when) =>
      `Зміни в наборі «${set}»${when === null ? '' : ` від ${when}`} не збережено, але вони залишилися в цьому браузері. Завантажити їх?`,
    load: 'Завантажити',
    discard: 'Відкинути',
    loaded: 'Завантажено незавершений набір',
  },

  actions: {
    copy: 'Копіювати набір',
    rename: 'Змінити назву',
    delete: 'Видалити набір',
  },

  edits: {
    'choose-line': 'вибір серії',
    'choose-frame': 'вибір рамки',
    'place-module': 'встановлення модуля',
    'move-module': 'перенесення модуля',
    'remove-module': 'видалення модуля',
    'choose-options': 'зміна опцій модуля',
    'recolour-modules': 'зміна кольору модулів',
    'choose-controller': 'вибір контролера',
    'remove-controller': 'видалення контролера',
    'switch-ip44': 'зміна ущільнення IP44',
    'choose-corner-box': 'зміна кутової коробки',
    'choose-surface-box': 'зміна накладної коробки',
    rename: 'зміна назви набору',
  },

  removals: {
    sentence: (parts) => `З набору прибрано: ${parts}.`,
    notKept: (parts) => `Не вдалося зберегти: ${parts}.`,
    option: (slot, group, from, to) =>
      to === null ? `${group}: ${from} на місці ${slot}` : `${group}: ${from} на місці ${slot} (тепер ${to})`,
    otherColour: (parts) => `У цьому кольорі не випускається: ${parts}.`,
    colour: (slot, module, colour) => `${module} на місці ${slot} (тепер ${colour})`,
    frame: 'рамка',
    module: (slot, name) => `${name} з місця ${slot}`,
    controller: (slot, name) => `${name} з місця ${slot}`,
    ip44: 'ущільнення IP44',
    cornerBox: 'кутова коробка',
    surfaceBox: 'накладна коробка',
    gone: 'вилучений продукт',
  },

  announce: {
    placed: (module, slot) => `${module}: встановлено на місце ${slot}`,
    placedInstead: (module, slot, other) => `${module}: встановлено на місце ${slot} замість: ${other}`,
    exchanged: (module, slot) => `${module}: замінено на місці ${slot}`,
    recoloured: (colour) => `Колір усіх продуктів набору: ${colour}`,
    swapped: (module, slot, other, from) => `Поміняно місцями: ${module} на місці ${slot}, ${other} на місці ${from}`,
    moved: (module, slot) => `${module}: перенесено на місце ${slot}`,
    removed: (module, slot) => `${module}: прибрано з місця ${slot}`,
    picked: (module) => `${module}: вибрано, укажіть місце в рамці`,
    lifted: (module) => `${module}: піднято`,
    letGo: (module) => `${module}: відкладено`,
    frame: (frame) => `Вибрано рамку: ${frame}`,
    line: (line) => `Вибрано серію: ${line}`,
    controller: (controller, slot) => `${controller}: вибрано на місці ${slot}`,
    options: (module, slot, chosen) => `${module}, місце ${slot}, опції збережено: ${chosen}`,
    undone: (edit) => `Скасовано: ${edit}`,
    redone: (edit) => `Повторено: ${edit}`,
    switchedOn: (what) => `${what}: увімкнено`,
    switchedOff: (what) => `${what}: вимкнено`,
    results: (count) => `Знайдено продуктів: ${count}`,
  },

  missing: {
    title: 'Деяких частин цього набору вже немає в каталозі',
    frame: 'рамка',
    module: (slot) => `продукт на місці ${slot}`,
    component: (slot) => `частина продукту на місці ${slot}`,
    controller: (slot) => `контролер на місці ${slot}`,
    seal: 'ущільнення IP44',
    box: 'коробка цього кольору',
    advice: 'Замініть їх або приберіть, а потім збережіть набір.',
  },
};

/** Slots in a few words that are not torn apart. */
const places = (slots: readonly number[]): string =>
  `${slots.length === 1 ? 'місце' : 'місця'}\u00A0${slots.join(',\u00A0')}`;
