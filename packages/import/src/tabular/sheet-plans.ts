import { ecatalogProductLine } from '@ramka/contract/catalogue-format/catalogue-files';
import { counterpartPlans } from './counterpart-plans.ts';
import {
  column,
  functionId,
  hexColor,
  family,
  id,
  image,
  name,
  series,
  type SheetPlan,
  yesNo,
} from './sheet-columns.ts';

const ownFields = new Set(['id', 'symbol', 'name', 'productGroupId', 'image', 'catalogUrl', 'replacedBy']);

/** Additional fields of e-catalogue products, so that a workbook loses no data. */
export const importedFields = Object.keys(ecatalogProductLine.shape).filter((field) => !ownFields.has(field));

const categories = (prefix: string, what: string): readonly SheetPlan[] => [
  {
    name: `${prefix}-categories`,
    about: `The drawers of ${what}, in their order.`,
    columns: [series, name('What it is called.', 'Switches'), id],
  },
  {
    name: `${prefix}-subcategories`,
    about: `What is inside the drawers of ${what}, in its order.`,
    columns: [
      series,
      column('category', 'The drawer, by its name.', 'Switches', { from: `${prefix}-categories.name` }),
      name('What it is called.', 'Two-way switches'),
      id,
    ],
  },
];

/** All tables of a catalogue as sheets, in workbook order. */
export const sheetPlans: readonly SheetPlan[] = [
  {
    name: 'catalogue',
    about: 'What this catalogue is: one row.',
    columns: [
      column('name', 'The name of the range.', 'Asfora'),
      column('edition', "The manufacturer's edition.", '2026-11'),
      column('sample', 'Whether its prices are samples, which every screen then says.', 'no', yesNo),
      column('updates', 'Kept by the imports of BMEcat: leave it as it is.'),
      column('lastId', 'Kept by the tool: the highest id that it has given.'),
    ],
  },
  {
    name: 'series',
    about: 'Product series. A series decides which frames, modules and colours go together.',
    columns: [
      column('tag', 'A short word for it: small letters, digits, hyphens. It stays the same.', 'asfora'),
      name('What it is called.', 'Asfora'),
      id,
    ],
  },
  {
    name: 'colours',
    about: 'The colours that modules and boxes come in. The first one of a series is chosen when the series is.',
    columns: [
      series,
      name('What it is called.', 'white'),
      hexColor,
      column('antibacterial', 'Whether it is the antibacterial version.', 'no', yesNo),
      family,
      id,
    ],
  },
  ...counterpartPlans,
  {
    name: 'frame-lines',
    about: 'Families of frames of one look: the tiles of step 1.',
    columns: [
      series,
      column('tag', 'A short word for it: small letters, digits, hyphens. It stays the same.', 'asfora-classic'),
      name('What it is called.', 'Asfora Classic'),
      column('maxSlots', 'The longest frame, 1 to 5.', '5', { from: ['1', '2', '3', '4', '5'] }),
      id,
    ],
  },
  {
    name: 'frame-subcategories',
    about: 'Materials or degrees of protection within a line: the filter of step 2. At least one for every line.',
    columns: [
      column('line', 'Tag of the line.', 'asfora-classic', { from: 'frame-lines.tag' }),
      name('What it is called.', 'plastic'),
      id,
    ],
  },
  {
    name: 'articles',
    about: 'Whatever can be ordered for a set: frames, mechanisms, rockers, covers, seals, boxes.',
    columns: [
      column('symbol', 'The order symbol as printed.', 'EPH5800121'),
      name('What it is called.', '1-gang frame, white'),
      { ...series, about: 'Tag of its series; empty where it belongs to none.' },
      column('colour', 'Of a visible part: its colour. Empty: it fits every colour.', 'white', {
        from: 'colours.name',
        also: ['colourId'],
      }),
      column('picture', 'Path below pictures/. Empty: a placeholder is drawn.', 'articles/EPH5800121.webp'),
      column('catalogUrl', 'Address of its page.', 'https://example.com/EPH5800121'),
      column(
        'attributes',
        'What tells it from others of its role. section is what its terminals take.',
        'rating=10-ax section=1-to-2-5',
      ),
      id,
    ],
  },
  {
    name: 'frames',
    about: 'The frames of every line. A plain frame is an article; a glass panel has a symbol with @ instead.',
    columns: [
      column('line', 'Tag of its line.', 'asfora-classic', { from: 'frame-lines.tag' }),
      column('symbol', 'Its article; of a glass panel its symbol with one @ for every controller.', 'EPH5800121', {
        from: 'articles.symbol',
      }),
      column('subcategory', 'The subcategory of its line.', 'plastic', {
        from: 'frame-subcategories.name',
        also: ['subcategoryId'],
      }),
      column('slots', 'How many slots it has, 1 to 5.', '1', { from: ['1', '2', '3', '4', '5'] }),
      column('sort', 'Its place in the list. Empty: in the order of the rows.', '10'),
      image('Its picture in pictures/frames/.'),
      column('height', 'Height in millimetres, which is the width of the one-slot frame. Empty: 82.', '82'),
      column('window', 'Width and height of an opening in millimetres. Empty: 55.', '55'),
      column('seal', 'Symbol of its IP44 seal; empty where it supports none.', 'TU1', {
        from: 'articles.symbol',
        also: ['sealId'],
      }),
      column('cornerBoxes', 'Its corner boxes: symbol, colour and number of each.', 'TPNR2/11: white × 1'),
      column('surfaceBoxes', 'Its surface boxes, as the corner boxes.', 'TSC/11: white × 1, TSH/11: white × 2'),
      column('finish', 'Its finish.', 'white', { from: 'finishes.id' }),
      name('Of a glass panel: what it is called.', 'Touch panel, 2-gang'),
      column('controllerSlots', 'Of a glass panel: C or M for every slot.', 'CMC'),
      column('controllerVariations', 'Of a glass panel: the touch points that are made.', '2-4 4-2'),
      id,
    ],
  },
  ...categories('module', 'modules'),
  {
    name: 'modules',
    about: 'What goes into the slots: switches, sockets, dimmers.',
    columns: [
      series,
      name('What it is called; no two of a series alike.', 'Two-way switch'),
      functionId,
      image('Its picture in pictures/modules/.'),
      column('category', 'Its drawer and what it is inside of it.', 'Switches / Two-way switches', {
        from: 'module-subcategories.name',
        also: ['categoryId', 'drawer'],
      }),
      column('visibleComponents', 'Symbols of its rockers or covers, of all colours.', 'EPH0400121, EPH0400171', {
        also: ['visible', 'visibleParts'],
      }),
      column('disablesIp44', 'Whether a set that holds it cannot be IP44.', 'yes', yesNo),
      column('disabledFrameLines', 'Tags of the lines that it does not fit.', 'asfora-wood'),
      id,
    ],
  },
  {
    name: 'module-groups',
    about: 'What a module is made of beside its visible part: mechanism, claws, lamp.',
    columns: [
      series,
      column('module', 'The module, by its name.', 'Two-way switch', { from: 'modules.name' }),
      name('What it is called.', 'Mechanism'),
      column('role', 'What its components are for.', 'mechanism', { from: 'component-roles.id' }),
      column('quantity', 'How many pieces of the chosen component. Empty: 1.', '1'),
      column('required', 'Whether one must be chosen.', 'yes', yesNo),
      column('userDefinedQuantity', 'Whether the user says how many.', 'no', yesNo),
      column('components', 'Symbols of what can be chosen, the default first.', 'SW6M, SW6AM'),
      id,
    ],
  },
  {
    name: 'controllers',
    about: 'Touch controllers: what sits behind a slot of a glass panel.',
    columns: [
      column('symbol', 'Its article.', 'STW1', { from: 'articles.symbol' }),
      series,
      column('product', 'Symbol of its product in the e-catalogue.', 'STW1', {
        from: 'e-catalogue-products.symbol',
        also: ['catalogId'],
      }),
      column('touchPoints', 'How many touch points it has, 1 to 4.', '2', { from: ['1', '2', '3', '4'] }),
      functionId,
      image('Its picture in pictures/controllers/.'),
      { ...id, about: 'Its article, by id: leave it as it is.' },
    ],
  },
  ...categories('product', 'single products'),
  {
    name: 'products',
    about: 'Single products, sold without a frame.',
    columns: [
      column('symbol', 'The order symbol.', 'AQW1/11'),
      name('What it is called.', 'Surface switch, IP54'),
      series,
      column('category', 'Its drawer, or its drawer and what it is inside of it.', 'Aquarius / Switches', {
        from: 'product-subcategories.name',
        also: ['categoryId'],
      }),
      column('product', 'Symbol of its product in the e-catalogue.', 'AQW1/11', {
        from: 'e-catalogue-products.symbol',
        also: ['catalogId'],
      }),
      image('Its picture in pictures/products/.'),
      column('catalogUrl', 'Address of its page.'),
      id,
    ],
  },
  {
    name: 'e-catalogue-groups',
    about: 'The tree of the e-catalogue: a row for every product group.',
    columns: [
      name('The series; empty for what belongs to none.', 'Asfora', 'series'),
      name('The group.', 'Sockets', 'group'),
      name('The product group.', 'Schuko sockets', 'productGroup'),
      { ...id, title: 'seriesId' },
      { ...id, title: 'groupId' },
      id,
    ],
  },
  {
    name: 'e-catalogue-products',
    about: 'Everything that is sold.',
    columns: [
      column('symbol', 'The order symbol.', 'EPH2900121'),
      name('What it is called.', 'Schuko socket, white'),
      column('productGroup', 'Its place in the tree.', 'Asfora / Sockets / Schuko sockets', {
        from: 'e-catalogue-groups.productGroup',
      }),
      image('Its picture in pictures/ecatalog/.'),
      column('catalogUrl', 'Address of its page.'),
      column('replacedBy', 'Symbol of what takes its place.', 'EPH2900122'),
      ...importedFields.map((field) => column(field, "As imports of a manufacturer's file keep it.")),
      id,
    ],
  },
  {
    name: 'e-catalogue-gone',
    about: 'What is sold no longer.',
    columns: [
      column('symbol', 'The order symbol that it had.', 'EPH2900120'),
      column('replacedBy', 'Symbol of what takes its place.', 'EPH2900121'),
      id,
    ],
  },
  {
    name: 'price-lists',
    about: 'The price lists. A deployment chooses one by its name.',
    columns: [
      column('name', 'A short word: small letters, digits, hyphens.', 'pln'),
      column('currency', 'Its code.', 'PLN'),
      column('label', 'What stands behind an amount.', 'zł'),
    ],
  },
  {
    name: 'prices',
    about: 'Net prices of one piece: a column for every price list, under its name. 0 is "on request".',
    columns: [column('symbol', 'The order symbol.', 'EPH5800121')],
  },
];
