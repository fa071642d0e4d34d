import { buildListedSet } from '@ramka/domain/flat-list/build-listed-set';
import type {
  FlatListContext,
  FlatListInput,
  FlatListReading,
  ListCell,
  ListedSet,
} from '@ramka/domain/flat-list/flat-list';
import { parseFlatList } from '@ramka/domain/flat-list/parse-flat-list';
import { describe, expect, it } from 'vitest';
import { sampleListContext } from './testing/sample-list-context.ts';

const context = sampleListContext.pl;
const table = (...rows: readonly (readonly ListCell[])[]): FlatListInput => ({
  kind: 'table',
  rows: rows.map((cells, index) => ({ cells, line: index + 1 })),
});
const read = (input: FlatListInput | string, changed: Partial<FlatListContext<string>> = {}): FlatListReading<string> =>
  parseFlatList(typeof input === 'string' ? { kind: 'text', text: input } : input, { ...context, ...changed });

const setsOf = ({ rows }: FlatListReading<string>): readonly (ListedSet & { readonly quantity: number })[] =>
  rows.flatMap(({ reading, quantity }) => (reading.kind === 'set' ? { ...reading, quantity } : []));

describe('the columns of a table', () => {
  it.each([
    [
      ['Místnost', 'Přístroj', 'Rámeček', 'Barva', 'ks', 'Pozn.'],
      ['room', 'what', 'frame', 'finish', 'quantity', 'note'],
    ],
    [
      ['Miestnosť', 'Názov', 'Rad', 'Farba', 'Množstvo', 'Obj. číslo'],
      ['room', 'what', 'frame', 'finish', 'quantity', 'symbol'],
    ],
    [
      ['№', 'Приміщення', 'Найменування', 'К-сть', 'Ціна', 'Артикул'],
      ['ignored', 'room', 'what', 'quantity', 'price', 'symbol'],
    ],
    [
      ['No.', 'Location', 'Description', 'Part number', 'Unit price', 'Qty'],
      ['ignored', 'room', 'what', 'symbol', 'price', 'quantity'],
    ],
    [
      ['L.p.', 'Nazwa pomieszczenia', 'Nazwa', 'Kolor ramki', 'Cena/szt.', 'Ilość szt.'],
      ['ignored', 'room', 'what', 'finish', 'price', 'quantity'],
    ],
  ])('are recognised by their titles: %j', (titles, roles) => {
    const { columns } = read(table(titles, ['1', 'a', 'b', 'c', 'd', 'e']));
    expect(columns).toMatchObject({ titleLine: 1, roles, unsure: [] });
  });

  it('are recognised by their contents', () => {
    const { columns } = read('Salon;gniazdo podwójne;4\nSalon;łącznik schodowy;2\nKuchnia;gniazdo;6');
    expect(columns).toMatchObject({ titleLine: null, roles: ['room', 'what', 'quantity'], unsure: [] });
  });

  const unclear = table(
    ['Pokój', 'Opis', 'Qwe'],
    ['Salon', 'gniazdo', 7],
    ['Hol', 'schodowy', 3],
    ['Hol', 'gniazdo', 5],
  );

  it('are asked for once if they are unclear, and remembered by the titles', () => {
    const { columns, rows } = read(unclear);
    expect(columns?.unsure).toEqual([{ column: 2, candidates: ['quantity', 'ignored'], examples: ['7', '3', '5'] }]);
    expect(rows.map(({ quantity }) => quantity)).toEqual([1, 7, 3, 5]);
    const answers = { [columns?.key ?? '']: ['room', 'what', 'ignored'] as const };
    const answered = read(unclear, { columns: answers });
    expect(answered.columns).toMatchObject({ key: 'pokoj|opis|qwe', roles: ['room', 'what', 'ignored'], unsure: [] });
    expect(answered.rows.map(({ quantity }) => quantity)).toEqual([1, 1, 1, 1]);
  });

  it('keep the texts of unknown columns as notes', () => {
    const { rows } = read(
      table(['Pokój', 'Opis', 'Xyz'], ['Salon', 'gniazdo', 'kuchenne'], ['Hol', 'gniazdo', 'obok szafy']),
    );
    expect(rows.map(({ note }) => note)).toEqual(['', 'kuchenne', 'obok szafy']);
  });
});

describe('symbols', () => {
  it('choose the module by its mechanism, since several modules share a rocker', () => {
    const oneWay = setsOf(read(table(['Symbol', 'Ilość'], ['DR1/11', 2], ['DKW1/11', 2], ['SW1M', 2])));
    const button = setsOf(read(table(['Symbol', 'Ilość'], ['DR1/11', 2], ['DKW1/11', 2], ['SP1M', 2])));
    const functionOf = ([set]: typeof oneWay) => {
      const meaning = set?.parts[0]?.meaning;
      return meaning?.kind === 'module' ? context.catalogue.findModule(meaning.choice.moduleId)?.functionId : undefined;
    };
    expect([functionOf(oneWay), functionOf(button)]).toEqual(['switch-one-way', 'push-button']);
  });

  it.each([
    [
      'parts do not fill the frame',
      [
        ['DR2/11', 1],
        ['DKW1/11', 1],
        ['SW1M', 1],
      ],
    ],
    [
      'pieces do not divide by those of the frame',
      [
        ['DR1/11', 2],
        ['DKW1/11', 3],
        ['SW1M', 3],
      ],
    ],
    [
      'a mechanism is missing',
      [
        ['DR1/11', 1],
        ['DKW1/11', 1],
      ],
    ],
  ])('stay products if %s', (_, rows) => {
    const { rows: readings } = read(table(['Symbol', 'Ilość'], ...rows));
    expect(readings.slice(1).map(({ reading }) => reading.kind)).toEqual(rows.map(() => 'product'));
  });

  it('that nobody knows are returned, so that the caller can look them up', () => {
    const list = 'Salon: gniazdo, XYZ-123/4; Hol: XYZ-123/4';
    expect(read(list).unknownSymbols).toEqual(['XYZ-123/4']);
    const found = read(list, { findProduct: (symbol) => (symbol === 'XYZ-123/4' ? 'found' : undefined) });
    expect(found.unknownSymbols).toEqual([]);
    expect(found.rows.map(({ reading }) => reading.kind)).toEqual(['set', 'product', 'product']);
  });
});

describe('abbreviations', () => {
  it('are asked for, and then stand for words', () => {
    const list = 'salon: 3xGW x2, ŁS; hol: GW';
    expect(read(list).unknownAbbreviations).toEqual(['GW', 'ŁS']);
    const answered = read(list, { abbreviations: { gw: 'gniazdo', ŁS: 'schodowy' } });
    expect(answered.unknownAbbreviations).toEqual([]);
    expect(setsOf(answered).map(({ quantity, parts: [part] }) => [quantity, part?.count])).toEqual([
      [2, 3],
      [1, 1],
      [1, 1],
    ]);
  });
});

describe('a number before the words', () => {
  it.each([
    ['salon: 3x gniazdo', 1, 3, 3],
    ['salon: 3 gniazda', 3, 1, 1],
    ['salon: 3x gniazdo x2', 2, 3, null],
    ['salon: 3 szt. gniazdo', 3, 1, null],
    ['salon: gniazdo x3', 3, 1, null],
  ])('in "%s" means %i sets of %i parts', (text, quantity, count, alternative) => {
    const [set] = setsOf(read(text));
    expect(set).toMatchObject({ quantity, parts: [{ count }] });
    expect(set?.alternative?.quantity ?? null).toBe(alternative);
  });
});

const meaningsOf = (input: FlatListInput | string) =>
  setsOf(read(input)).map(({ quantity, parts, alternative }) =>
    [{ quantity, parts }, alternative].map(
      (one) =>
        one && [
          one.quantity,
          ...one.parts.map(({ count, meaning }) => [count, meaning.kind === 'functions' && meaning.functionIds[0]]),
        ],
    ),
  );

const nearestTo = (text: string) =>
  read(text).rows.flatMap(({ reading }) =>
    reading.kind === 'not-understood'
      ? reading.nearest.map((near) => (near.kind === 'function' ? near.functionId : near.symbol))
      : [],
  );

describe('the other meaning of a row', () => {
  it('is two modules for the name of a double module, and the double module beside other parts', () => {
    expect(meaningsOf('biuro: 2xRJ45 x3')).toEqual([
      [
        [3, [1, 'data-rj45-double']],
        [3, [2, 'data-rj45']],
      ],
    ]);
    expect(meaningsOf('biuro: 2xRJ45 + 3xgniazdo')).toEqual([
      [
        [1, [2, 'data-rj45'], [3, 'socket-earthed-e']],
        [1, [1, 'data-rj45-double'], [3, 'socket-earthed-e']],
      ],
    ]);
    expect(meaningsOf('biuro: 2xRJ45 w ramce podwójnej')).toEqual([[[1, [2, 'data-rj45']], null]]);
  });

  it('multiplies the quantity of a column', () => {
    expect(meaningsOf(table(['Opis', 'Ilość'], ['3x gniazdo', 2]))).toEqual([
      [
        [2, [3, 'socket-earthed-e']],
        [6, [1, 'socket-earthed-e']],
      ],
    ]);
  });
});

describe('the nearest readings', () => {
  it.each(['abrakadabra', 'frobnicator', 'toster', 'kwiatek'])('of the unrelated word "%s" are none', (text) => {
    expect(nearestTo(text)).toEqual([]);
  });

  it.each([
    ['termostatt', 'thermostat-knob'],
    ['sciemnacz', 'dimmer-rotary-led'],
    ['schodwy', 'switch-two-way'],
  ])('of "%s" begin with %s', (text, functionId) => {
    expect(nearestTo(text)[0]).toBe(functionId);
  });
});

const build = (text: string, defaults = context.defaults) => {
  const [listed] = setsOf(read(text));
  if (!listed) throw new Error(text);
  return buildListedSet(listed, { catalogue: context.catalogue, defaults, chosen: {} });
};
const frameOf = (text: string): string | undefined => {
  const built = build(text);
  return built.ok ? context.catalogue.findFrame(built.value.set.frameId ?? 0)?.symbol : undefined;
};

describe('a built set', () => {
  it.each([
    ['gniazdo + usb', 'DR2/11'],
    ['3x gniazdo, czarny mat', 'DR3/49'],
    ['gniazdo, Simon 55 Line', 'TR1/111'],
    ['gniazdo, Simon 54 Nature dąb', 'DRN1/65'],
  ])('of "%s" has the frame %s', (text, symbol) => {
    expect(frameOf(text)).toBe(symbol);
  });

  it('says what the catalogue lacks', () => {
    expect(build('gniazdo', null)).toMatchObject({ ok: false, problem: { kind: 'no-line' } });
    expect(build('gniazdo siłowe')).toMatchObject({ ok: false, problem: { kind: 'not-in-line' } });
    expect(build('RJ45 IP44')).toMatchObject({ ok: true, value: { unmet: ['ip44'] } });
    expect(build('5x gniazdo natynkowe')).toMatchObject({ ok: true });
  });
});

/** Each reading as `room ×quantity: functions`, without skipped rows. */
const readingsOf = ({ rows }: FlatListReading<string>): readonly string[] =>
  rows.flatMap(({ room, quantity, reading }) => {
    if (reading.kind === 'skipped' || reading.kind === 'part-of') return [];
    const name = `${room} ×${quantity}`;
    if (reading.kind !== 'set') return `${name}: ${reading.kind}`;
    const parts = reading.parts.map(({ count, words, meaning }) =>
      meaning.kind === 'functions' ? `${count} ${meaning.functionIds[0]}` : `${count} ${words}`,
    );
    return `${name}: ${parts.join(' + ')}`;
  });

const findProduct = (): undefined => undefined;

describe('an item in doubt', () => {
  it.each([
    ['salon: gniazdo + usb albo gniazdo z USB', ['salon ×1: not-understood']],
    ['salon: dzwonek (mamy), schodowy', ['salon ×1: not-understood', 'salon ×1: 1 switch-two-way']],
    ['hol: schodowy, albo nie, jednak 3', ['hol ×1: not-understood']],
    ['hol: gniazdo, 3 gniazda, chyba że zmieszczą się 4', ['hol ×1: 1 socket-earthed-e', 'hol ×3: not-understood']],
    ['hol: gniazdo, ale nie tu', ['hol ×1: not-understood']],
    ['hol: vypínač. Jaký vypínač?', ['hol ×1: not-understood', 'hol ×1: not-understood']],
    ['hol: schodišťový, jsou tam dva', ['hol ×1: not-understood', 'hol ×1: not-understood']],
    ['hol: termostat (вже куплений)', ['hol ×1: not-understood']],
    ['salon: gniazdo antenowe, do sypialni', ['salon ×1: not-understood', 'salon ×1: not-understood']],
    ['łazienka -1 gniazdo', ['łazienka ×1: not-understood']],
    ['hol: gniazdo + schodowy (lustrzanie)', ['hol ×1: not-understood']],
    ['przedpokój: gniazdo, do dużego pokoju', ['przedpokój ×1: not-understood', 'przedpokój ×1: not-understood']],
    [
      'salon: gniazdo\nPoprawka: salon: 2 gniazda, schodowy',
      ['salon ×1: 1 socket-earthed-e', 'salon ×1: not-understood'],
    ],
    ['hol:\nsalon/gniazdo/6', ['salon ×1: not-understood']],
    ['hol: 2 gniazda\nw salonie zamiast 2 gniazd schodowy', ['hol ×2: 1 socket-earthed-e', 'Salon ×1: not-understood']],
  ])('is left: %j', (list, readings) => {
    expect(readingsOf(read(list))).toEqual(readings);
  });

  it.each([
    'hol: włącznik przy drzwiach, schodowy',
    'hol: gniazdo nad blatem, podwójne',
    'hol: gniazdo, z USB',
    'hol: 2x (gniazdo + usb + schodowy) jak wyżej',
    'hol: gniazdo data',
    'hol: gniazdo -> schodowy',
    'hol: schodowy x2 (są trzy)',
    'hol: gniazdo (po stronie klienta)',
    'hol: sterownik',
    'hol: 3 schodowe (1 krzyżowy)',
    'hol: TV (gniazdo, RTV, RJ45)',
    'hol: 4 gniazda (2x podwójne)',
  ])('is left where it may be another one: %s', (list) => {
    expect(readingsOf(read(list))).toEqual([expect.stringMatching(/^hol ×\d: not-understood$/u)]);
  });

  it('is none beside what it cannot be', () => {
    expect(readingsOf(read('hol: gniazdo, schodowy'))).toEqual([
      'hol ×1: 1 socket-earthed-e',
      'hol ×1: 1 switch-two-way',
    ]);
    const set = 'hol ×2: 1 socket-earthed-e + 1 usb-charger-ac';
    expect(readingsOf(read('hol: 2x (gniazdo + usb) przy łóżku'))).toEqual([set]);
  });

  it.each([
    ['termostat', 1, 'zatiaľ nie'],
    ['gniazdo', 1, 'už je namontovaná'],
    ['gniazdo', 2, 'pôvodne 3'],
    ['gniazdo', 2, 'zamówione'],
    ['gniazdo', 2, 'jest'],
    ['gniazdo', 2, 'delete'],
    ['schodowy', 3, 'środkowy krzyżowy'],
    ['gniazdo', 3, 'razem czy osobno?'],
  ])('is left in a table by its note: %s, %i, "%s"', (...cells) => {
    expect(readingsOf(read(table(['Pokój', 'Opis', 'Ilość', 'Uwagi'], ['Hol', ...cells])))).toEqual([
      `Hol ×${cells[1]}: not-understood`,
    ]);
  });

  it.each(['salon: 2x gniazdo w jednej ramce (2 takie)', 'salon: 2x gniazdo w jednej ramce (dwa takie)'])(
    'is none where a remark counts it: %s',
    (list) => {
      expect(readingsOf(read(list))).toEqual(['salon ×2: 2 socket-earthed-e']);
    },
  );
});

describe('an older mail', () => {
  it.each([
    ['below the list', 'hol: schodowy\nW dniu 4.11.2025 Jan pisze:\n> hol: gniazdo', ['schodowy', '?', '?']],
    ['below a head', 'hol: schodowy\n-----Original Message-----\nhol: gniazdo', ['schodowy', '?', '?']],
    ['quoted twice', '> hol: schodowy\nTak.\n> > hol: gniazdo', ['schodowy', '?']],
  ])('%s does not count again', (_, list, readings) => {
    const found = readingsOf(read(list)).map((reading) => (reading.endsWith('not-understood') ? '?' : 'schodowy'));
    expect(found).toEqual(readings);
  });

  it('counts if the answers to it are all that is new', () => {
    const readings = ['hol ×1: 1 switch-two-way', 'Salon ×1: 1 switch-intermediate'];
    expect(readingsOf(read('> hol: schodowy\nok\n> Salon - krzyżowy'))).toEqual(readings);
    expect(readingsOf(read('>> hol: schodowy\n>> Salon - krzyżowy'))).toEqual(readings);
  });
});

describe('numbers before a sign', () => {
  it.each([
    'hol: 1x schodowy, 3x gniazdo',
    'hol: schodowy\nsalon: 12x krzyżowy\nhol: 3x gniazdo',
    'hol: 2x ramka potrójna z gniazdami, 3x gniazdo',
    'salon: 1x GW\nhol: 3x gniazdo',
  ])('count sets in a list that counts single ones: %j', (list) => {
    expect(readingsOf(read(list)).at(-1)).toBe('hol ×3: 1 socket-earthed-e');
  });

  it('stay beside one frame in such a list', () => {
    const list = 'hol: 1x schodowy, 4x gniazdo podwójne w jednej ramce';
    expect(readingsOf(read(list)).at(-1)).toBe('hol ×1: not-understood');
  });

  it.each([
    '2 schodowe + 1 krzyżowy',
    '2x schodowy + 1x krzyżowy',
    'dwa schodowe + jeden krzyżowy',
    'schodowe 2 + krzyżowe 2',
    'gniazdo x2 + RJ45 x1',
    '12 stanowisk po: 2 gniazda, RJ45',
  ])('of each part may count sets or parts: %s', (item) => {
    expect(readingsOf(read(`hol: ${item}`))).toEqual([expect.stringContaining('not-understood')]);
  });

  it.each(['2 gniazda + 1 RJ45 w jednej ramce', 'ramka potrójna: 2 gniazda + 1 RJ45', 'zestaw: 2 gniazda + 1 RJ45'])(
    'of each part count parts in a frame: %s',
    (item) => {
      expect(readingsOf(read(`hol: ${item}`))).toEqual(['hol ×1: 2 socket-earthed-e + 1 data-rj45']);
    },
  );

  it.each([
    ['2x2 gniazda, 3 schodowe', ['hol ×2: 2 socket-earthed-e', 'hol ×3: 1 switch-two-way']],
    ['2 ramki po 3 gniazda, schodowy', ['hol ×2: 3 socket-earthed-e', 'hol ×1: 1 switch-two-way']],
    ['2x2 gniazda i schodowy', ['hol ×2: not-understood']],
    ['x2 gniazda', ['hol ×2: 1 socket-earthed-e']],
    ['2 2-klawiszowy', ['hol ×1: not-understood']],
    ['dwa schodowe plus jeden krzyżowy', ['hol ×1: not-understood']],
    ['trzy włączniki: dwa schodowe i jeden krzyżowy', ['hol ×1: not-understood']],
    ['2 x gniazdo + gniazdo + gniazdo', ['hol ×1: not-understood']],
    ['dwa schodowe', ['hol ×2: 1 switch-two-way']],
  ])('end at a comma: %s', (item, readings) => {
    expect(readingsOf(read(`hol: ${item}`))).toEqual(readings);
  });

  it.each(['2 potrójne w ramce', 'trojité 2x', '1 потрійна', 'triple x2'])('of an adjective stay: %s', (item) => {
    expect(readingsOf(read(`hol: gniazdo, ${item}`)).at(-1)).toContain('not-understood');
  });
});

describe('several places', () => {
  it.each([
    'hol: schodowy przy drzwiach i przy łóżku x2',
    'hol: schodowy przy biurku i łóżku',
    'hol: schodowy (dół i góra)',
    'hol\n- przy łóżku z każdej strony: schodowy',
    'hol\n- pri posteli z každej strany: schodowy',
  ])('may each get the item: %j', (list) => {
    expect(readingsOf(read(list))).toEqual([expect.stringContaining('not-understood')]);
  });
});

const looksOf = (list: string) => {
  const reading = read(list);
  return [
    reading.rows[0]?.reading.kind,
    ...setsOf(reading).map(({ look: { lineId, finishId } }) => [lineId !== null, finishId]),
  ];
};

describe('a line with a word of titles', () => {
  it('is no heading if it has items', () => {
    expect(readingsOf(read('Hol – kinkiet (poza wyceną), schodowy 2\nkrzyżowy'))).toEqual([
      'Hol ×1: not-understood',
      'Hol ×2: 1 switch-two-way',
      'Hol ×1: 1 switch-intermediate',
    ]);
    expect(readingsOf(read('potrzebne:\nkrzyżowy'))).toEqual(['null ×1: 1 switch-intermediate']);
  });
});

describe('the look of a list', () => {
  it.each([
    ['Lista gniazd - kolor antracyt\nhol: schodowy', ['skipped', [false, 'anthracite']]],
    ['Dzień dobry, kolor biały\nhol: schodowy', ['skipped', [false, 'white']]],
    ['Lipowa 14, kolor biały, poziomo\nhol: schodowy', ['not-understood', [false, 'white']]],
    ['Zestawienie osprzętu, wszystko białe oprócz kuchni\nhol: schodowy', ['not-understood', [false, null]]],
    ['Uwaga: osprzęt biały p/t o ile nie zaznaczono inaczej\nhol: schodowy', ['not-understood', [false, null]]],
    ['Kolor: biały, ramki jak się da\nhol: schodowy', ['skipped', [false, 'white']]],
    ['hol: schodowy (biały)', ['set', [false, 'white']]],
    ['hol: schodowy, krzyżowy - wszystko białe', ['set', [false, 'white'], [false, 'white']]],
    ['kolor biały, poziomo chyba że napisano\nhol: schodowy', ['skipped', [false, 'white']]],
    ['kolor biały, raczej\nhol: schodowy', ['not-understood', [false, null]]],
    ['kolor biały albo krem\nhol: schodowy', ['not-understood', [false, null]]],
    ['Wszystko białe, tylko garaż czarny\nhol: schodowy', ['not-understood', [false, null]]],
    ['Lista (wszystko białe, kuchnia czarna)\nhol: schodowy', ['not-understood', [false, null]]],
    ['kolor biały\nhol: schodowy\nramki: Simon 54 Premium', ['skipped', [true, 'white']]],
  ])('is taken or shown, and never lost: %j', (list, looks) => {
    expect(looksOf(list)).toEqual(looks);
  });
});

describe('the room of an item', () => {
  it.each([
    ['I jeszcze przedpokój: schodowy', 'przedpokój'],
    ['A přidejte ještě dětský pokoj: schodowy', 'dětský pokoj'],
    ['Obývák ještě: schodowy', 'Obývák'],
    ['Salon cd.: schodowy', 'Salon'],
    ['Salon (cd): schodowy', 'Salon'],
    ['Salon → schodowy', 'Salon'],
    ['Hol 5,5 m2: schodowy', 'Hol'],
    ['0.03 Salon z aneksem (34,5 m²)\n- schodowy', 'Salon z aneksem'],
    ['sypialnia jeszcze schodowy', 'sypialnia'],
    ['Garaż\ngniazdo\nPod wiatą\nElewacja\nschodowy', 'Elewacja'],
    ['Hol\ngniazdo\nOranżeria\nschodowy', 'Oranżeria'],
    ['2: Salon: schodowy', 'Salon'],
    ['Kuchnia\n1: schodowy', 'Kuchnia'],
    ['gniazdo\nBed 1\nschodowy', 'Bed 1'],
    ['Ilość  Opis\nschodowy', null],
    ['ой забула балкон! 1 schodowy', 'балкон'],
    ['and also the hall: schodowy', 'hall'],
    ['aha, zapomniałam: balkon: schodowy', 'balkon'],
    ['Salon, ściana A (okno): schodowy', 'Salon'],
    ['Kuchnia h=118: schodowy', 'Kuchnia'],
    ['Ložnice u dveří: schodowy', 'Ložnice'],
    ['W pokoju od podwórka jeden schodowy', 'Pokój od podwórka'],
    ['Hol\n  - gniazdo\nKącik TV\n  - schodowy', 'Kącik TV'],
    ['Hol\n  Herňa (modrá)\n    - gniazdo\n  Detská (ružová)\n    - schodowy', 'Detská (ružová)'],
    ['  Hol\n    - gniazdo\n- schodowy', null],
    [' Hol\nschodowy', 'Hol'],
    ['Pokój I - schodowy', 'Pokój I'],
    ['I pokój: schodowy', 'I pokój'],
    ['Pokój 2 - tak samo\nschodowy', 'Pokój 2'],
    ['Hol - 2 kinkiety\nschodowy', 'Hol'],
    ['Dom\n  - salon: gniazdo\n  - hol: schodowy', 'hol'],
    ['Hol\ngniazdo\nsyp\nschodowy', 'syp'],
  ])('in %j is %s', (list, room) => {
    expect(readingsOf(read(list)).at(-1)).toBe(`${room} ×1: 1 switch-two-way`);
  });

  it.each([
    'Łazienka dół / łazienka góra: schodowy',
    'pokój 1 i 2: schodowy',
    'ДИТЯЧА 1, ДИТЯЧА 2: schodowy',
    'Bed 2 & 3: schodowy',
    'Kotłownia, pralnia, garaż: schodowy',
    'Sypialnia i gabinet: schodowy',
    'Garderoba + spiżarnia: schodowy',
    'Łazienki (2 szt): schodowy',
    'sypialnie: schodowy',
    'pokój 1-3: schodowy',
  ])('is open where %j means several', (list) => {
    expect(readingsOf(read(list))).toEqual([`${list.slice(0, list.indexOf(':'))} ×1: not-understood`]);
  });

  it.each(['Salon/kuchnia', 'Kuchnia i jadalnia', 'Kuchyňa / kuchyně', 'Spálňa/ložnice', 'Salon z aneksem'])(
    'may have two names: %s',
    (room) => {
      expect(readingsOf(read(`${room}: schodowy`))).toEqual([`${room} ×1: 1 switch-two-way`]);
    },
  );
});

describe('other forms of tables', () => {
  it('with rooms as columns are read cell by cell, without the sums', () => {
    const list = table(
      ['Osprzęt', 'Salon', 'Kuchnia', 'Razem'],
      ['gniazdo', 4, 3, 7],
      ['łącznik schodowy', '2', undefined, 2],
      ['Razem', 6, 3, 9],
    );
    expect(readingsOf(read(list))).toEqual([
      'Salon ×4: 1 socket-earthed-e',
      'Kuchnia ×3: 1 socket-earthed-e',
      'Salon ×2: 1 switch-two-way',
    ]);
  });

  it('with rooms as columns may name rooms that nobody knows', () => {
    const list = table(['Osprzęt', 'Salon', 'Kuchnia', 'Anielka', 'Razem'], ['gniazdo', 4, 3, 2, 9]);
    expect(readingsOf(read(list))).toEqual([
      'Salon ×4: 1 socket-earthed-e',
      'Kuchnia ×3: 1 socket-earthed-e',
      'Anielka ×2: 1 socket-earthed-e',
    ]);
    const other = table(['Opis', 'Pomieszczenie', 'Ilość'], ['gniazdo', 'Salon', 3]);
    expect(readingsOf(read(other))).toEqual(['Salon ×3: 1 socket-earthed-e']);
  });

  it('with rooms as columns may have remarks beside them', () => {
    const list = table(
      ['Osprzęt', 'Salon', 'Kuchnia', 'Uwagi'],
      ['gniazdo', 4, 3, 'nad blatem'],
      ['łącznik', 2, '-', 'świecznikowy'],
    );
    const { rows } = read(list);
    expect(readingsOf(read(list))).toEqual([
      'Salon ×4: 1 socket-earthed-e',
      'Kuchnia ×3: 1 socket-earthed-e',
      'Salon ×2: 1 switch-two-circuit',
    ]);
    expect(rows.map(({ note }) => note)).toEqual(['', 'nad blatem', 'nad blatem', 'świecznikowy']);
  });

  it('with items as columns are read cell by cell', () => {
    const list = table(
      ['Zestawienie'],
      ['Pomieszczenie', 'gniazdo', 'schodowy', 'TV'],
      ['Salon', 4, 2, 1],
      ['Kuchnia', 3, undefined, undefined],
    );
    expect(readingsOf(read(list))).toEqual([
      'Salon ×4: 1 socket-earthed-e',
      'Salon ×2: 1 switch-two-way',
      'Salon ×1: 1 tv',
      'Kuchnia ×3: 1 socket-earthed-e',
    ]);
  });

  it('may have a column of codes before their quantities', () => {
    const list = table(['Typ', 'Skład', 'Salon', 'Kuchnia'], ['Z1', 'gniazdo', 4, undefined], ['Z2', 'schodowy', 1, 2]);
    expect(readingsOf(read(list))).toEqual([
      'Salon ×4: 1 socket-earthed-e',
      'Salon ×1: 1 switch-two-way',
      'Kuchnia ×2: 1 switch-two-way',
    ]);
  });

  it('count slots in a column of their own', () => {
    const list = table(['Pokój', 'Opis', 'Liczba pól', 'Ilość'], ['Hol', 'schodowy', 1, 2], ['Hol', 'gniazdo', 3, 2]);
    expect(readingsOf(read(list))).toEqual(['Hol ×2: 1 switch-two-way', 'Hol ×2: not-understood']);
  });

  it('without a column of quantities have several items in a cell', () => {
    const list = table(
      ['Pomieszczenie', 'Opis', 'Uwagi'],
      ['Salon', '3x gniazdo x4, 2x gniazdo + RJ45', ''],
      ['Hol', 'schodowy 2 szt., krzyżowy', ''],
    );
    expect(readingsOf(read(list))).toEqual([
      'Salon ×4: 3 socket-earthed-e',
      'Salon ×1: 2 socket-earthed-e + 1 data-rj45',
      'Hol ×2: 1 switch-two-way',
      'Hol ×1: 1 switch-intermediate',
    ]);
  });

  it('may continue a set on the next line of its cell', () => {
    const list = table(['Pomieszczenie', 'Opis', 'Ilość'], ['Salon', 'schodowy\n+ świecznikowy', 2]);
    expect(readingsOf(read(list))).toEqual(['Salon ×2: 1 switch-two-way + 1 switch-two-circuit']);
  });

  it('may be aligned by spaces', () => {
    const list = [
      'Tab. 4 Zestawienie osprzętu',
      '',
      'Lp. Pomieszczenie   Osprzęt                Ilość   Wys. [cm]',
      '1   Salon           łącznik świecznikowy   2       110',
      '2   Kuchnia         gniazdo podwójne       4       110',
      '',
      'mgr inż. Jan Wiśniewski',
    ].join('\n');
    expect(readingsOf(read(list))).toEqual([
      'Salon ×2: 1 switch-two-circuit',
      'Kuchnia ×4: 1 socket-double-earthed',
      'Kuchnia ×1: not-understood',
    ]);
  });

  it('may emphasise words, as in Markdown', () => {
    const list =
      '| Pomieszczenie | Zestaw | Ilość |\n|---|:-:|--:|\n| **Salon** | _schodowy_ | 2 |\n| _Razem_ | | **2** |';
    expect(readingsOf(read(list))).toEqual(['Salon ×2: 1 switch-two-way']);
  });

  it('may end with a sentence, which is no room', () => {
    const list = table(
      ['Opis', 'Ilość'],
      ['schodowy', 2],
      ['Termin płatności: 14 dni'],
      ['Koszyk – elektro-shop.example'],
    );
    expect(readingsOf(read(list))).toEqual([
      'null ×2: 1 switch-two-way',
      'null ×1: not-understood',
      'null ×1: not-understood',
    ]);
  });
});

describe('a table with bars', () => {
  it('may have many headings between its rows', () => {
    const list =
      'OFERTA\nLp. | Nazwa | J.m. | Ilość\nSALON\n1 | Gniazdo, białe | szt. | 9\nKUCHNIA\n2 | Łącznik schodowy | szt. | 1\nRazem: 10\nVAT';
    expect(readingsOf(read(list)).slice(0, 2)).toEqual([
      'SALON ×9: 1 socket-earthed-e',
      'KUCHNIA ×1: 1 switch-two-way',
    ]);
  });
});

describe('symbols that are not sold as products', () => {
  it('are one set where they can be nothing else', () => {
    const list = table(['Symbol', 'Ilość'], ['DR1/11', 2], ['DKW6/11', 2], ['SW6M', 2]);
    expect(read(list, { findProduct }).rows.map(({ reading }) => reading.kind)).toEqual([
      'skipped',
      'set',
      'part-of',
      'part-of',
    ]);
  });

  it('are to be looked up where they form no set', () => {
    const list = table(['Symbol', 'Ilość'], ['DR3/11', 2], ['DXX9/11', 1]);
    expect(read(list, { findProduct }).unknownSymbols).toEqual(['DR3/11', 'DXX9/11']);
  });
});

describe('lines of a message', () => {
  it.each(['*Salon*\nschodowy x2', '**Salon**:\nschodowy x2', '_Salon_\nschodowy x2'])(
    'may be emphasised: %j',
    (list) => {
      expect(readingsOf(read(list))).toEqual(['Salon ×2: 1 switch-two-way']);
    },
  );

  it.each([
    ['Taras - nic\nstrych: -\nsalon: schodowy', ['salon ×1: 1 switch-two-way']],
    [
      'kuchnia: 4 gniazda blok x2, 3 gniazda w bloku',
      ['kuchnia ×2: 4 socket-earthed-e', 'kuchnia ×1: 3 socket-earthed-e'],
    ],
    ['salon: gniazdo podwójne – 2 szt. (za kanapą)', ['salon ×2: 1 socket-double-earthed']],
    ['po wizycie na budowie proszę zmienić listę:\nsalon: schodowy', ['salon ×1: 1 switch-two-way']],
    [
      'łazienka na dole 1 gniazdo, schodowy\nłazienka na górze schodowy',
      [
        'łazienka na dole ×1: 1 socket-earthed-e',
        'łazienka na dole ×1: 1 switch-two-way',
        'łazienka na górze ×1: 1 switch-two-way',
      ],
    ],
    ['sypialnia: 2 schodowe przy łóżku i 1 przy drzwiach', ['sypialnia ×1: not-understood']],
    [
      'Salon\nschodowy\nŁazienka na dole: schodowy',
      ['Salon ×1: 1 switch-two-way', 'Łazienka na dole ×1: 1 switch-two-way'],
    ],
    ['Hol\nschodowy – 5 szt. – drzwi', ['Hol ×5: 1 switch-two-way']],
    ['Hol\nschodowy – drzwi – 4 szt.', ['Hol ×4: 1 switch-two-way']],
    [
      'R1 Hol - ramka 3: gniazdo | gniazdo | RJ45',
      ['R1 Hol ×1: 1 socket-earthed-e + 1 socket-earthed-e + 1 data-rj45'],
    ],
    ['Hol\nramka potrójna: 2 gniazda i RJ45 – 2 szt.', ['Hol ×2: 2 socket-earthed-e + 1 data-rj45']],
    ['pokój 1 gniazdo x2\npokój 2 gniazdo x3', ['pokój 1 ×2: 1 socket-earthed-e', 'pokój 2 ×3: 1 socket-earthed-e']],
    ['Hol\nRJ45 – 3 szt. przy biurku', ['Hol ×3: 1 data-rj45']],
    ['hol: gniazdo nad blatem 110', ['hol ×1: 1 socket-earthed-e']],
    ['hol: łącznik schodowy przy drzwiach i gniazdo', ['hol ×1: not-understood']],
    ['hol: gniazdo podwójne, 4 szt. (nad blatem)', ['hol ×4: 1 socket-double-earthed']],
    [
      'hol: gniazdo przy podłodze h 30, schodowy h=110 cm x2',
      ['hol ×1: 1 socket-earthed-e', 'hol ×2: 1 switch-two-way'],
    ],
    ['schodowy , DGZ1ZP/11 Kuchnia: )', ['null ×1: not-understood']],
    ['Pokój 20: schodowy', ['Pokój 20 ×1: 1 switch-two-way']],
    ['hol: gniazdo\n4 podwójne', ['hol ×1: 1 socket-earthed-e', 'hol ×4: not-understood']],
    ['hol: 3 gniazda w ramce', ['hol ×1: 3 socket-earthed-e']],
    ['salon: TV + SAT, gniazdo 2x RJ45', ['salon ×1: 1 tv + 1 sat', 'salon ×1: 1 data-rj45-double']],
    ['hol: łącznik pojedynczy podświetlany', ['hol ×1: 1 switch-one-way-illuminated']],
    ['Hol = schodowy 2 szt + krzyżowy 1 szt', ['Hol ×2: 1 switch-two-way', 'Hol ×1: 1 switch-intermediate']],
    ['hol: ramka pięciokrotna - 5 gniazd, 2 szt.', ['hol ×2: 5 socket-earthed-e']],
    [
      'salon: schodowy\nприхожая 2 gniazda, schodowy',
      ['salon ×1: 1 switch-two-way', 'прихожая ×2: 1 socket-earthed-e', 'прихожая ×1: 1 switch-two-way'],
    ],
  ])('name rooms in other ways: %j', (list, readings) => {
    expect(readingsOf(read(list))).toEqual(readings);
  });

  it('may name the look of a room in brackets behind it', () => {
    const sets = setsOf(read('Salon (czarny mat): schodowy\nHol (biały):\nkrzyżowy\nKuchnia (duża): schodowy'));
    expect(sets.map(({ look }) => look.finishId)).toEqual(['black-matt', 'white', null]);
  });

  it('name places in the room of the line above', () => {
    const list = 'salon: dzwonek\nściana TV: 4x gniazdo\nprzy drzwiach: schodowy\nkuchnia: gniazdo';
    expect(read(list).rows.map(({ room, note }) => [room, note])).toEqual([
      ['salon', ''],
      ['salon', 'ściana TV'],
      ['salon', 'przy drzwiach'],
      ['kuchnia', ''],
    ]);
  });
});

const readingsIn = (language: keyof typeof sampleListContext, list: FlatListInput | string): readonly string[] =>
  readingsOf(read(list, { ...sampleListContext[language], columns: {} }));

describe('sets that are named by a noun', () => {
  it.each([
    ['salon: 1 zestaw: 2 gniazda, TV, internet', 'salon ×1: 2 socket-earthed-e + 1 tv + 1 data-rj45'],
    ['1 zestaw: 2 gniazda, TV', 'null ×1: 2 socket-earthed-e + 1 tv'],
    ['salon: zestaw nr 2: gniazdo + usb', 'salon ×1: 1 socket-earthed-e + 1 usb-charger-ac'],
    ['salon: zestaw gniazdo + usb - 2 szt.', 'salon ×2: 1 socket-earthed-e + 1 usb-charger-ac'],
    ['salon: 2 kpl.: gniazdo, usb', 'salon ×2: 1 socket-earthed-e + 1 usb-charger-ac'],
    ['salon: 3 zestawy (gniazdo + usb)', 'salon ×3: 1 socket-earthed-e + 1 usb-charger-ac'],
    ['salon: 2 ramki po 3 gniazda', 'salon ×2: 3 socket-earthed-e'],
    ['salon: dwa bloki po 4 gniazda nad blatem', 'salon ×2: 4 socket-earthed-e'],
    ['salon: 2 x 3 gniazda', 'salon ×2: 3 socket-earthed-e'],
    ['salon: Blok 3 gniazd', 'salon ×1: 3 socket-earthed-e'],
    ['salon: 2x ramka potrójna (gniazdo, usb, TV)', 'salon ×2: 1 socket-earthed-e + 1 usb-charger-ac + 1 tv'],
    ['salon: 2 ramki podwójne: gniazdo, usb', 'salon ×2: 1 socket-earthed-e + 1 usb-charger-ac'],
    ['salon: we wspólnej ramce 2 gniazda, TV', 'salon ×1: 2 socket-earthed-e + 1 tv'],
    ['salon: wspólna ramka: 2 gniazda, TV', 'salon ×1: 2 socket-earthed-e + 1 tv'],
    ['salon: przy TV ramka potrójna: 2 gniazda, SAT', 'salon ×1: 2 socket-earthed-e + 1 sat'],
  ])('are read with their number: %s', (list, reading) => {
    expect(readingsOf(read(list))).toEqual([reading]);
  });

  it.each([
    ['cs', 'Hala: 2 rámečky po 3 zásuvkách', 'Hala ×2: 3 socket-earthed-e'],
    ['cs', 'Hala: 3rámeček: 2 zásuvky + datová', 'Hala ×1: 2 socket-earthed-e + 1 data-rj45'],
    ['sk', 'Hala: 1 sada: 2 zásuvky, TV, internet', 'Hala ×1: 2 socket-earthed-e + 1 tv + 1 data-rj45'],
    ['uk', 'Кухня: 2 рамки по 3 розетки', 'Кухня ×2: 3 socket-schuko'],
    ['en', 'Hall: 2 frames of 3 sockets', 'Hall ×2: 3 socket-earthed-e'],
    ['en', 'Hall: 3-gang frame: 2 sockets + RJ45', 'Hall ×1: 2 socket-earthed-e + 1 data-rj45'],
  ] as const)('are read in all languages (%s): %s', (language, list, reading) => {
    expect(readingsIn(language, list)).toEqual([reading]);
  });

  it.each([
    'salon: zestaw: 3 gniazda, SAT, cudo',
    'salon: ramka pięciokrotna: 3 gniazda, SAT',
    'salon: pięciokrotna: 3 gniazda, RJ45',
    'salon: komplet gniazd',
    'salon: gniazda: lodówka, zmywarka, piekarnik',
    'salon: gniazda 6 szt. w dwóch ramkach potrójnych',
    'salon: gniazdo x4 w dwóch ramkach',
    'salon: gniazda (3 szt.) i schodowe (2 szt.)',
  ])('are not torn apart if a part is unclear: %s', (list) => {
    expect(readingsOf(read(list))).toEqual([expect.stringMatching(/: not-understood$/u)]);
  });
});

describe('words without a sign between them', () => {
  it.each([
    ['pl', 'hol: przycisk dzwonkowy podświetlany'],
    ['pl', 'hol: łącznik pojedynczy -> schodowy'],
    ['pl', 'hol: gniazdo 2 szt. hermetyczne'],
    ['pl', 'hol: siła 1x 400V płyta'],
    ['sk', 'Hala: vypínač s časovačom'],
    ['en', 'Hall: switch with pilot light'],
    ['en', 'Hall: double socket x2 (USB)'],
  ] as const)('are no set of several modules (%s): %s', (language, list) => {
    expect(readingsIn(language, list)).toEqual([expect.stringMatching(/: not-understood$/u)]);
  });

  it('may name one module', () => {
    expect(readingsIn('uk', 'Хол: вимикач одноклавішний прохідний')).toEqual(['Хол ×1: 1 switch-two-way']);
    expect(readingsIn('en', 'Hall: 1 gang 2 way x2')).toEqual(['Hall ×2: 1 switch-two-way']);
    expect(readingsIn('en', 'Hall: 3 gang 2 way switch')).toEqual(['Hall ×1: not-understood']);
  });
});

describe('a remark beside an item', () => {
  it.each([
    ['pl', 'hol: gniazdo na szynę DIN'],
    ['pl', 'hol: gniazdo w podłodze'],
    ['pl', 'hol: gniazdo (przemysłowe)'],
    ['pl', 'hol: gniazdo do internetu'],
    ['pl', 'hol: gniazdo nad blatem podwójne'],
    ['pl', 'hol: gniazdo przy zlewie z klapką'],
    ['pl', 'hol: gniazdo przy drzwiach, hermetyczne'],
    ['pl', 'hol: łącznik schodowy (DALI)'],
    ['pl', 'hol: łącznik schodowy (z podświetleniem)'],
    ['pl', 'hol: łącznik na dwa obwody'],
    ['pl', 'hol: gniazdo x3 (+1)'],
    ['pl', 'hol: 3 gniazda (może 4)'],
    ['pl', 'hol: 3 gniazda, jedno z USB'],
    ['pl', 'hol: gniazdo - nad blatem - 6 szt. (3 zestawy po 2)'],
    ['pl', 'hol: gniazdo na lodówkę i na zmywarkę'],
    ['pl', 'hol: gniazdo 5 szt, w tym 2 z USB'],
    ['pl', 'hol: 2 gniazda przy kanapie i jedno z usb'],
    ['pl', 'hol: schodowy przy wejściu i drugi przy schodach'],
    ['pl', 'hol: a telewizor?'],
    ['pl', 'hol: kontakt na światło 1x'],
    ['pl', 'hol: gniazdo 110'],
    ['cs', 'hala: zás. 30'],
    ['pl', 'hol: 5 szt. gniazd podwójnych + 1 pojedyncze'],
    ['pl', 'hol – jak wyżej'],
    ['cs', 'Hala: zásuvka v podlaze'],
    ['cs', 'Hala: vypínač č. 3'],
    ['pl', 'salon: gniazdo 230V (garaż) 2 szt.'],
    ['cs', 'Hala: stmívač na LED pásek'],
    ['cs', 'Hala: zásuvka 4x ve dvou rámečcích'],
    ['cs', 'Hala: vypínač č. 6 (podsvícený)'],
    ['sk', 'Hala: vypínač na kartu'],
    ['uk', 'Хол: розетка на DIN-рейку'],
    ['uk', 'Хол: розетка (промислова)'],
    ['en', 'Hall: switch for blinds'],
    ['en', 'Hall: socket (with USB)'],
    ['en', 'Hall: 2-way switches by bed x2 and door x1'],
  ] as const)('is no note if it changes the product or its number (%s): %s', (language, list) => {
    expect(readingsIn(language, list)).toEqual([expect.stringMatching(/: not-understood$/u)]);
  });

  it.each([
    ['pl', 'hol: gniazdo za TV', 'za TV'],
    ['pl', 'hol: 3 gniazda (TV, sofa, okno)', 'TV, sofa, okno'],
    ['pl', 'hol: włącznik do światła', 'do światła'],
    ['cs', 'Hala: zásuvka 230', ''],
    ['en', 'Hall: 2 sockets (ground floor)', 'ground floor'],
    ['pl', 'hol: gniazdo obok tablicy rozdzielczej', 'obok tablicy rozdzielczej'],
    ['en', 'Hall: double socket @ 1150', '@ 1150'],
    ['pl', 'hol: 6 gniazd (2 za TV, 4 przy oknie)', '2 za TV, 4 przy oknie'],
    ['en', 'Hall: two way switch for hall lights', 'for hall lights'],
    ['uk', 'Хол: розетка за ТВ', 'за ТВ'],
  ] as const)('is a note if it tells a place (%s): %s', (language, list, note) => {
    const { rows } = read(list, sampleListContext[language]);
    expect(rows.map((row) => [row.reading.kind, row.note])).toEqual([['set', note]]);
  });

  it('names the item of a table row more exactly, or leaves it', () => {
    const list = table(
      ['Element', 'Ilość', 'Uwagi'],
      ['Łącznik', 1, 'świecznikowy'],
      ['Gniazdo', 3, 'podwójne'],
      ['Gniazdo', 1, 'IP44'],
      ['Gniazdo', 4, 'przy TV'],
      ['Łącznik', 2, 'do rolet'],
      ['Gniazdo', 4, 'w jednej ramce'],
      ['Gniazdo', 2, 'zrezygnować'],
    );
    expect(readingsOf(read(list))).toEqual([
      'null ×1: 1 switch-two-circuit',
      'null ×3: 1 socket-double-earthed',
      'null ×1: 1 socket-ip44-lid',
      'null ×4: 1 socket-earthed-e',
      'null ×2: not-understood',
      'null ×4: not-understood',
      'null ×2: not-understood',
    ]);
  });
});

it('a number behind IP44 counts sets', () => {
  expect(readingsOf(read('hol: gniazdo IP44 2'))).toEqual(['hol ×2: 1 socket-ip44-lid']);
});

it('items with dashes and pieces are counted one by one', () => {
  expect(readingsOf(read('hol: schodowy - 2 szt., krzyżowy - dwa'))).toEqual([
    'hol ×2: 1 switch-two-way',
    'hol ×2: 1 switch-intermediate',
  ]);
});

it('items are all left if all or some of them may share a frame', () => {
  const lists = ['hol: gniazdo, usb, TV - wszystko w jednej ramce', 'hol: 2 gniazda, RTV i LAN w jednej ramce'];
  for (const list of lists) for (const reading of readingsOf(read(list))) expect(reading).toMatch(/: not-understood$/u);
});

describe('an offer whose columns lost their alignment', () => {
  const offer = `Lp. Nazwa                 J.m.  Ilość  Cena netto  Wartość
1. Gniazdo pojedyncze białe   szt.  18   24,50   441,00
2. Gniazdo podwójne białe   szt.  6   32,90   197,40
3. Łącznik schodowy biały   szt.  4   23,00   92,00
Razem netto: 730,40 zł`;

  it('is a table of cells apart by two spaces, without the numbers of its rows', () => {
    expect(readingsOf(read(offer))).toEqual([
      'null ×18: 1 socket-earthed-e',
      'null ×6: 1 socket-double-earthed',
      'null ×4: 1 switch-two-way',
    ]);
  });
});

describe('a row of a table without words for an item', () => {
  it('is shown with its cells', () => {
    const { rows } = read(table(['Nazwa', 'Ilość', 'Cena'], ['', '3', '12,90']));
    expect(rows.at(-1)?.reading).toMatchObject({ kind: 'not-understood', words: ['3 12,90'] });
  });
});

describe('a colour', () => {
  it('can be a noun: "biel"', () => {
    const [set] = setsOf(read('Salon: gniazdo, biel'));
    expect(set?.look.familyId).toBe('white');
  });

  it('of a room in a line for the whole list is shown, and not applied', () => {
    const { rows } = read('Lista, kolor czarny, salon beżowy\nsalon: gniazdo', sampleListContext.pl);
    expect(rows[0]?.reading.kind).toBe('not-understood');
  });

  it.each([
    ['pl', 'Hol: gniazdo antracytowe'],
    ['pl', 'Hol: gniazdo antracyt'],
    ['cs', 'Hala – antracit\nzásuvka'],
    ['cs', 'Hala – antracitová\nzásuvka'],
  ] as const)('is a noun or an adjective (%s): %s', (language, list) => {
    const [set] = setsOf(read(list, sampleListContext[language]));
    expect(set?.look.familyId).toBe('anthracite');
  });
});

describe('the look behind the name of a room', () => {
  it.each([
    'Salon – czarny mat',
    'Salon, czarny mat',
    'Salon (czarny mat)',
    'Salon czarny mat',
    'Salon - wszystko czarny mat',
    'Salon też czarny mat',
  ])('applies to the room: %s', (room) => {
    const [set, other] = setsOf(read(`${room}\nschodowy\nHol\nschodowy`));
    expect(set?.look).toMatchObject({ finishId: 'black-matt' });
    expect(other?.look).toMatchObject({ finishId: null });
  });

  it.each(['Biała sypialnia', 'Sypialnia - tu chcemy beż', 'Hol w antracycie'])('is shown if unclear: %s', (room) => {
    expect(readingsOf(read(`${room}\nschodowy`))[0]).toContain('not-understood');
  });
});

describe('a remark about a room', () => {
  it.each(['Kuchnia później', 'do sypialni nie trzeba nic', 'w łazience białe', 'bathroom undecided yet'])(
    'is shown, and the room of the next items is unknown: %s',
    (remark) => {
      const { rows } = read(`Salon\nschodowy\n${remark}\ngniazdo`);
      expect(rows.map(({ room, reading }) => [room, reading.kind]).slice(1)).toEqual([
        ['Salon', 'set'],
        [null, 'not-understood'],
        [null, 'set'],
      ]);
    },
  );

  it('in a table is no room', () => {
    const list = table(
      ['Pomieszczenie', 'Osprzęt', 'Ilość'],
      ['Salon', 'schodowy', 2],
      ['wszystko białe, tylko salon czarny'],
      ['do garażu jeszcze 2 gniazdka'],
      [undefined, 'gniazdo', 1],
    );
    expect(readingsOf(read(list))).toEqual([
      'Salon ×2: 1 switch-two-way',
      'Salon ×1: not-understood',
      'Salon ×1: not-understood',
      'Salon ×1: 1 socket-earthed-e',
    ]);
  });
});

describe('a line that is left', () => {
  it.each([
    ['uk', 'вітальня: розетка\nкухня робоча зона 3 подвійні, холодильник 1\nвимикач', 'кухня'],
    ['pl', 'Salon: gniazdo\nłaz 2x gn ip44\nschodowy', null],
    ['pl', 'Salon: gniazdo\nPiętro\nschodowy', null],
  ] as const)('with another room takes the items below it out of the room before (%s): %j', (language, list, room) => {
    const { rows } = read(list, { ...sampleListContext[language], columns: {} });
    expect(rows.at(-1)?.room).toBe(room);
  });
});

describe('a number beside another one', () => {
  it.each([
    ['pl', 'Hol: 2x łącznik 6'],
    ['pl', 'Hol: łącznik 6 2x'],
    ['pl', 'Hol: Łącznik 6 szt. 12'],
    ['cs', 'Hala: Zásuvka 2 ks 89'],
  ] as const)('may be that of a circuit or a price (%s): %s', (language, list) => {
    expect(readingsIn(language, list)).toEqual([expect.stringContaining('not-understood')]);
  });

  it.each([
    ['pl', 'Hol: Łącznik schodowy biały 4 szt. 16,20 zł 64,80 zł', 'Hol ×4: 1 switch-two-way'],
    ['pl', 'Hol: Łącznik świecznikowy z ramką, biały   3 szt   27,90   83,70 zł', 'Hol ×3: 1 switch-two-circuit'],
    ['cs', 'Hala: Dvojzásuvka bílá 6 ks 120,- Kč', 'Hala ×6: 1 socket-double-earthed'],
    ['sk', 'Hala: Dvojzásuvka biela 6 ks á 8,90 €', 'Hala ×6: 1 socket-double-earthed'],
  ] as const)('with decimals is a price (%s): %s', (language, list, reading) => {
    expect(readingsIn(language, list)).toEqual([reading]);
  });
});

describe('another device beside an item', () => {
  it.each([
    ['pl', 'Hol: włącznik pojedynczy i obok gniazdko'],
    ['pl', 'Hol: łącznik do zasłon'],
    ['cs', 'Hala: vypínač č. 6 (vedle zásuvka)'],
    ['uk', 'Хол: вимикач для штор'],
    ['en', 'Hall: switch for curtains'],
  ] as const)('leaves the item (%s): %s', (language, list) => {
    expect(readingsIn(language, list)).toEqual([expect.stringContaining('not-understood')]);
  });

  it('is a place in another case', () => {
    expect(read('Hol: włącznik pojedynczy obok gniazdka').rows[0]).toMatchObject({ note: 'obok gniazdka' });
  });
});

describe('the category of a data socket', () => {
  it.each([
    ['pl', 'Hol: 2x gniazdo 230V + RJ45 kat. 6', 'Hol ×1: 2 socket-earthed-e + 1 data-rj45'],
    ['cs', 'Hala: zásuvka + RJ45 kat. 6', 'Hala ×1: 1 socket-earthed-e + 1 data-rj45'],
    ['en', 'Hall: socket + data cat. 6', 'Hall ×1: 1 socket-earthed-e + 1 data-rj45'],
    ['pl', 'Hol: gniazdo + RJ45 kat. 7', 'Hol ×1: not-understood'],
    ['uk', "Хол: розетка комп'ютерна", 'Хол ×1: 1 data-rj45'],
  ] as const)('is no number of pieces (%s): %s', (language, list, reading) => {
    expect(readingsIn(language, list)).toEqual([reading]);
  });
});

describe('switches and double sockets with a number', () => {
  it.each([
    ['pl', 'Hol: 3x łącznik schodowy', 'Hol ×3: 1 switch-two-way'],
    ['pl', 'Hol: 4x gniazdo podwójne', 'Hol ×4: 1 socket-double-earthed'],
    ['pl', 'Hol: 3x gniazdo', 'Hol ×1: 3 socket-earthed-e'],
    ['en', 'Hall: 2x dimmer', 'Hall ×2: 1 dimmer-rotary-led'],
    ['pl', 'Hol: 2x schodowy w jednej ramce', 'Hol ×1: 2 switch-two-way'],
  ] as const)('are not side by side, as single sockets are (%s): %s', (language, list, reading) => {
    expect(readingsIn(language, list)).toEqual([reading]);
  });
});

describe('a noun with its description behind commas', () => {
  it.each([
    ['pl', 'Łącznik, podwójny, schodowy', '1 switch-two-way-double'],
    ['cs', 'Zásuvka, dvojitá', '1 socket-double-earthed'],
    ['en', 'Switch, 1 gang 2 way', '1 switch-two-way'],
    ['en', 'Socket, TV', undefined],
    ['pl', 'gniazdo, schodowy', '1 socket-earthed-e + 1 switch-two-way'],
  ] as const)('is one item in a column of items (%s): %s', (language, what, parts) => {
    const list = table(['Item', 'Qty'], [what, 1]);
    expect(readingsIn(language, list)).toEqual([`null ×1: ${parts ?? 'not-understood'}`]);
  });
});

describe('ticks in a column', () => {
  it('mean its title', () => {
    const list = table(
      ['Osprzęt', 'Ilość', 'Podświetlenie', 'IP44'],
      ['Łącznik pojedynczy', 1, '✓', undefined],
      ['Gniazdo', 2, undefined, 'x'],
      ['Gniazdo', 3, 'nie', '-'],
    );
    expect(readingsOf(read(list))).toEqual([
      'null ×1: not-understood',
      'null ×2: 1 socket-ip44-lid',
      'null ×3: 1 socket-earthed-e',
    ]);
  });
});

describe('names of rooms', () => {
  it.each([
    ['sk', 'M01 Vstup a čakáreň\nzásuvka\nM03 Miešanie farieb\nvypínač', 'M03 Miešanie farieb'],
    ['pl', 'Salon: gniazdo\nMieszkanie - łazienka: gniazdo, schodowy', 'łazienka'],
    ['en', 'Kitchen\nsocket\nStairs\n2 way switch', 'Stairs'],
    ['sk', 'Kuchyňa\nzásuvka\numývačka\nvypínač', 'Kuchyňa'],
  ] as const)('may have codes, parts of a building before them, and no appliances (%s): %j', (language, list, room) => {
    const { rows } = read(list, { ...sampleListContext[language], columns: {} });
    expect(rows.at(-1)?.room).toBe(room);
  });

  it('are no items', () => {
    expect(readingsOf(read('Salon: gniazdo, łazienka'))[1]).toContain('not-understood');
  });
});

describe('the number before a frame in the singular', () => {
  it.each([
    ['pl', '2 ramka: gniazdo + TV', 'null ×1: 1 socket-earthed-e + 1 tv'],
    ['pl', '2 ramki: gniazdo + TV', 'null ×2: 1 socket-earthed-e + 1 tv'],
    ['cs', '3 rámeček: zásuvka + zásuvka + TV', 'null ×1: 1 socket-earthed-e + 1 socket-earthed-e + 1 tv'],
  ] as const)('counts its slots (%s): %s', (language, list, reading) => {
    expect(readingsIn(language, list)).toEqual([reading]);
  });
});

describe('words of titles and totals', () => {
  it('skip no counted items', () => {
    expect(readingsOf(read('W salonie potrzebuję czterech gniazdek pojedynczych i dwóch podwójnych.'))).toEqual([
      'Salon ×1: not-understood',
    ]);
  });

  it('end the list: "Podsumowanie:"', () => {
    expect(readingsOf(read('Salon: gniazdo\nPodsumowanie:\nGniazda - 14'))).toEqual([
      'Salon ×1: 1 socket-earthed-e',
      'Salon ×1: not-understood',
    ]);
    const rows = [{ line: 1, cells: ['Gniazdo', 14] }];
    const tables = [
      { name: 'Salon', rows },
      { name: 'Podsumowanie', rows },
    ];
    expect(readingsOf(read({ kind: 'tables', tables }))).toEqual(['Salon ×14: 1 socket-earthed-e']);
  });
});

describe('a look of some pieces', () => {
  it.each(['3 gniazdka podwójne (dwa czarne)', '2 łączniki schodowe (jeden biały)'])('leaves the item: %s', (item) => {
    expect(readingsOf(read(`Salon: ${item}`))[0]).toContain('not-understood');
  });
});

describe('a place beside a room', () => {
  it('is no room', () => {
    const { rows } = read('Obývák\nu balkonu dva vypínače', { ...sampleListContext.cs, columns: {} });
    expect(rows.at(-1)).toMatchObject({ room: 'Obývák', note: 'u balkonu' });
    const list = table(['Umiestnenie', 'Prístroj', 'Počet'], ['pri TV', 'zásuvka', 2], ['nad doskou', 'zásuvka', 3]);
    expect(read(list, { ...sampleListContext.sk, columns: {} }).rows.at(-1)).toMatchObject({
      room: null,
      note: 'nad doskou',
    });
  });
});

describe('a frame in a note', () => {
  it.each([
    ['cs', 'Pracovna - 4 zásuvky a 2 datové v rámečcích po třech'],
    ['uk', 'Ванна: терморегулятор в рамку з вимикачем'],
  ] as const)('may hold all items of the line (%s): %s', (language, list) => {
    for (const reading of readingsIn(language, list)) expect(reading).toContain('not-understood');
  });
});

describe('sheets of a workbook', () => {
  it('are read in order, and those with the name of a room are this room', () => {
    const rows = [
      { line: 1, cells: ['Osprzęt', 'Ilość'] },
      { line: 2, cells: ['schodowy', 2] },
    ];
    const list = read({ kind: 'tables', tables: ['Salon', 'Łazienka', 'Arkusz3'].map((name) => ({ name, rows })) });
    expect(readingsOf(list)).toEqual([
      'Salon ×2: 1 switch-two-way',
      'Łazienka ×2: 1 switch-two-way',
      'null ×2: 1 switch-two-way',
    ]);
    expect(new Set(list.rows.map(({ id }) => id)).size).toBe(6);
  });
});

describe('columns of a table', () => {
  it('with items are the slots of a frame', () => {
    const list = table(
      ['Pomieszczenie', 'Moduł 1', 'Moduł 2', 'Moduł 3'],
      ['Salon', 'gniazdo', 'gniazdo', 'gniazdo RJ45'],
      ['Salon', 'łącznik schodowy', 'gniazdo', undefined],
      ['Hol', 'schodowy'],
    );
    expect(readingsOf(read(list))).toEqual([
      'Salon ×1: 1 socket-earthed-e + 1 socket-earthed-e + 1 data-rj45',
      'Salon ×1: 1 switch-two-way + 1 socket-earthed-e',
      'Hol ×1: 1 switch-two-way',
    ]);
  });

  it('with a colour that the catalogue lacks leave the row', () => {
    const list = table(['Osprzęt', 'Ilość', 'Kolor'], ['schodowy', 2, 'beżowy'], ['schodowy', 1, 'biały']);
    expect(readingsOf(read(list))).toEqual(['null ×2: not-understood', 'null ×1: 1 switch-two-way']);
  });
});

describe('bullets of word processors', () => {
  it('may be the letter o', () => {
    expect(readingsIn('en', 'Hall\no 2 x two-way switch\no 1 x single socket')).toEqual([
      'Hall ×2: 1 switch-two-way',
      'Hall ×1: 1 socket-earthed-e',
    ]);
  });
});

describe('a line without an item', () => {
  it.each(['Termin dostawy 5 dni roboczych', 'OFERTA nr 112/2025'])('is no room of the rows below it: %s', (line) => {
    const { rows } = read({
      kind: 'table',
      rows: [
        { line: 1, cells: ['Nazwa', 'Ilość'] },
        { line: 2, cells: [line] },
        { line: 3, cells: ['schodowy', 2] },
      ],
    });
    expect(rows.at(-1)?.room).toBeNull();
  });

  it('with words for a worktop stays in its room', () => {
    expect(readingsIn('sk', 'Kuchyňa:\n- pracovná doska\n- zásuvka na chladničku')).toEqual([
      'Kuchyňa ×1: not-understood',
      'Kuchyňa ×1: 1 socket-earthed-e',
    ]);
  });
});

describe('a height', () => {
  it.each([
    ['cs', 'Hala: zásuvka v. 1150 mm - 6 ks', 'Hala ×6: 1 socket-earthed-e'],
    ['cs', 'Hala: vypínač střídavý, výška 1,1 m - 1 ks', 'Hala ×1: 1 switch-two-way'],
    ['en', 'Hall: 6 no. double socket @ 300mm AFFL', 'Hall ×6: 1 socket-double-earthed'],
  ] as const)('is a note (%s): %s', (language, list, reading) => {
    expect(readingsIn(language, list)).toEqual([reading]);
  });
});

describe('sentences and numbered rooms', () => {
  it.each([
    ['salon: 2 gniazda, RJ45. Ściemniacz nad stołem', ['salon ×2', 'salon ×1', 'salon ×1']],
    ['salon: 2 gniazda. Czy wideodomofon też?', ['salon ×2', 'salon ×1']],
    ['salon: schodowy\nW kuchni gniazdo\nNa tarasie gniazdo', ['salon ×1', 'Kuchnia ×1', 'Taras ×1']],
    ['salon: schodowy\nu dzieci po 4 gniazdka na pokój', ['salon ×1', 'salon ×1']],
    ['0.01 Hol\n- schodowy\n0.02 Komunikacja\n- krzyżowy', ['Hol ×1', 'Komunikacja ×1']],
  ])('begin items of their own: %j', (list, rows) => {
    expect(readingsOf(read(list)).map((reading) => reading.split(':')[0])).toEqual(rows);
  });
});

describe('a room book', () => {
  it.each([
    ['0.01 Wnęka – 4,20 m2\n  wyposażenie elektr.: schodowy, gniazdo', 'Wnęka'],
    ['Salon\nUrządzenia:\ngniazdo', 'Salon'],
  ])('names rooms by lines with a number and an area, and no room by a label of equipment: %j', (list, room) => {
    expect(new Set(read(list).rows.map((row) => row.room))).toEqual(new Set([room]));
  });
});

describe('an unclear part of a line', () => {
  it('that may be the room leaves all of the line', () => {
    expect(readingsOf(read('Salon: gniazdo\npok dz. 1kl, 3x gn, rj45'))).toEqual([
      'Salon ×1: 1 socket-earthed-e',
      ...Array.from({ length: 3 }, () => 'null ×1: not-understood'),
    ]);
  });

  it('that is a frame of another size leaves all of the line', () => {
    expect(readingsIn('cs', 'obývák: 3 zásuvky, anténa, internet (pětirámeček)')).toEqual([
      'obývák ×1: 3 socket-earthed-e + 1 tv-r-sat + 1 data-rj45',
    ]);
    const readings = readingsIn('cs', 'obývák: 3 zásuvky, anténa, internet (trojrámeček)');
    expect(readings.every((reading) => reading.endsWith('not-understood'))).toBe(true);
  });

  it('that is the number of a flat is no quantity', () => {
    expect(readingsIn('en', 'Sockets and switches for flat 12')).toEqual(['null ×1: not-understood']);
  });

  it('that names a double switch by its parts is no single one', () => {
    expect(readingsIn('cs', 'Hala: spínač řazení 6+6')).toEqual(['Hala ×1: not-understood']);
  });

  it('that is only an appliance is no item', () => {
    expect(readingsIn('uk', 'кухня: витяжка, духовка').every((reading) => reading.endsWith('not-understood'))).toBe(
      true,
    );
  });

  it('with the number of connectors is left beside a quantity', () => {
    expect(readingsOf(read('Nazwa;Ilość;Pokój\nładowarka USB 2x;2;Salon\nschodowy;2;Salon'))).toEqual([
      'Salon ×2: not-understood',
      'Salon ×2: 1 switch-two-way',
    ]);
  });
});

describe('short forms of the trade', () => {
  it.each([
    ['pl', 'Hol: gn. podw. 2', 'Hol ×2: 1 socket-double-earthed'],
    ['pl', 'Hol: łącznik 2-kl', 'Hol ×1: 1 switch-two-circuit'],
    ['sk', 'Hala: vyp. č. 6', 'Hala ×1: 1 switch-two-way'],
    ['uk', 'Хол: вимикач 1-кл', 'Хол ×1: 1 switch-one-way'],
    ['en', 'Hall: 2G switch', 'Hall ×1: 1 switch-two-circuit'],
    ['pl', 'Hol: wł. schod. podw. x1', 'Hol ×1: 1 switch-two-way-double'],
    ['pl', 'Hol: ściem. obr. LED 1x', 'Hol ×1: 1 dimmer-rotary-led'],
    ['sk', 'Hala: dvojzás. 2 ks', 'Hala ×2: 1 socket-double-earthed'],
    ['cs', 'Hala: stmív. 1x', 'Hala ×1: 1 dimmer-rotary-led'],
    ['en', 'Hall: 2x dbl sockets', 'Hall ×2: 1 socket-double-earthed'],
    ['pl', 'Hol: łącz. świecz. x1', 'Hol ×1: 1 switch-two-circuit'],
    ['pl', 'Hol: krzyż. 2', 'Hol ×2: 1 switch-intermediate'],
    ['cs', 'Hala: vypínač řaz. 5B', 'Hala ×1: 1 switch-two-way-double'],
    ['en', 'Hall: 2 no. 1G2W', 'Hall ×2: 1 switch-two-way'],
    ['en', 'Hall: 2G1W switch', 'Hall ×1: 1 switch-two-circuit'],
    ['en', 'Hall: 4 gang switch', 'Hall ×1: not-understood'],
  ] as const)('need no question (%s): %s', (language, list, reading) => {
    expect(readingsIn(language, list)).toEqual([reading]);
  });

  it.each([
    ['pl', 'Hol: gniazdo pojedyncze z przesłonami torów prądowych', 'Hol ×1: 1 socket-earthed-e'],
    ['cs', 'Hala: spínač č. 1 kompletní', 'Hala ×1: 1 switch-one-way'],
  ] as const)('and usual properties are no other product (%s): %s', (language, list, reading) => {
    expect(readingsIn(language, list)).toEqual([reading]);
  });
});

describe('frames in rows of their own', () => {
  const frames = 'Ramka pojedyncza biała;9\nRamka potrójna biała;3';

  it('leave single items, since nothing tells which of them share a frame', () => {
    expect(readingsOf(read(`Nazwa;Ilość\nGniazdo;12\nGniazdo, schodowy w jednej ramce;2\n${frames}`))).toEqual([
      'null ×12: not-understood',
      'null ×2: 1 socket-earthed-e + 1 switch-two-way',
      'null ×9: not-understood',
      'null ×3: not-understood',
    ]);
    expect(read(`Nazwa;Ilość\nGniazdo;12\n${frames}`).rows[1]?.reading).toMatchObject({ reason: 'frames-apart' });
  });

  it('of one kind may be spare ones', () => {
    expect(readingsOf(read('Nazwa;Ilość\nGniazdo;12\nRamka podwójna;1'))[0]).toBe('null ×12: 1 socket-earthed-e');
  });
});

describe('a remark between a room and its items', () => {
  it('is a look of all of them, or leaves them', () => {
    const sets = setsOf(read('Salon – czarny mat: 2 gniazda, schodowy\nHol – beż: gniazdo'));
    expect(sets.map(({ look }) => look.finishId)).toEqual(['black-matt', 'black-matt']);
  });

  it('is a place in the room: "za TV"', () => {
    expect(read('Salon za TV - 2 gniazda').rows[0]).toMatchObject({ room: 'Salon', note: 'za TV', quantity: 2 });
    const { rows } = read('Salon: schodowy\nza telewizorem: 2 gniazda');
    expect(rows[1]).toMatchObject({ room: 'Salon', note: 'za telewizorem' });
  });
});

describe('counted items side by side', () => {
  it.each([
    [
      'pl',
      'Hol: 2 schodowe i jedno gniazdo + RJ45',
      ['Hol ×2: 1 switch-two-way', 'Hol ×1: 1 socket-earthed-e + 1 data-rj45'],
    ],
    ['cs', 'Hala: 2x č. 6 a 1x č. 7', ['Hala ×2: 1 switch-two-way', 'Hala ×1: 1 switch-intermediate']],
    ['pl', 'Hol: 2x gniazdo i 3x RJ45', ['Hol ×1: 2 socket-earthed-e + 3 data-rj45']],
    ['uk', 'Хол: 3 розетки + 2 інтернет + USB', ['Хол ×1: not-understood']],
    [
      'en',
      'Hall: 1 x 2 gang switch, 1 single socket',
      ['Hall ×1: 1 switch-two-circuit', 'Hall ×1: 1 socket-earthed-e'],
    ],
    ['sk', 'Hala: 2 x zásuvka + striedavý vypínač, 2-rámik', ['Hala ×1: not-understood']],
    ['sk', 'Hala: dvojrámik zásuvka + USB-C nabíjačka', ['Hala ×1: 1 socket-earthed-e + 1 usb-charger-ac']],
  ] as const)('are no set, unless a frame holds them (%s): %s', (language, list, readings) => {
    expect(readingsIn(language, list)).toEqual(readings);
  });
});

describe('a room with a height', () => {
  it.each(['Sypialnia, h=30 cm', 'Sypialnia (h=90)', 'Sypialnia h 30'])('has the items below: %s', (room) => {
    expect(readingsOf(read(`Salon\nschodowy\n${room}\ngniazdo`))).toEqual([
      'Salon ×1: 1 switch-two-way',
      'Sypialnia ×1: 1 socket-earthed-e',
    ]);
  });
});

describe('a colour behind the name of a room', () => {
  it('is shown if the catalogue lacks it', () => {
    expect(readingsIn('sk', 'SPÁLŇA (béžová)\n- vypínač č. 6')).toEqual([
      'SPÁLŇA ×1: not-understood',
      'SPÁLŇA ×1: 1 switch-two-way',
    ]);
  });
});

describe('a look below the items of a room', () => {
  it('belongs to the room if each of several rooms is closed by one', () => {
    const list = 'Salon\nschodowy\nKolor: czarny mat\nHol\nschodowy\nKolor: biały';
    expect(setsOf(read(list)).map(({ look }) => look.familyId)).toEqual(['black', 'white']);
  });
});

describe('a sentence that names a room', () => {
  it('is its heading', () => {
    expect(readingsOf(read('W kuchni chcielibyśmy:\n- schodowy\nsalon tylko schodowy'))).toEqual([
      'Kuchnia ×1: 1 switch-two-way',
      'salon ×1: 1 switch-two-way',
    ]);
  });
});

describe('a frame with another word', () => {
  it.each(['trojrámik zvislý: striedavý vypínač, zásuvka, USB – 2 ks', 'hala pri TV trojrámik – zásuvka, TV, RJ45'])(
    'does not fall apart: %s',
    (list) => {
      expect(readingsIn('sk', list).every((reading) => reading.endsWith('not-understood'))).toBe(true);
    },
  );
});

describe('an item with words behind its place', () => {
  it.each([
    ['pl', 'Łazienka: gniazdo przy umywalce IP44', ['Łazienka ×1: 1 socket-ip44-lid']],
    ['uk', 'Веранда: розетка вулична IP44, дві штуки', ['Веранда ×2: 1 socket-ip44-lid']],
    [
      'en',
      'Hall: a 2 gang switch and a double socket',
      ['Hall ×1: 1 switch-two-circuit', 'Hall ×1: 1 socket-double-earthed'],
    ],
  ] as const)('has its protection and pieces (%s): %s', (language, list, readings) => {
    expect(readingsIn(language, list)).toEqual(readings);
  });
});

describe('a place before counted items', () => {
  it.each([
    [
      'pl',
      'Hol: przy drzwiach wejściowych jeden schodowy i jedno gniazdko',
      [
        ['1 switch-two-way', 'przy drzwiach wejściowych'],
        ['1 socket-earthed-e', 'przy drzwiach wejściowych'],
      ],
    ],
    [
      'pl',
      'Hol: przy stole 2 gniazda, schodowy',
      [
        ['1 socket-earthed-e', 'przy stole'],
        ['1 switch-two-way', ''],
      ],
    ],
    [
      'pl',
      'Hol: przy biurku 3 gniazda i internet w jednej ramce',
      [['3 socket-earthed-e + 1 data-rj45', 'przy biurku']],
    ],
    ['cs', 'Hala: nad linkou tři dvojzásuvky', [['1 socket-double-earthed', 'nad linkou']]],
    ['uk', 'Хол: біля ліжка по дві розетки', [['not-understood', '']]],
  ] as const)('is a note of those before the first comma (%s): %s', (language, list, expected) => {
    const reading = read(list, { ...sampleListContext[language], columns: {} });
    expect(readingsOf(reading).map((one, at) => [one.replace(/^.*?: /u, ''), reading.rows[at]?.note])).toEqual(
      expected,
    );
  });
});

describe('frames with a number of their own', () => {
  it('do not hold the items behind them', () => {
    expect(readingsIn('cs', 'Kuchyň: 2 trojrámečky zásuvek, 1 zásuvka')[0]).toBe('Kuchyň ×1: not-understood');
  });

  it('leave all items that may be in one frame', () => {
    expect(readingsOf(read('salon: 3 gniazda, RTV w jednej ramce'))).toEqual([
      'salon ×3: not-understood',
      'salon ×1: not-understood',
    ]);
  });
});

describe('words that describe all items before them', () => {
  it('leave these items', () => {
    expect(readingsIn('en', 'Utility: two sockets and a switch, all waterproof')).not.toContainEqual(
      expect.stringContaining('socket'),
    );
    expect(readingsIn('en', 'Bedroom - two bedside sets, each with a socket, USB charger')).toEqual(
      Array.from({ length: 3 }, () => 'Bedroom ×1: not-understood'),
    );
  });
});

describe('places in brackets', () => {
  it('count the pieces if there are as many', () => {
    expect(readingsOf(read('Kuchnia: 4x gniazdo (lodówka, piekarnik, zmywarka, okap)'))).toEqual([
      'Kuchnia ×4: 1 socket-earthed-e',
    ]);
    expect(readingsOf(read('Kuchnia: 4x gniazdo (lodówka, piekarnik)'))).toEqual(['Kuchnia ×1: 4 socket-earthed-e']);
  });
});

describe('a place before one item', () => {
  it.each([
    ['pl', 'przy drzwiach schodowy', '1 switch-two-way', 'przy drzwiach'],
    ['pl', 'przy wejściu też schodowy', '1 switch-two-way', 'przy wejściu'],
    ['pl', 'lodówka 1 gniazdo', '1 socket-earthed-e', 'lodówka'],
    ['cs', 'u dveří trojitý vypínač', '1 switch-three-gang', 'u dveří'],
    ['sk', 'pri dverách striedavý', '1 switch-two-way', 'pri dverách'],
    ['uk', 'холодильник розетка', '1 socket-schuko', 'холодильник'],
    ['pl', 'obok gniazdka schodowy', 'not-understood', ''],
    ['pl', 'po obu stronach łóżka gniazdo', 'not-understood', ''],
    ['pl', 'pod nim gniazdo', 'not-understood', ''],
    ['pl', 'nad blatem gniazda', 'not-understood', ''],
    ['en', 'oven switch', 'not-understood', ''],
  ] as const)('is a note of it (%s): %s', (language, list, expected, note) => {
    const reading = read(`Hol: ${list}`, { ...sampleListContext[language], columns: {} });
    expect(readingsOf(reading)).toEqual([`Hol ×1: ${expected}`]);
    expect(reading.rows[0]?.note).toBe(note);
  });

  it('does not make one set of double sockets', () => {
    expect(readingsIn('cs', 'Hala: linka 4x dvojzásuvka')).toEqual(['Hala ×4: 1 socket-double-earthed']);
  });
});

describe('a frame before its contents', () => {
  it.each([
    ['cs', '1x dvojrámeček: střídavý vypínač + tlačítko na zvonek', ['×1: 1 switch-two-way + 1 push-button-bell']],
    [
      'cs',
      'trojrámeček u televize: zásuvka, zásuvka, datová',
      ['×1: 1 socket-earthed-e + 1 socket-earthed-e + 1 data-rj45'],
    ],
    [
      'cs',
      'trojrámeček: vypínač č. 6, zásuvka, zásuvka – 2x',
      ['×2: 1 switch-two-way + 1 socket-earthed-e + 1 socket-earthed-e'],
    ],
    ['sk', 'dva dvojrámiky: zásuvka, striedavý vypínač', ['×2: 1 socket-earthed-e + 1 switch-two-way']],
    ['sk', 'za TV dvojrámik - zásuvka, internet', ['×1: 1 socket-earthed-e + 1 data-rj45']],
    ['en', 'frame of 2: socket, two-way switch', ['×1: 1 socket-earthed-e + 1 switch-two-way']],
    ['cs', '1x trojrámeček: střídavý vypínač + zásuvka', ['×1: not-understood']],
  ] as const)('holds them if they fill it (%s): %s', (language, list, readings) => {
    expect(readingsIn(language, `Hol\n${list}`)).toEqual(readings.map((reading) => `Hol ${reading}`));
  });
});

describe('a frame in a room', () => {
  it('has the room between it and its contents', () => {
    expect(readingsIn('cs', 'Hala\ndvojrámeček v obýváku: zásuvka, datová')).toEqual([
      'Obývák ×1: 1 socket-earthed-e + 1 data-rj45',
    ]);
  });
});

describe('words behind a comma that name the item before them more exactly', () => {
  it.each([
    ['en', 'Dimmer, 1-gang rotary – 2 no.', 'null ×2: 1 dimmer-rotary-led'],
    ['en', 'Switch, two-way – 2 no.', 'null ×2: 1 switch-two-way'],
    ['en', 'Switch, 2-gang, 2-way – 3 no.', 'null ×3: 1 switch-two-way-double'],
    ['en', 'USB charger, USB-C – 3', 'null ×3: 1 usb-charger-ac'],
    ['pl', 'Łącznik schodowy, podwójny - 2 szt.', 'null ×2: 1 switch-two-way-double'],
    ['pl', 'Internet, gniazdo RJ45 – 2', 'null ×2: 1 data-rj45'],
    ['pl', 'Gniazdo hermetyczne, IP44 – 2 szt.', 'null ×2: 1 socket-ip44-lid'],
    ['cs', 'Stmívač, otočný - 2 ks', 'null ×2: 1 dimmer-rotary-led'],
    ['en', 'Dimmer, LED – 2', 'null ×2: 1 dimmer-rotary-led'],
    ['pl', 'Gniazdo TV, SAT – 2 szt.', 'null ×2: not-understood'],
    ['en', 'Socket, TV – 2', 'null ×2: not-understood'],
    ['pl', 'Łącznik żaluzjowy, przyciskowy – 2 szt.', 'null ×2: not-understood'],
  ] as const)('are one item with a quantity behind a dash (%s): %s', (language, line, reading) => {
    expect(readingsIn(language, line)).toEqual([reading]);
  });

  it.each([
    ['en', 'Hall: Dimmer, rotary x2'],
    ['en', '2 x switch, two-way'],
    ['en', '2 dimmers, rotary'],
    ['pl', 'Hol: łącznik, schodowy x2'],
    ['pl', 'Hol: gniazdo, IP44 x2'],
    ['uk', 'Хол: димер, поворотний x2'],
  ] as const)('leave the item in a line of items (%s): %s', (language, line) => {
    expect(readingsIn(language, line)).toEqual([expect.stringMatching(/: not-understood$/u)]);
  });

  it.each([
    ['Hol: gniazdo, internet x2', ['Hol ×1: 1 socket-earthed-e', 'Hol ×2: 1 data-rj45']],
    ['Hol: 3 gniazda, internet', ['Hol ×3: 1 socket-earthed-e', 'Hol ×1: 1 data-rj45']],
    ['Hol: 2 włączniki, schodowy', ['Hol ×2: 1 switch-one-way', 'Hol ×1: 1 switch-two-way']],
    ['Hol: łącznik schodowy, krzyżowy x2', ['Hol ×1: 1 switch-two-way', 'Hol ×2: 1 switch-intermediate']],
    ['Hol: ściemniacz, ściemniacz obrotowy x2', ['Hol ×1: 1 dimmer-rotary-led', 'Hol ×2: 1 dimmer-rotary-led']],
  ])('do not join two separate items: %s', (line, readings) => {
    expect(readingsOf(read(line))).toEqual(readings);
  });

  it('are one item in a column', () => {
    const items = ['Ściemniacz, obrotowy', 'Łącznik schodowy, podwójny', 'Gniazdo TV, SAT'];
    const list = table(['Nazwa', 'Ilość'], ...items.map((item) => [item, 2]));
    expect(readingsOf(read(list))).toEqual([
      'null ×2: 1 dimmer-rotary-led',
      'null ×2: 1 switch-two-way-double',
      'null ×2: not-understood',
    ]);
  });
});

describe('everyday forms of an item', () => {
  it.each([
    ['pl', 'łącznik 1-bieg.', '×1: 1 switch-one-way'],
    ['pl', 'gniazdo RTV-SAT końcowe', '×1: 1 tv-r-sat'],
    ['pl', 'h=30 – gniazdo podwójne', '×1: 1 socket-double-earthed'],
    ['cs', 'dvojzásuvka s dětskou pojistkou', '×1: 1 socket-double-earthed'],
    ['sk', 'zásuvka s krytom IP44', '×1: 1 socket-ip44-lid'],
    ['sk', 'päť dvojzásuviek', '×5: 1 socket-double-earthed'],
    ['uk', 'розетка подвійна, h=30 см', '×1: 1 socket-double-schuko'],
    ['en', '3 doubles', '×3: 1 socket-double-earthed'],
    ['sk', 'zásuvka IP44 s vekom', '×1: 1 socket-ip44-lid'],
    ['sk', 'kryt zásuvky', '×1: not-understood'],
    ['uk', 'розетка RJ-45', '×1: 1 data-rj45'],
    ['uk', 'вимикач прохідний 2-кл', '×1: 1 switch-two-way-double'],
  ] as const)('are read (%s): %s', (language, list, reading) => {
    expect(readingsIn(language, `Hol: ${list}`)).toEqual([`Hol ${reading}`]);
  });

  it('beside switches, "doubles" may be switches', () => {
    expect(readingsIn('en', 'Hall: 2 switches, 3 doubles')[1]).toBe('Hall ×3: not-understood');
  });
});

describe('a colour everywhere', () => {
  it.each([
    ['cs', 'Barva všude bílá'],
    ['uk', 'Колір білий скрізь'],
    ['en', 'White throughout'],
  ] as const)('is that of all sets (%s): %s', (language, look) => {
    const reading = read(`Hol: IP44 x2, USB\n${look}`, { ...sampleListContext[language], columns: {} });
    expect(setsOf(reading).map((set) => set.look.finishId)).toEqual(['white', 'white']);
  });

  it.each([
    ['pl', 'wszystko w białym kolorze'],
    ['cs', 'všechno bílé'],
    ['cs', 'bílá všude'],
    ['cs', 'bílá, pokud není psáno jinak. vyp. 105'],
    ['sk', 'všetko biele, ak nie je uvedené inak'],
    ['uk', 'Все біле крім де вказано.'],
    ['en', 'Sockets, 3 bed flat (all white unless stated)'],
    ['pl', 'białe, chyba że napisano inaczej'],
    ['uk', 'білий, якщо не вказано інше'],
  ] as const)('is that of all sets without another one (%s): %s', (language, look) => {
    const reading = read(
      `Hol: IP44 x2, USB ${{ pl: 'czarne', cs: 'černé', sk: 'čierne', uk: 'чорне', en: 'black' }[language]}\n${look}`,
      {
        ...sampleListContext[language],
        columns: {},
      },
    );
    expect(setsOf(reading).map((set) => set.look.familyId)).toEqual(['white', 'black']);
  });
});

/** The reading of a sentence above rooms with an item each, and the colours of these. */
const looksIn = (language: keyof typeof sampleListContext, rooms: readonly string[], sentence: string) => {
  const list = [sentence, ...rooms.map((room) => `${room}: IP44`)].join('\n');
  const reading = read(list, { ...sampleListContext[language], columns: {} });
  return [reading.rows[0]?.reading.kind, ...setsOf(reading).map((set) => set.look.familyId)];
};

describe('a look of the list with an exception for a room', () => {
  it.each([
    ['pl', 'Salon', 'Wszystko białe, tylko salon czarny'],
    ['pl', 'Salon', 'Hej, kolor: wszędzie biały, w salonie czarny'],
    ['pl', 'Pokój mały', 'wszystko białe oprócz pokoju małego tam czarne'],
    ['pl', 'pokój dzieci', 'Kolor: dzieci czarny, reszta biała'],
    ['pl', 'Łazienka (parter)', 'Proszę o wycenę osprzętu. Kolor biały, tylko w łazience czarny.'],
    ['pl', 'Salon', 'salon czarny, wszystko inne białe'],
    ['pl', 'Garaż', 'cały dom biały, garaż czarny'],
    ['cs', 'OBYVAK', 'Vsude bila jen v obyvaku cerna'],
    ['cs', 'Obývací pokoj', 'v obýváku černé, jinde bílé. Díky!'],
    ['cs', 'obývák', 'všechno bílý, jen obývák bychom chtěli černý'],
    ['sk', 'Obývačka', 'rámy biele, obývačka čierna'],
    ['sk', 'Kúpeľňa', 'Farba: všetko biele, okrem kúpeľne (čierna)'],
    ['sk', 'Detská', 'Farba biela všade okrem detskej, tam čierna'],
    ['uk', 'Вітальня', 'все біле, тільки вітальня чорна'],
    ['uk', 'Кухня', 'Колір всюди білий, на кухні чорний'],
    ['uk', 'Ванна кімната', 'Колір: білий, ванна — чорний'],
    ['en', 'Living rm', 'All white please except the living room in black'],
    ['en', "Director's office", "White throughout, black in the director's office."],
    ['en', 'Kitchen', 'we want white everywhere, with the kitchen in black'],
    ['en', 'Bathroom', 'Hi Dave, all in white please except the bathroom, which should be black'],
  ] as const)('is read (%s): %s: %s', (language, room, sentence) => {
    expect(looksIn(language, [room, 'Hol 2'], sentence)).toEqual(['skipped', 'black', 'white']);
  });

  it('may be for several rooms', () => {
    const sentence = 'All white apart from the bathrooms and utility (black)';
    expect(looksIn('en', ['Bathroom 1', 'Bathroom 2', 'Utility', 'Hall'], sentence)).toEqual([
      'skipped',
      'black',
      'black',
      'black',
      'white',
    ]);
  });

  it.each([
    'wszystko białe, tylko garaż czarny',
    'wszystko białe, tylko sypialnia czarna',
    'wszystko białe, tylko w salonie ramki czarne',
    'wszystko białe, tylko salon różowy',
    'wszystko różowe, tylko salon czarny',
    'wszystko białe oprócz salonu',
    'wszystko białe, tylko salon może czarny',
    'wszystko białe, tylko salon czarny?',
    'wszystko białe, nie salon czarny',
    'piętro: wszystko białe, tylko salon czarny',
    'wszystko białe, tylko salon Simon 54 Premium czarny',
    'białe, jeśli podano, tylko salon czarny',
    'wszystko białe, tylko kuchnia czarna',
  ])('is left as a whole if any of it is unclear: %s', (sentence) => {
    expect(looksIn('pl', ['Salon', 'Sypialnia 1', 'Sypialnia 2', 'Jadalnia z kuchnią'], sentence)).toEqual([
      'not-understood',
      null,
      null,
      null,
      null,
    ]);
  });

  it('holds for the whole list, also beside another look, and a question does not', () => {
    const { rows } = read(
      'Hol: schodowy\nSalon: schodowy\nkolor czarny wszystko?\nkolor biały\nwszystko białe, tylko salon czarny',
    );
    const looks = rows.map(({ reading }) => (reading.kind === 'set' ? reading.look.familyId : reading.kind));
    expect(looks).toEqual(['white', 'black', 'not-understood', 'skipped', 'skipped']);
  });

  it('comes after the look of an item and that of the heading, and is not for items without a room', () => {
    const list = 'schodowy\nSalon (antracyt)\nschodowy\nKuchnia\nschodowy biały\nHol\nschodowy';
    const { rows } = read(`${list}\nwszystko białe, tylko salon i kuchnia czarne`);
    const looks = rows.flatMap(({ reading }) => (reading.kind === 'set' ? [reading.look.familyId] : []));
    expect(looks).toEqual([null, 'anthracite', 'white', 'white']);
  });
});

describe('sockets of appliances', () => {
  it.each([
    [
      'pl',
      '3x podwójne nad blatem, 1 pojedyncze do lodówki',
      ['×3: 1 socket-double-earthed', '×1: 1 socket-earthed-e'],
    ],
    ['pl', '2 podwójne przy łóżku', ['×2: not-understood']],
    ['en', '5 sockets above worktop, single for fridge', ['×5: 1 socket-earthed-e', '×1: 1 socket-earthed-e']],
    ['uk', '3 подвійні над стільницею', ['×3: 1 socket-double-schuko']],
    [
      'sk',
      '4 zásuvky, chladnička 1, 2 pre rúru',
      ['×4: 1 socket-earthed-e', '×1: 1 socket-earthed-e', '×2: 1 socket-earthed-e'],
    ],
    ['pl', 'schodowy, lodówka 1', ['×1: 1 switch-two-way', '×1: not-understood']],
    ['pl', '2 gniazda, okap 150', ['×2: 1 socket-earthed-e', '×1: not-understood']],
    ['pl', '2 podwójne nad blatem, 2 pod blatem', ['×2: not-understood', '×1: not-understood']],
    ['pl', 'gniazdo AGD x4', ['×4: 1 socket-earthed-e']],
    ['cs', 'lednice, myčka, trouba – každá 1 zásuvka', ['×3: 1 socket-earthed-e']],
    [
      'cs',
      '3 dvojzásuvky, pro ledničku a troubu po jedné zásuvce',
      ['×3: 1 socket-double-earthed', '×2: 1 socket-earthed-e'],
    ],
    ['uk', 'холодильник, духовка по одній розетці', ['×2: 1 socket-schuko']],
    ['en', 'oven, fridge: a socket each', ['×2: 1 socket-earthed-e']],
  ] as const)('are counted by them (%s): %s', (language, list, readings) => {
    expect(readingsIn(language, `Hol: ${list}`)).toEqual(readings.map((reading) => `Hol ${reading}`));
  });

  it('stay if one of them needs another socket', () => {
    expect(readingsIn('en', 'Kitchen: oven, hob, fridge - single socket each')).not.toContainEqual(
      expect.stringContaining('socket'),
    );
  });
});

describe('an adverb of place', () => {
  it.each([
    ['uk', 'розетка внизу', '1 socket-schuko'],
    ['cs', 'zásuvka dole u botníku', '1 socket-earthed-e'],
    ['en', 'single socket low down for the hoover', '1 socket-earthed-e'],
    ['en', '1 x socket low level by the shoe cabinet', '1 socket-earthed-e'],
    ['cs', 'vypínač č. 1 venku', 'not-understood'],
  ] as const)('is a note (%s): %s', (language, list, reading) => {
    expect(readingsIn(language, `Hol: ${list}`)).toEqual([`Hol ×1: ${reading}`]);
  });

  it('may tell that a switch is outside of a bathroom', () => {
    expect(readingsIn('cs', 'Koupelna: vypínač č. 1 venku')).toEqual(['Koupelna ×1: 1 switch-one-way']);
    expect(readingsIn('cs', 'Koupelna: zásuvka venku')).toEqual(['Koupelna ×1: not-understood']);
  });
});

describe('a number behind a room', () => {
  it('counts its items if a later one is corrected', () => {
    expect(readingsOf(read('kuchnia 4 podwójne nad blatem, nie wait 5'))).toEqual([
      expect.stringMatching(/not-understood$/u),
    ]);
  });
});

describe('words that join or wish an item', () => {
  it.each([
    ['pl', 'poproszę dwa schodowe oraz jedno gniazdko przy szafie', ['×2: 1 switch-two-way', '×1: 1 socket-earthed-e']],
    ['pl', '3 gniazda, do tego jeden schodowy', ['×3: 1 socket-earthed-e', '×1: 1 switch-two-way']],
    ['pl', '3 gniazda, do tego schodowy w osobnej ramce', ['×3: 1 socket-earthed-e', '×1: 1 switch-two-way']],
    ['cs', 'zásuvka, k tomu vypínač č. 6 u dveří', ['×1: 1 socket-earthed-e', '×1: 1 switch-two-way']],
    ['sk', 'dva striedavé vypínače a jednu zásuvku', ['×2: 1 switch-two-way', '×1: 1 socket-earthed-e']],
    ['en', "I'd like two double sockets by the window", ['×2: 1 socket-double-earthed']],
    ['pl', '2 gniazda, przy oknie gniazdo i schodowy', ['×2: 1 socket-earthed-e', '×1: not-understood']],
  ] as const)('are no part of it (%s): %s', (language, list, readings) => {
    expect(readingsIn(language, `Hol: ${list}`)).toEqual(readings.map((reading) => `Hol ${reading}`));
  });
});

describe('slashes between items', () => {
  it.each([
    ['cs', 'zásuvka / zásuvka / HDMI', '1 socket-earthed-e + 1 socket-earthed-e + 1 hdmi'],
    ['sk', 'zásuvka/zásuvka', '1 socket-earthed-e + 1 socket-earthed-e'],
    ['en', 'socket / two-way switch', 'not-understood'],
  ] as const)('join them if one is repeated (%s): %s', (language, list, reading) => {
    expect(readingsIn(language, `Hol: ${list}`)).toEqual([`Hol ×1: ${reading}`]);
  });
});

describe('a noun before a colon', () => {
  it('may be the title of counted items of another kind', () => {
    expect(readingsIn('sk', 'Hol\nZásuvky: 6x dvojzásuvka, 1x TV/SAT')).toEqual([
      'Hol ×6: 1 socket-double-earthed',
      'Hol ×1: 1 tv-r-sat',
    ]);
    expect(readingsIn('pl', 'Hol\nPrzyciski: 2x schodowy')).toEqual(['Hol ×1: not-understood']);
  });
});

describe('two sides before items', () => {
  it.each([
    ['cs', 'Ložnice\nu postele vlevo i vpravo: zásuvka'],
    ['sk', 'Spálňa\nvľavo aj vpravo: zásuvka'],
    ['uk', 'Спальня\nзліва і справа від ліжка: розетка'],
    ['pl', 'Sypialnia\npo lewej i po prawej: gniazdo'],
    ['pl', 'Sypialnia\nłóżko lewa i prawa strona: gniazdo'],
    ['en', 'Bedroom\nleft and right of the bed: socket'],
    ['cs', 'Ložnice\nzásuvka + USB, obě strany postele'],
  ] as const)('may each get them (%s): %j', (language, list) => {
    expect(readingsIn(language, list)).toEqual([expect.stringMatching(/: not-understood$/u)]);
  });
});

describe('a title with abbreviated kinds of items', () => {
  it.each([
    ['sk', 'BYT č. 14 - Petržalka, zás. + vyp.', 'Kuchyňa\nzásuvka'],
    ['cs', 'ROZPIS: zás., vyp.', 'Kuchyň\nzásuvka'],
  ] as const)('is left (%s): %s', (language, title, list) => {
    expect(readingsIn(language, `${title}\n${list}`)[0]).toBe('null ×1: not-understood');
    expect(readingsIn(language, `${title}\n${list}`)).toHaveLength(2);
  });

  it('is no room with them', () => {
    expect(readingsIn('cs', 'Kuchyň: zás. + vyp.')).toEqual(['Kuchyň ×1: 1 socket-earthed-e + 1 switch-one-way']);
  });
});

describe('wishes in brackets behind the name of a room', () => {
  it.each([
    ['Dětský pokoj Anička (rámeček růžový, pokud existuje, jinak bílý)', 'Dětský pokoj Anička'],
    ['Obývák (vše grafitové, rámečky sklo černé)', 'Obývák'],
    ['Pokoj Anička (růžový rámeček)', 'Pokoj Anička'],
    ['Obývák (TV, lednice)', 'Obývák'],
  ])('are shown, and no part of it: %s', (line, room) => {
    expect(readingsIn('cs', `${line}\n- zásuvka`)).toEqual([
      `${room} ×1: not-understood`,
      `${room} ×1: 1 socket-earthed-e`,
    ]);
  });
});

describe('a label before items', () => {
  it.each([
    ['pl', 'W salonie potrzebujemy: 4 gniazdka podwójne', 'Salon'],
    ['cs', 'V kuchyni potřebujeme: 4 dvojzásuvky', 'Kuchyně'],
    ['pl', 'Proszę o wycenę: 4 gniazdka podwójne', null],
    ['pl', 'Lista: 4 gniazdka podwójne', null],
    ['en', 'Needed: 4 double sockets', null],
    ['pl', 'Spis łazienka dół: 4 gniazdka podwójne', 'Spis łazienka dół'],
  ] as const)('is no room (%s): %s', (language, list, room) => {
    expect(readingsIn(language, list)).toEqual([`${room} ×4: 1 socket-double-earthed`]);
  });
});

describe('a colour in a remark', () => {
  it.each([
    ['pl', 'Hol: gniazdo podwójne - czarne', 'black'],
    ['pl', 'gniazdo podwójne przy TV - czarne', 'black'],
    ['pl', 'gniazdo podwójne - 2 szt. - czarne', 'black'],
    ['en', '3 sockets (fridge, oven) - black', 'black'],
    ['en', '3 sockets for appliances - in anthracite please', 'anthracite'],
    ['pl', 'Hol\ngniazdo - przy czarnej ścianie', null],
  ] as const)('behind a dash is that of the item, unless it tells a place (%s): %s', (language, list, familyId) => {
    const sets = setsOf(read(list, { ...sampleListContext[language], columns: {} }));
    expect(sets.map(({ look }) => look.familyId)).toEqual([familyId]);
  });

  it.each([
    ['pl', '3 gniazdka (lodówka, piekarnik) - mogą być białe'],
    ['pl', 'schodowy, gniazdo - czarne'],
    ['pl', '2 gniazdka podwójne przy oknie w beżu'],
    ['en', 'double socket - brushed beige'],
    ['en', '5 single sockets above the worktop in beige'],
  ] as const)('leaves the items if it is unclear or unknown (%s): %s', (language, list) => {
    expect(readingsIn(language, list)).toEqual([expect.stringMatching(/: not-understood$/u)]);
  });

  it('in a column of remarks counts where no other one is named', () => {
    const list = table(
      ['Nazwa', 'Ilość', 'Kolor', 'Uwagi'],
      ['Gniazdo', 3, '', 'czarne'],
      ['Gniazdo', 3, 'biały', 'białe'],
      ['Gniazdo', 3, 'biały', 'ramka czarna'],
      ['Gniazdo', 3, 'biały', 'w czerni'],
    );
    expect(read(list).rows.map(({ reading }) => (reading.kind === 'set' ? reading.look.familyId : null))).toEqual([
      null,
      'black',
      'white',
      null,
      null,
    ]);
  });
});

describe('a remark about some of several pieces', () => {
  it.each(['jedno IP44', 'jedno natynkowe', 'jedno czarne', 'jedno w czerni', 'jeden podświetlany'])(
    'leaves a row of a table: %s',
    (remark) => {
      const list = table(['Nazwa', 'Ilość', 'Uwagi'], ['Gniazdo podwójne', 3, remark]);
      expect(readingsOf(read(list))).toEqual(['null ×3: not-understood']);
    },
  );

  it.each(['2 gniazda podwójne, jedno czarne', '2 łączniki schodowe, jeden podświetlany'])(
    'leaves the item before it: %s',
    (line) => {
      expect(readingsOf(read(line))).toEqual([expect.stringMatching(/: not-understood$/u)]);
    },
  );

  it('is no other item with a number', () => {
    expect(readingsIn('sk', 'Hala: 3 dvojzásuvky, 1 stmievač')).toHaveLength(2);
  });
});

describe('totals in the first column of a table', () => {
  it.each([[['Miestnosť', 'Položka', 'ks']], [['', 'Položka', 'ks']]])('count the items above: %j', (titles) => {
    const list = table(titles, ['Kuchyňa', 'Zásuvka', 4], ['spolu', 'Zásuvky', 14], ['', 'Vypínače', 5]);
    expect(readingsIn('sk', list)).toEqual([
      'Kuchyňa ×4: 1 socket-earthed-e',
      'null ×1: not-understood',
      'null ×1: not-understood',
    ]);
  });
});

describe('columns of numbers that may be items', () => {
  it('leave a row whose remark names an item', () => {
    const titles = ['Místnost', 'Stěna', 'Zásuvka', 'Dvojzásuvka', 'Vyp. č.1', 'Poznámka'];
    const list = table(
      ['Kadeřnictví – prvky'],
      titles,
      ['Vstup', 'S', 1, '', 1, 'vše v jedné řadě'],
      ['Mytí', 'J', 2, '', 1, 'zásuvky s víčkem'],
      ['Sklad', 'V', '', 1, '', ''],
    );
    for (const reading of readingsIn('cs', list)) expect(reading).toMatch(/: not-understood$/u);
  });
});

describe('a legend', () => {
  it.each([
    [
      'pl',
      'Legenda: S - schodowy, GW - gniazdo\nHol: S, GW+GW',
      ['Hol ×1: 1 switch-two-way', 'Hol ×1: 1 socket-earthed-e + 1 socket-earthed-e'],
    ],
    ['en', 'Symbols: G = socket; D = data\n\nOffice: 2G+2D x3', ['Office ×3: 2 socket-earthed-e + 2 data-rj45']],
    ['cs', 'Přístroje (Z = zásuvka)\nHala: Z u dveří', ['null ×1: not-understood', 'Hala ×1: 1 socket-earthed-e']],
    [
      'uk',
      'Умовні позначення:\nR - розетка з/з\nS2 - вимикач 2-кл.\n\nХол: R+S2',
      ['Хол ×1: 1 socket-schuko + 1 switch-two-circuit'],
    ],
  ] as const)('explains abbreviations (%s): %j', (language, list, readings) => {
    expect(readingsIn(language, list)).toEqual(readings);
  });

  it('ends where a room follows', () => {
    const list = 'Legenda:\nG - gniazdo\nS - schodowy\nHol - gniazdo\nSalon - S';
    expect(readingsOf(read(list))).toEqual(['Hol ×1: 1 socket-earthed-e', 'Salon ×1: 1 switch-two-way']);
  });

  it('is shown where it is not understood, and names no room', () => {
    expect(readingsOf(read('Legenda: G - gniazdo, Q - kwadrat\nG x2'))).toEqual([
      'null ×1: not-understood',
      'null ×2: 1 socket-earthed-e',
    ]);
  });

  it('explains the symbols of a table', () => {
    const list = table(
      ['Symbole: G = gniazdo; S6 = łącznik schodowy; D = gniazdo RJ45'],
      ['Pokój', 'Symbol', 'Ilość'],
      ['Salon', '2G+D', 2],
      ['', 'S6', 1],
    );
    expect(readingsOf(read(list))).toEqual([
      'Salon ×2: 2 socket-earthed-e + 1 data-rj45',
      'Salon ×1: 1 switch-two-way',
    ]);
  });

  it('names no rooms by its abbreviations', () => {
    const list = 'LEGENDA:\nV7 = krížový\nQ = kvadrant\nZ = zásuvka s uzemnením\n\n1.01 Chodba\nV7 stred chodby\nQ\nZ';
    expect(readingsIn('sk', list)).toEqual([
      'null ×1: not-understood',
      'Chodba ×1: not-understood',
      'Chodba ×1: not-understood',
      'Chodba ×1: 1 socket-earthed-e',
    ]);
  });

  it('counts after the answers of the visitor', () => {
    const answered = { abbreviations: { G: 'łącznik schodowy' } };
    expect(readingsOf(read('Legenda: G - gniazdo\nHol: G', answered))).toEqual(['Hol ×1: 1 switch-two-way']);
  });
});

describe('words for the frame of each set', () => {
  it.each([
    ['pl', 'hol: Łącznik jednobiegunowy antracyt z ramką', '1 switch-one-way'],
    ['pl', 'hol: gniazdo białe, kompletne z ramką', '1 socket-earthed-e'],
    ['pl', 'hol: schodowy biały kpl. z ramką (drzwi)', '1 switch-two-way'],
    ['pl', 'hol: schodowy biały w komplecie z ramką', '1 switch-two-way'],
    ['sk', 'hala: Vypínač č.1 biely, s rámikom', '1 switch-one-way'],
    ['sk', 'hala: Ovladač žaluzií biely kompl.', '1 blind-push-button'],
    ['uk', 'хол: розетка біла з рамкою', '1 socket-schuko'],
    ['en', 'hall: white two-way switch, complete with frame', '1 switch-two-way'],
    ['pl', 'hol: gniazdo + usb białe z ramką 2x', '1 socket-earthed-e + 1 usb-charger-ac'],
    ['pl', 'hol: gniazdo z ramką przy drzwiach', '1 socket-earthed-e'],
    ['pl', 'hol: gniazdo białe z ramką potrójną', 'not-understood'],
    ['pl', 'hol: Łącznik jednobiegunowy antracyt z', 'not-understood'],
  ] as const)('say nothing about it, unless they tell its size (%s): %s', (language, list, expected) => {
    expect(readingsIn(language, list)).toEqual([`${list.split(':')[0]} ×1: ${expected}`]);
  });

  it('tell its set from the items whose frames have rows of their own', () => {
    const list = 'Nazwa;Ilość\nGniazdo;6\nGniazdo RTV;2\nŁącznik schodowy z ramką;2\nRamka potrójna;2';
    expect(readingsOf(read(list))).toEqual([
      'null ×6: not-understood',
      'null ×2: not-understood',
      'null ×2: 1 switch-two-way',
      'null ×2: not-understood',
    ]);
  });
});

describe('a cell that repeats the one above', () => {
  const titles = ['Pokój', 'Co', 'Ilość', 'Kolor'];

  it.each(['j.w.', 'jw.', 'dtto', 'ditto', '—"—', '"', 'як вище', 'jak wyżej'])('has its look or room: %s', (same) => {
    const reading = read(table(titles, ['hol', 'gniazdo', 1, 'antracyt'], [same, 'schodowy', 2, same]));
    expect(setsOf(reading).map(({ look }) => look.familyId)).toEqual(['anthracite', 'anthracite']);
    expect(readingsOf(reading)).toEqual(['hol ×1: 1 socket-earthed-e', 'hol ×2: 1 switch-two-way']);
  });

  it('stays if there is no cell above, or if it says more', () => {
    for (const same of ['j.w.', 'jak w salonie']) {
      const list = table(titles, ['hol', 'gniazdo białe', 1, ''], ['', 'schodowy', 2, same]);
      expect(readingsOf(read(list))[1]).toBe('hol ×2: not-understood');
    }
  });
});

describe('a remark about the frame of a row', () => {
  it.each([
    ['włącznik schodowy + włącznik pojedynczy', 1, 'razem', '1 switch-two-way + 1 switch-one-way'],
    ['3 gniazda + TV + SAT', 1, 'ramka 5', '3 socket-earthed-e + 1 tv + 1 sat'],
    ['gniazdo + usb', 2, 'ramka podwójna, na korytarzu', '1 socket-earthed-e + 1 usb-charger-ac'],
    ['2x łącznik schodowy', 1, 'w jednej ramce', '2 switch-two-way'],
    ['gniazdo', 3, 'w jednej ramce', 'not-understood'],
    ['gniazdo + usb', 2, 'razem', 'not-understood'],
    ['gniazdo', 2, 'ramka podwójna', 'not-understood'],
    ['gniazdo + usb', 1, 'ramka 3', 'not-understood'],
    ['gniazdo + usb', 2, '2 ramki', 'not-understood'],
  ] as const)('is understood if the items fill it: %s, %i, %s', (what, count, remark, expected) => {
    const list = table(['Pokój', 'Co', 'Ilość', 'Uwagi'], ['hol', what, count, remark]);
    expect(readingsOf(read(list))).toEqual([`hol ×${count}: ${expected}`]);
  });

  it('is no note of the set', () => {
    const list = table(['Co', 'Ilość', 'Uwagi'], ['gniazdo + usb', 1, 'ramka podwójna, na korytarzu']);
    const { note, reading } = read(list).rows[1] ?? {};
    expect([note, reading]).toMatchObject(['na korytarzu', { look: { slots: 2 } }]);
  });
});

describe('technical words behind an item', () => {
  it.each([
    ['pl', 'gniazdo 230V/16A', '1 socket-earthed-e'],
    ['pl', 'gniazdo 230V z uziem.', '1 socket-earthed-e'],
    ['pl', 'gniazdo 2P+Z z przesł.', '1 socket-earthed-e'],
    ['pl', 'gniazdo 230V pojed.', '1 socket-earthed-e'],
    ['pl', 'Ściemniacz obrotowy LED 5-150W biały', '1 dimmer-rotary-led'],
    ['sk', 'Stmievač LED 3-100W čierny', '1 dimmer-rotary-led'],
    ['sk', 'Zásuvka dátová 1xRJ45 cat.6 čierna', '1 data-rj45'],
    ['pl', 'gniazdo 1xRJ45', 'not-understood'],
    ['pl', 'gniazdo 5-150W', 'not-understood'],
    ['pl', 'gniazdo 400V/16A', 'not-understood'],
  ] as const)('change no product (%s): %s', (language, what, expected) => {
    expect(readingsIn(language, table(['Co', 'ks'], [what, 2]))).toEqual([`null ×2: ${expected}`]);
  });
});

it.each([
  ['Zestaw 3x gniazdo 2P+Z w ramce 3-krotnej, biały', '3 socket-earthed-e'],
  ['Zestaw TV + RJ45 kat.6 w ramce 2-kr. biały', '1 tv + 1 data-rj45'],
  ['Zestaw 3x gniazdo w ramce 2-krotnej', 'not-understood'],
])('a noun for sets may be followed by counted parts: %s', (what, expected) => {
  expect(readingsOf(read(table(['Nazwa', 'Ilość'], [what, 2])))).toEqual([`null ×2: ${expected}`]);
});

it('a noun for sets before counted parts leaves items behind a comma', () => {
  for (const reading of readingsOf(read('hol: zestaw 3x gniazdo, schodowy')))
    expect(reading).toMatch(/: not-understood$/u);
});

describe('the number of a switch', () => {
  it.each([
    ['cs', '2x ř.6, 1x ř.7', ['×2: 1 switch-two-way', '×1: 1 switch-intermediate']],
    ['cs', 'ř.6 2x', ['×2: 1 switch-two-way']],
    ['cs', 'ř. 1/0', ['×1: 1 push-button']],
    ['cs', '2x ř.6+6', ['×2: 1 switch-two-way-double']],
    ['cs', 'ř.6+ř.7', ['×1: 1 switch-two-way + 1 switch-intermediate']],
    ['sk', 'č. 6 - 2 ks', ['×2: 1 switch-two-way']],
    ['sk', 'vypinac c. 6 - 2 ks', ['×2: 1 switch-two-way']],
    ['cs', 'ř.3', ['×1: not-understood']],
  ] as const)('is no quantity (%s): %s', (language, list, expected) => {
    expect(readingsIn(language, `Hala: ${list}`)).toEqual(expected.map((reading) => `Hala ${reading}`));
  });
});

it('the room of a number ends where a line begins with another number', () => {
  expect(readingsIn('cs', '101 zádveří: vypínač č. 6\n102 OP + KK   Q+Q u dveří\nzásuvka')).toEqual([
    '101 zádveří ×1: 1 switch-two-way',
    expect.stringMatching(/: not-understood$/u),
    'null ×1: 1 socket-earthed-e',
  ]);
});

describe('a number of slots before a colon', () => {
  it.each([
    ['en', '5 way: 3 sockets, sat, tv', '×1: 3 socket-earthed-e + 1 sat + 1 tv'],
    ['en', '4 gang: 2 sockets, 2 data', '×1: 2 socket-earthed-e + 2 data-rj45'],
    ['en', '4 gang - 2 sockets, 2 data x2', '×2: 2 socket-earthed-e + 2 data-rj45'],
    ['en', '2x triple: socket, socket, usb', '×2: 1 socket-earthed-e + 1 socket-earthed-e + 1 usb-charger-ac'],
    [
      'pl',
      'r. poczwórna: podwójny, podwójny, ściemniacz, żaluzje',
      '×1: 1 switch-two-circuit + 1 switch-two-circuit + 1 dimmer-rotary-led + 1 blind-switch',
    ],
    ['pl', 'r. 3 - gniazdo, gniazdo, usb', '×1: 1 socket-earthed-e + 1 socket-earthed-e + 1 usb-charger-ac'],
    ['cs', 'trojitý: zásuvka, zásuvka, TV', '×1: 1 socket-earthed-e + 1 socket-earthed-e + 1 tv'],
    ['uk', 'потрійна: розетка, розетка, ТВ', '×1: 1 socket-schuko + 1 socket-schuko + 1 tv'],
  ] as const)('is one frame that its contents fill: %s %s', (language, line, reading) => {
    expect(readingsIn(language, line)).toEqual([`null ${reading}`]);
    expect(readingsIn(language, table([line]))).toEqual([`null ${reading}`]);
  });

  it.each([
    ['en', '4 gang: 2 sockets, data'],
    ['en', '5 way: 5 sockets'],
    ['en', '2 gang: 2 two way'],
    ['en', 'double: socket, usb'],
    ['pl', 'r. potrójna: gniazdo, gnaizdo, usb'],
  ] as const)('is left otherwise: %s %s', (language, line) => {
    expect(readingsIn(language, `Hall\n${line}`)).toEqual([expect.stringMatching(/: not-understood$/u)]);
  });

  it('is a switch before words that are no items', () => {
    expect(readingsIn('en', 'Hall\n3 gang: light, fan, heater')).toEqual(['Hall ×1: 1 switch-three-gang']);
  });
});

describe('a label that counts places', () => {
  it.each(['2x bedside: 2 way + socket', 'two windows: socket', '2x bedside:\n- socket'])('is no room: %j', (items) => {
    expect(readingsIn('en', items)).toEqual([expect.stringMatching(/: not-understood$/u)]);
    expect(readingsIn('en', `Hall: dimmer\n${items}`)).toHaveLength(2);
  });

  it('does not carry on', () => {
    expect(readingsIn('en', '2x bedside: 2 way + socket\ndouble socket')).toEqual([
      'null ×1: not-understood',
      'null ×1: 1 socket-double-earthed',
    ]);
  });
});

describe('a heading of several rooms', () => {
  it.each([
    'Bed 1, Bed 2 + Bed 3 (each room)',
    'Bed 1, 2',
    'Bedroom 1 & bedroom 2',
    'In bedroom, study and hall',
    '2 łazienki:',
  ])('leaves the items below: %s', (heading) => {
    const readings = readingsIn('en', `${heading}\n1 x 2 way switch at door\ndouble socket\nKitchen\nsocket`);
    expect(readings).toEqual([
      expect.stringMatching(/: not-understood$/u),
      expect.stringMatching(/: not-understood$/u),
      'Kitchen ×1: 1 socket-earthed-e',
    ]);
  });
});

describe('a heading of rooms with an unknown remark', () => {
  it.each(['Pokoje 1, 2, 3 - każdy', 'Sypialnie dzieci jak na rysunku'])('ends the room above: %s', (heading) => {
    const { rows } = read(`Salon 1, salon 2\ngniazdo\n${heading}\ngniazdo`);
    expect(rows.slice(2).map(({ room }) => room)).not.toContain('Salon 1, salon 2');
    expect(rows[2]).toMatchObject({ text: heading });
  });
});

describe('a heading of unknown words', () => {
  it.each(['Переговорна', 'Рецепція', 'Зона очікування'])('ends the room above and its look: %s', (heading) => {
    const { rows } = read(`Кабінет (скло чорне)\nрозетка\n${heading}\nгр.3 абв\nвимикач жалюзі`, sampleListContext.uk);
    const [first, last] = [rows[1], rows.at(-1)];
    expect(first).toMatchObject({ room: 'Кабінет', reading: { look: { finishId: 'black-glass' } } });
    expect(last).toMatchObject({ room: null, reading: { kind: 'set', look: { finishId: null } } });
  });

  it('is no misspelt item, place, colour or bullet', () => {
    for (const line of ['Gnaizdo', 'Nad blatem', 'Beżowe', '- Rejestracja'])
      expect(readingsOf(read(`Salon\ngniazdo\n${line}\nschodowy + abc\nusb`)).at(-1)).toMatch(/^Salon /u);
  });

  it('has no room itself', () => {
    expect(readingsOf(read('Łazienka\ntermostat\nBALK g ip44 n/t\ngniazdo'))).toEqual([
      'Łazienka ×1: 1 thermostat-knob',
      'null ×1: not-understood',
      'null ×1: 1 socket-earthed-e',
    ]);
  });
});

describe('the same frame', () => {
  it.each([
    ['en', '2-gang switch, + dimmer for pendants, same plate - at dining door'],
    ['pl', 'schodowy, gniazdo, w tej samej ramce'],
    ['pl', 'schodowy, ta sama ramka, gniazdo'],
    ['cs', 'stmívač, zásuvka, stejný rámeček'],
  ] as const)('leaves all items of the line: %s %s', (language, line) => {
    for (const reading of readingsIn(language, line)) expect(reading).toMatch(/: not-understood$/u);
  });
});

describe('frames that a numeral counts behind a place', () => {
  it.each([
    ['uk', 'над стільницею чотири блоки по дві розетки', '×4: 2 socket-schuko'],
    ['pl', 'za TV dwie ramki po 3 gniazda', '×2: 3 socket-earthed-e'],
    ['pl', 'nad blatem cztery zestawy gniazdo + usb', '×4: 1 socket-earthed-e + 1 usb-charger-ac'],
    ['cs', 'za TV dva rámečky po třech zásuvkách', '×1: not-understood'],
  ] as const)('are so many sets: %s %s', (language, line, reading) => {
    expect(readingsIn(language, line)).toEqual([`null ${reading}`]);
  });
});

describe('a seal behind the whole contents', () => {
  it.each([
    ['pl', 'ramka 2: gniazdo, gniazdo - IP44'],
    ['pl', 'ramka 2: gniazdo, gniazdo (IP44)'],
    ['pl', 'gniazdo, gniazdo - IP44'],
    ['pl', 'gniazdo + gniazdo z klapkami'],
    ['uk', 'розетка + розетка з кришками ІР44'],
  ] as const)('leaves sockets of which it is read for some: %s %s', (language, line) => {
    expect(readingsIn(language, line)).toEqual(['null ×1: not-understood']);
  });

  it.each(['gniazdo + usb - IP44', 'ramka 2: gniazdo + gniazdo, IP44', 'gniazdo - IP44'])(
    'holds for all: %s',
    (line) => {
      expect(setsOf(read(line))).toMatchObject([{ ip44: true }]);
    },
  );
});

describe('a correction behind an item', () => {
  it.each([
    ['sk', 'vypinac, ten mensi, zmena na dvojity'],
    ['pl', 'gniazdo, to większe, korekta na podwójne'],
    ['uk', 'вимикач, виправлення на подвійний'],
    ['en', 'socket, the small one, change to double'],
  ] as const)('leaves it: %s %s', (language, line) => {
    for (const reading of readingsIn(language, line)) expect(reading).toMatch(/: not-understood$/u);
  });
});

describe('a look with a condition', () => {
  it.each([
    ['cs', 'bílá, pokud neni psáno jinak. vyp. 105, zás. 30', /bílá/u],
    ['en', 'Flat 3 (all anthracite unless stated)', /anthracite/u],
  ] as const)('is shown among other words: %s %s', (language, line, look) => {
    const context = sampleListContext[language];
    const { rows } = read(`${line}\n\n${language === 'en' ? 'socket' : 'data'}`, context);
    const left = rows.filter(({ reading }) => reading.kind === 'not-understood');
    expect(left.map(({ text }) => text).join('; ')).toMatch(look);
    expect(rows.at(-1)).toMatchObject({ room: null, reading: { kind: 'set' } });
  });
});

const familiesIn = (...rows: readonly (readonly ListCell[])[]): readonly (string | null)[] =>
  setsOf(read(table(...rows))).map(({ look }) => look.familyId);

describe('a row with the colour of a table', () => {
  const titles = ['Pokój', 'Opis', 'Ilość'];
  const items = [
    ['Salon', 'gniazdo', 1],
    ['Łazienka', 'schodowy', 2],
  ];

  it('is the look of the rows without one, with exceptions for rooms', () => {
    for (const row of [['Kolory: antracyt'], ['Kolor:', 'antracyt'], ['Lista gniazd, kolor antracyt']])
      expect(familiesIn(row, titles, ...items)).toEqual(['anthracite', 'anthracite']);
    for (const row of [['Kolor: czarny, łazienka – biały'], ['Kolor: czarny', 'łazienka biała']])
      expect(familiesIn(row, [], titles, ...items)).toEqual(['black', 'white']);
    expect(familiesIn(titles, ['Kolor: antracyt'], ...items)).toEqual(['anthracite', 'anthracite']);
    expect(familiesIn(['Kolor: czarny'], titles, ['Hol', 'gniazdo białe', 1])).toEqual(['white']);
  });

  it.each([
    'kolory te same co gniazdka',
    'Kolory: salon antracyt, łazienka biała',
    'Kolor: czarny, garaż – biały',
    'Zestawienie osprzętu, kolor biały albo czarny',
    'Gniazda w kolorze orzech',
    'Kolor beżowy',
  ])('is left if it is not understood: %s', (row) => {
    const list = read(table([row], titles, ...items));
    expect(list.rows[0]?.reading).toMatchObject({ kind: 'not-understood', words: [row] });
    expect(setsOf(list).map(({ look }) => look)).toMatchObject([
      { finishId: null, familyId: null },
      { finishId: null, familyId: null },
    ]);
  });

  it('is left below a room', () => {
    const [first = [], second = []] = items;
    const list = read(table(titles, first, ['Kolor: czarny'], second));
    expect(list.rows[2]?.reading.kind).toBe('not-understood');
    expect(setsOf(list).map(({ look }) => look.familyId)).toEqual([null, null]);
  });

  it('is no other heading', () => {
    const { rows } = read(table(['Mieszkanie Nowak, kolory do potwierdzenia'], titles, ...items));
    expect(rows[0]?.reading).toEqual({ kind: 'skipped', reason: 'heading' });
  });
});

describe('items that are separate', () => {
  it.each([
    ['pl', 'natynkowo! 2 gniazda IP44 (osobno, na dwoch ścianach) i włącznik pojedynczy'],
    ['pl', 'gniazdo + usb, osobno'],
    ['cs', 'zásuvka + vypínač (zvlášť)'],
    ['uk', 'розетка + вимикач (окремо)'],
    ['en', 'socket and switch (separately)'],
  ] as const)('are left as a set: %s %s', (language, line) => {
    for (const reading of readingsIn(language, line)) expect(reading).toMatch(/: not-understood$/u);
  });

  it.each([
    ['2 gniazda (osobno)', '×2: 1 socket-earthed-e'],
    ['obok osobno antena + internet razem', '×1: 1 tv-r-sat + 1 data-rj45'],
  ])('are read if each is a set, or all are: %s', (line, reading) => {
    expect(readingsOf(read(line))).toEqual([`null ${reading}`]);
  });
});

describe('a number that means the item before', () => {
  it.each([
    ['en', 'one splashproof socket by the mirror, one for the washing machine'],
    ['en', 'double socket by the fridge, one for the washing machine'],
    ['pl', 'gniazdo ip44 przy lustrze, jedno do pralki'],
    ['pl', 'gniazdo hermetyczne przy lustrze, pralka 1'],
    ['cs', 'zásuvka IP44 u zrcadla, druhá u pračky'],
  ] as const)('leaves a special socket: %s %s', (language, line) => {
    expect(new Set(readingsIn(language, line))).toEqual(new Set(['null ×1: not-understood']));
  });

  it.each(['2 gniazda, 1 do okapu', '1 pojedyncze do lodówki, 1 do okapu'])('is a plain one: %s', (line) => {
    expect(readingsOf(read(line)).at(-1)).toBe('null ×1: 1 socket-earthed-e');
  });
});

describe('the room of rows that are left', () => {
  it('is no frame', () => {
    for (const line of ['3-rámeček pracovní kout: 2 zásuvky + třetí data nebo nic', '2-rámeček obývák: zásuvka + USB'])
      expect(readingsIn('cs', `Chodba\n${line}`)).toEqual(['Chodba ×1: not-understood']);
  });

  it('is that of several rooms with the same items', () => {
    expect(readingsOf(read('Sypialnia\nschodowy\nPokój Zosi i pokój Janka (takie same)\n- 3 gniazda'))).toEqual([
      'Sypialnia ×1: 1 switch-two-way',
      'Pokój Zosi i pokój Janka ×1: not-understood',
      'Pokój Zosi i pokój Janka ×3: not-understood',
    ]);
  });

  it('is named behind a word of surprise', () => {
    expect(readingsOf(read('Łazienka\ngniazdo\naaa i na balkonie jedno hermetyczne')).at(-1)).toMatch(/^Balkon ×1: /u);
  });
});

describe('an abbreviated heading', () => {
  it.each([
    ['pl', 'KOR.\n2 gniazda', 'KOR ×2: 1 socket-earthed-e'],
    ['pl', 'POK. DZ.\n2 gniazda', 'POK. DZ ×2: 1 socket-earthed-e'],
    ['pl', 'ŁAZ\n2 gniazda', 'ŁAZ ×2: 1 socket-earthed-e'],
    ['cs', 'koup. - 2 zásuvky', 'koup ×2: 1 socket-earthed-e'],
    ['sk', 'obýv.: 2 zásuvky', 'obýv ×2: 1 socket-earthed-e'],
    ['uk', 'спал. 2 розетки', 'спал ×2: 1 socket-schuko'],
  ] as const)('is a room if it is usual: %s %j', (language, list, reading) => {
    expect(readingsIn(language, `WC: USB\n${list}`).at(-1)).toBe(reading);
  });

  it.each(['KK', 'OP', 'PDZ.'])('ends the room above: %s', (heading) => {
    for (const room of ['Předsíň', 'předsíň: vypínač'])
      expect(readingsIn('cs', `${room}\n${heading}\nxyz 3x 2z\nUSB`).at(-1)).toMatch(/^null ×1: 1 usb/u);
  });
});

describe('a place behind the name of a room', () => {
  it.each([
    ['sk', 'Obývačka vstup: USB, stmievač', 'Obývačka', 'vstup'],
    ['sk', 'Kuchyňa spotrebiče: USB', 'Kuchyňa', 'spotrebiče'],
    ['sk', 'Spálňa oproti posteli: USB', 'Spálňa', 'oproti posteli'],
    ['uk', 'кухня по фартуху 3 шт потрійні розетки', 'кухня', 'по фартуху'],
    ['pl', 'Kuchnia wyspa - USB', 'Kuchnia', 'wyspa'],
    ['en', 'Kitchen appliances: 4 single sockets', 'Kitchen', 'appliances'],
  ] as const)('is a note: %s %s', (language, line, room, note) => {
    expect(read(line, sampleListContext[language]).rows[0]).toMatchObject({ room, note, reading: { kind: 'set' } });
  });

  it.each([
    ['pl', 'Salon\n- wejście: USB\n- termostat'],
    ['sk', 'Salon\n- vstup: USB\n- termostat'],
    ['uk', 'Зал:\n• вхід: USB\n• терморегулятор'],
    ['en', 'Lounge\n- entrance: USB\n- thermostat'],
  ] as const)('begins no room on a line of its own: %s %j', (language, list) => {
    expect(new Set(read(list, sampleListContext[language]).rows.map(({ room }) => room)).size).toBe(1);
  });
});

describe('words that name another room than the one above', () => {
  it.each([
    ['sk', 'Termostat do obývačky, termostat do spálne', 'not-understood'],
    ['pl', 'Zaślepki: jedna w salonie, jedna w przedpokoju', 'not-understood'],
    ['sk', 'detské izby máme dve, do každej vypínač, šesť zásuviek', 'not-understood'],
    ['cs', 'garáž půl tuctu zásuvek a dva vypínače', 'not-understood'],
  ] as const)('leave the items: %s %s', (language, line, kind) => {
    const { rows } = read(`WC: USB\n${line}`, sampleListContext[language]);
    expect(new Set(rows.slice(1).map(({ reading }) => reading.kind))).toEqual(new Set([kind]));
    expect(rows.at(-1)?.room).not.toMatch(/tuct/u);
  });

  it.each([
    ['pl', 'Garaż: USB\ndzwonek przy drzwiach wejściowych'],
    ['sk', '15. Balkón: USB\n16. Zvončekové tlačidlo pred bytom 1 ks'],
    ['en', 'Kitchen: USB\n2 way switch by the front door'],
  ] as const)('end the room at the front door: %s %j', (language, list) => {
    const { rows } = read(list, sampleListContext[language]);
    expect(rows.at(-1)).toMatchObject({ room: null, reading: { kind: 'set' } });
  });

  it('do not end a hall, or a room by their bullet', () => {
    const item = 'dzwonek przy drzwiach wejściowych';
    for (const list of [`Hol: USB\n${item}`, `Salon\n- ${item}`, `Salon: USB\nSalon ${item}`])
      expect(read(list).rows.at(-1)?.room).not.toBeNull();
  });
});

describe('words for stainless steel', () => {
  it.each([
    ['pl', 'stal nierdzewna'],
    ['pl', 'nierdzewka'],
    ['cs', 'nerezová'],
    ['sk', 'nehrdzavejúca oceľ'],
    ['uk', 'тут нержавійка!'],
    ['en', 'brushed steel'],
  ] as const)('mean its finish: %s %s', (language, look) => {
    const { rows } = read(`WC (${look})\n- USB`, sampleListContext[language]);
    expect(rows[1]).toMatchObject({ room: 'WC', reading: { look: { finishId: 'stainless-steel' } } });
  });

  it('are not "na stałe"', () => {
    expect(setsOf(read('Hol: gniazdo na stałe'))).toMatchObject([{ look: { finishId: null } }]);
  });
});

describe('a colour among words that are not understood', () => {
  it('is shown with them, and leaves the item before', () => {
    const { rows } = read('Hol: łącznik podwójny, montowany w holu, więc antracyt');
    expect(rows.filter(({ reading }) => reading.kind === 'set')).toEqual([]);
    expect(rows.at(-1)?.reading).toMatchObject({ words: ['więc antracyt'] });
  });

  it('does not change the look of an item with one of its own', () => {
    expect(readingsOf(read('Hol: gniazdo czarne, reszta biała'))[0]).toBe('Hol ×1: 1 socket-earthed-e');
  });
});

it.each([
  ['sk', 'farba biela všade kde nenapíšem inak'],
  ['cs', 'Není-li uvedeno jinak: bílá'],
] as const)('the look of a list with a condition is applied: %s %s', (language, line) => {
  expect(setsOf(read(`${line}\nWC: USB`, sampleListContext[language]))).toMatchObject([
    { look: { familyId: 'white' } },
  ]);
});

it.each(['## Porch', '# **Porch**', '**Porch**', '### 2. Porch'])('a heading of Markdown is a room: %s', (heading) => {
  expect(read(`${heading}\nUSB`, sampleListContext.en).rows[1]?.room).toBe('Porch');
});

describe('rooms of the same name on two floors or in two flats', () => {
  it.each([
    ['pl', 'Parter', 'Piętro', 'Łazienka'],
    ['pl', 'Lokal typ A (dwupokojowy)', 'Lokal typ B (trzypokojowy)', 'Łazienka'],
    ['cs', 'Přízemí', '1. patro', 'Koupelna'],
    ['sk', 'Byt A', 'Byt B', 'Kúpeľňa'],
    ['uk', 'Перший поверх', 'Другий поверх', 'Ванна'],
    ['en', 'Ground floor', 'First floor', 'Bathroom'],
  ] as const)('are two (%s): %s, %s', (language, first, second, room) => {
    const list = `${first}\n${room}: USB\n${second}\n${room}: 2 USB\n${room}\n- USB`;
    const rooms = setsOf(read(list, sampleListContext[language])).length;
    const names = read(list, sampleListContext[language]).rows.flatMap((row) => row.room ?? []);
    expect(rooms).toBe(3);
    expect(new Set(names)).toEqual(new Set([room, `${room} (${second.replace(/ \(.*/u, '')})`]));
  });

  it('are one in a house or flat without a number, and a look is no part of a heading', () => {
    expect(read('Łazienka: USB\nMieszkanie\nŁazienka: USB').rows.at(-1)?.room).toBe('Łazienka');
    expect(read('Parter (antracyt)\nŁazienka: USB').rows[0]?.reading).not.toMatchObject({ reason: 'heading' });
  });
});

describe('the look of a whole room', () => {
  it.each([
    ['sk', 'Celá obývačka by mala byť čierna, aj rámiky', 'Obývačka', 'Spálňa'],
    ['pl', 'Cały salon powinien być czarny', 'Salon', 'Kuchnia'],
    ['uk', 'Весь зал має бути чорний', 'Зал', 'Кухня'],
    ['en', 'The whole lounge should be black', 'Lounge', 'Kitchen'],
    ['cs', 'v celé kuchyni černá', 'Kuchyně', 'Ložnice'],
  ] as const)('is not that of the list (%s): %s', (language, line, room, other) => {
    for (const list of [`${room}: USB\n${other}: USB\n${line}`, `${line}\n${room}: USB\n${other}: USB`]) {
      const sets = setsOf(read(list, sampleListContext[language]));
      expect(sets.map(({ look }) => look.familyId)).toEqual(['black', null]);
    }
  });

  it('is left if the list lacks the room', () => {
    expect(readingsOf(read('Kuchnia: USB\nCały salon powinien być czarny'))).toContain('Kuchnia ×1: not-understood');
  });
});

it('a floor in a table ends the room', () => {
  const rows = [['Osprzęt', 'Ilość'], ['KUCHNIA'], ['gniazdo', 2], ['PIĘTRO'], ['gniazdo', 3]];
  const readings = readingsOf(read(table(...rows)));
  expect([readings[0], readings.at(-1)]).toEqual(['KUCHNIA ×2: 1 socket-earthed-e', 'null ×3: 1 socket-earthed-e']);
});

it('further items of a room on another floor belong to it', () => {
  const { rows } = read('Parter\nKuchnia: USB\nPiętro\nSypialnia: USB\ni jeszcze kuchnia: gniazdo');
  expect(rows.at(-1)).toMatchObject({ room: 'kuchnia', reading: { kind: 'set' } });
});

it('an entrance on a line like that of the room above is a room', () => {
  expect(read('Kuchnia\n- USB\nWejście: dzwonek').rows.at(-1)?.room).toBe('Wejście');
});

describe('items joined by a word', () => {
  it.each([
    ['pl', 'gniazdo przy oknie i schodowy przy drzwiach', 1, '1 socket-earthed-e'],
    ['cs', '2x zásuvka (pračka, zrcadlo) a vypínač u dveří', 2, '1 socket-earthed-e'],
    ['sk', '2x zásuvka IP44 (práčka, zrkadlo) a vypínač dvojitý pred dverami', 2, '1 socket-ip44-lid'],
    ['uk', '2x розетка (пралка, дзеркало) та вимикач біля дверей', 2, '1 socket-schuko'],
    ['en', '2x socket (washing machine, mirror) and switch by the door', 2, '1 socket-earthed-e'],
  ] as const)('are no set if they have places of their own: %s %s', (language, line, quantity, parts) => {
    const [first, second, ...others] = readingsIn(language, line);
    expect([first, others]).toEqual([`null ×${quantity}: ${parts}`, []]);
    expect(second).toMatch(/^null ×1: 1 switch/u);
  });
});

describe('a number of times behind a comma', () => {
  it.each([
    ['pl', 'gniazdo + USB, 2 razy'],
    ['cs', 'zásuvka + USB, 2 krát'],
    ['sk', 'zásuvka + USB, 2 krát'],
    ['uk', 'розетка + USB, 2 рази'],
    ['en', 'socket + USB, 2 times'],
  ] as const)('counts: %s %s', (language, line) => {
    expect(readingsIn(language, line)).toEqual([expect.stringMatching(/^null ×2: 1 socket-\w+(?:-e)? \+ 1 usb/u)]);
  });
});

describe('a frame before items behind commas', () => {
  it.each([
    ['pl', 'jedna ramka poczwórna, 2 gniazda, RTV, RJ45'],
    ['cs', 'jeden čtyřrámeček, 2 zásuvky, TV, RJ45'],
    ['sk', 'jeden štvorrámik, dve zásuvky, TV, RJ45'],
  ] as const)('holds them if they fill it: %s %s', (language, line) => {
    expect(readingsIn(language, line)).toEqual([
      expect.stringMatching(/^null ×1: 2 socket-\S+ \+ 1 tv\S* \+ 1 data-rj45$/u),
    ]);
  });

  it.each([
    ['pl', 'ramka poczwórna, dwa gniazda, RTV'],
    ['sk', 'za telku jeden štvorrámik, dve zásuvky, televízna a internetová'],
    ['uk', 'рамка на 4, дві розетки, тв'],
    ['en', 'one quad frame, 2 sockets, TV'],
  ] as const)('leaves them otherwise: %s %s', (language, line) => {
    for (const reading of readingsIn(language, line)) expect(reading).toMatch(/: not-understood$/u);
  });

  it.each([
    ['pl', 'Zestaw: ramka 3x inox + 3x gniazdo 2P+Z', '3 socket-earthed-e'],
    ['pl', 'R2 gniazdo + USB', '1 socket-earthed-e + 1 usb-charger-ac'],
    ['cs', 'Sestava 3-rámeček 2x zásuvka + USB antracit', '2 socket-earthed-e + 1 usb-charger-ac'],
    ['cs', 'Zásuvka dvojitá (2-rámeček), bílá', '2 socket-earthed-e'],
    ['sk', 'Zostava 2-rámik: zásuvka, USB', '1 socket-earthed-e + 1 usb-charger-ac'],
    ['uk', 'рамка на 5 - 3 розетки, тв, інтернет', '3 socket-schuko + 1 tv + 1 data-rj45'],
  ] as const)('may be named by a set or a sign: %s %s', (language, line, parts) => {
    expect(readingsIn(language, line)).toEqual([`null ×1: ${parts}`]);
  });
});

describe('remarks that say nothing else', () => {
  it('repeat the item, or name a place for each piece', () => {
    const titles = ['Pokój', 'Opis', 'Ramka', 'Ilość', 'Uwagi'];
    const row = ['Salon', 'podwójny, ściemniacz', '2-krotna', 1, 'ściemniacz do kinkietów'];
    expect(readingsIn('pl', table(titles, row))).toEqual(['Salon ×1: 1 switch-two-circuit + 1 dimmer-rotary-led']);
    expect(readingsIn('pl', '2 gniazda (przy oknie i przy drzwiach)')).toEqual(['null ×2: 1 socket-earthed-e']);
    expect(readingsIn('sk', 'zásuvka + USB, 2 krát (vľavo aj vpravo)')).toHaveLength(1);
    expect(readingsIn('pl', '3 gniazda (przy oknie i przy drzwiach)')).toEqual(['null ×3: not-understood']);
  });
});

describe('a frame behind items', () => {
  it.each([
    ['pl', '2 gniazda, RTV, RJ45, wszystko w ramce poczwórnej', 4],
    ['cs', '3 zásuvky, TV a internet, vše do jednoho pěti rámečku', 5],
    ['sk', '2 zásuvky, TV, internet, všetko do štvorrámika', 4],
    ['uk', '2 розетки, тв, інтернет, все в рамці на 4', 4],
    ['en', '2 sockets, TV, ethernet, all in a quad frame', 4],
  ] as const)('holds all of them if they fill it: %s %s', (language, line, slots) => {
    const [set, ...others] = setsOf(parseFlatList({ kind: 'text', text: line }, sampleListContext[language]));
    expect([set?.look.slots, set?.parts.reduce((sum, { count }) => sum + count, 0), others]).toEqual([
      slots,
      slots,
      [],
    ]);
  });

  it.each([
    ['cs', '2 zásuvky, TV, internet, vše do jednoho pětirámečku'],
    ['uk', '3 розетки, тв, інтернет, все в рамці на 4'],
  ] as const)('leaves them otherwise: %s %s', (language, line) => {
    for (const reading of readingsIn(language, line)) expect(reading).toMatch(/: not-understood$/u);
  });
});

describe('frames of their own', () => {
  it.each([
    ['pl', '4 gniazda, każde osobno', 4],
    ['cs', '2 zásuvky každá zvlášť', 2],
    ['sk', 'striedavý vypínač č. 6, samostatne', 1],
    ['uk', 'розетки 2 шт окремо', 2],
    ['en', '3 sockets, separately', 3],
  ] as const)('are those of single items: %s %s', (language, line, quantity) => {
    expect(readingsIn(language, line)).toEqual([expect.stringMatching(new RegExp(`^null ×${quantity}: 1 \\S+$`, 'u'))]);
  });
});

describe('words for the frame of an item', () => {
  it.each([
    ['pl', 'Łącznik schodowy z ramką antracyt'],
    ['cs', 'Spínač střídavý ř. 6 vč. rámečku bílá'],
    ['cs', 'spínač střídavý s rám. bílá'],
    ['sk', 'striedavý vypínač vrátane rámika, biela'],
    ['uk', 'прохідний вимикач з рамкою білий'],
  ] as const)('say nothing else: %s %s', (language, line) => {
    expect(readingsIn(language, line)).toEqual(['null ×1: 1 switch-two-way']);
  });
});

describe('pieces of a line that are no further set', () => {
  it.each([
    ['gn 2x – 3 szt., gn z przesłonami!', ['null ×3: 2 socket-earthed-e', 'null ×1: not-understood']],
    ['gn. poj. – lod., zmyw., okap', ['null ×1: not-understood']],
    ['gn+gn – 3 kpl h=115', ['null ×3: 1 socket-earthed-e + 1 socket-earthed-e']],
    ['garaż pół tuzina gniazd i 2 schodowe', ['garaż ×1: not-understood']],
    ['łóżko L+P: schodowy + gniazdo', ['null ×1: not-understood']],
  ])('repeat it, count it or tell its places: %s', (line, readings) => {
    expect(readingsOf(read(line))).toEqual(readings);
  });
});

describe('an offer', () => {
  it('has positions below headings of rooms, known or not', () => {
    const list = `Lp.;Pozycja;Ilość;Cena
WIATROŁAP / SCHODY;;;
1;Łącznik schodowy z ramką biały;4;31,20
PIĘTRO - SYPIALNIE (3 szt.);;;
2;Gniazdo podwójne, ramka 2x;9;49,50`;
    expect(readingsOf(read(list))).toEqual([
      'WIATROŁAP / SCHODY ×4: 1 switch-two-way',
      'PIĘTRO - SYPIALNIE ×1: not-understood',
      'PIĘTRO - SYPIALNIE ×9: 2 socket-earthed-e',
    ]);
  });
});

describe('a book of rooms with a column for each kind', () => {
  it.each([
    [
      'pl',
      ['Pomieszczenie', 'Pow. m2', 'Łączniki', 'Gniazda 230V', 'Kolor'],
      ['Hol', '12,0', '2× schodowy, 1× krzyżowy', '3× podwójne, 1× IP44', 'biały'],
    ],
    [
      'cs',
      ['Místnost', 'Plocha m2', 'Vypínače', 'Zásuvky', 'Barva'],
      ['Hol', '12,0', '2× střídavý, 1× křížový', '3× dvojitá, 1× IP44', 'bílá'],
    ],
    [
      'sk',
      ['Miestnosť', 'Plocha m2', 'Vypínače', 'Zásuvky', 'Farba'],
      ['Hol', '12,0', '2× striedavý, 1× krížový', '3× dvojitá, 1× IP44', 'biela'],
    ],
    [
      'uk',
      ['Приміщення', 'Площа м2', 'Вимикачі', 'Розетки', 'Колір'],
      ['Hol', '12,0', '2× прохідний, 1× перехресний', '3× подвійна, 1× IP44', 'білий'],
    ],
    [
      'en',
      ['Room', 'Area m2', 'Switches', 'Sockets', 'Colour'],
      ['Hol', '12.0', '2× two-way, 1× intermediate', '3× double, 1× IP44', 'white'],
    ],
  ] as const)('counts the kinds in its cells, and no areas: %s', (language, titles, cells) => {
    const readings = readingsIn(language, table(titles, cells));
    const socket = language === 'uk' ? 'schuko' : 'earthed';
    expect(readings).toEqual([
      'Hol ×2: 1 switch-two-way',
      'Hol ×1: 1 switch-intermediate',
      `Hol ×3: 1 socket-double-${socket}`,
      'Hol ×1: 1 socket-ip44-lid',
    ]);
  });

  it('leaves a room with two colours', () => {
    const titles = ['Pomieszczenie', 'Łączniki', 'Gniazda', 'Kolor'];
    for (const reading of readingsIn('pl', table(titles, ['Hol', '1× schodowy', '2× podwójne', 'czarny, AGD białe'])))
      expect(reading).toMatch(/: not-understood$/u);
  });
});

it.each([
  ['pl', 'kuchnia 2 x gniazdo', 'kuchnia'],
  ['en', 'kitchen 2 x triple frame sockets over the counter', 'kitchen'],
] as const)('a number before a sign counts the items, and is no part of the room: %s %s', (language, line, room) => {
  expect(read(line, sampleListContext[language]).rows.map((row) => row.room)).toEqual([room]);
});

it('a line with semicolons is read by its parts, of which one may mean other items', () => {
  expect(readingsIn('en', 'lounge 2 sockets; bedroom same as lounge; terrace IP44 socket')).toEqual([
    'lounge ×2: 1 socket-earthed-e',
    'bedroom ×1: not-understood',
    'terrace ×1: 1 socket-ip44-lid',
  ]);
});

it('frames that hold other items are no frames apart', () => {
  const list = 'Kuchyňa\njedna zásuvka\nxyz dokopy v dvojrámčeku\nabc spolu v trojrámčeku';
  expect(readingsIn('sk', list)[0]).toBe('Kuchyňa ×1: 1 socket-earthed-e');
});

it.each([
  ['pl', 'kuchnia: 4x gniazdo IP44 pojedyncze'],
  ['pl', 'kuchnia: gniazdo pojedyncze IP44 x4'],
  ['cs', 'kuchyně: zásuvka jednoduchá IP44 4 ks'],
  ['sk', 'kuchyňa: zásuvka jednoduchá IP44 4 ks'],
  ['uk', 'кухня: розетка одинарна IP44 4 шт'],
  ['en', 'kitchen: single IP44 socket x4'],
] as const)('a single socket with IP44 is the one with a lid: %s %s', (language, line) => {
  expect(readingsIn(language, line)[0]).toMatch(/: \d socket-ip44-lid$/u);
});

it.each([
  ['pl', 'R3 gniazdo+gniazdo+USB przy kanapie lewa, prawa bez USB'],
  ['pl', 'salon: zaślepka na przyszłość'],
  ['cs', 'obývák: záslepka do budoucna'],
  ['uk', 'зал: заглушка на майбутнє'],
  ['en', 'lounge: blank cover for the future'],
] as const)('a note that some pieces lack a part, or are for later, leaves the item: %s %s', (language, line) => {
  expect(readingsIn(language, line)[0]).toMatch(/not-understood$/u);
});

it.each([
  ['pl', 'To chyba wszystko, daj znać ile ramek wyjdzie, pozdro'],
  ['cs', 'To je asi vše, dejte vědět'],
  ['sk', 'To je všetko, dajte vedieť'],
  ['uk', 'Це ніби все, дайте знати'],
  ['en', "That's all, let me know"],
] as const)('the last sentence of a message is skipped: %s %s', (language, line) => {
  expect(read(`USB\n${line}`, sampleListContext[language]).rows.at(-1)?.reading).toEqual({
    kind: 'skipped',
    reason: 'greeting',
  });
});

it('a last sentence with an item is read', () => {
  expect(readingsIn('pl', 'salon: USB\nTo wszystko, jeszcze 2 gniazda').at(-1)).not.toMatch(/skipped/u);
});

it('a line with the looks of two whole rooms gives each its own', () => {
  const list = 'Obývačka: USB\nKuchyňa: USB\nChodba: USB\nCelá obývačka by mala byť čierna, celá kuchyňa biela';
  const looks = read(list, sampleListContext.sk).rows.flatMap(({ reading }) =>
    reading.kind === 'set' ? [reading.look.familyId] : [],
  );
  expect(looks).toEqual(['black', 'white', null]);
});

it('a place with both sides of a bed does not end the room', () => {
  expect(readingsIn('en', 'Bedroom\n• bed L + R: socket\n• door: USB').at(-1)).toMatch(/^Bedroom ×1: 1 usb/u);
});

describe('items whose room or frames are unclear', () => {
  it.each([
    ['pl', 'w przedpokoju krzyżowy i dwa schodowe, każdy w innym miejscu', 'Przedpokój ×1: not-understood'],
    ['pl', 'Salon\n- USB\n- balkon: łącznik żaluzjowy', 'Salon ×1: not-understood'],
    ['en', 'Living room\n• USB\n• balcony: blind switch', 'Living room ×1: not-understood'],
    ['uk', 'Спальня\n13) прох вхід', 'Спальня ×1: not-understood'],
  ] as const)('are left: %s %j', (language, list, reading) => {
    expect(readingsIn(language, list).at(-1)).toBe(reading);
  });

  it.each([
    ['sk', 'Garáž\nUSB\npri vchode tlačidlo na zvonček'],
    ['pl', 'Garaż\nUSB\nprzy wejściu dzwonek'],
  ] as const)('have no room, if they are a bell at the entrance: %s %j', (language, list) => {
    expect(read(list, sampleListContext[language]).rows.at(-1)?.room).toBeNull();
  });
});

it.each([
  ['sk', 'chodba: vypínač hneď pri dverách'],
  ['cs', 'chodba: zásuvka hned u dveří'],
] as const)('a word for "right by" is no colour: %s %s', (language, line) => {
  const { rows } = read(line, sampleListContext[language]);
  expect(rows.filter(({ reading }) => reading.kind === 'set' && reading.look.familyId !== null)).toEqual([]);
});

it('a piece with nothing but the frame of the items before leaves them', () => {
  const readings = readingsIn('sk', 'obývačka: televízna zásuvka a k nej dve obyčajné, spolu v trojrámčeku');
  for (const reading of readings) expect(reading).toMatch(/not-understood$/u);
});

it.each([
  ['pl', '1. Hol\nUSB\n2. Kącik hobby\nUSB\n3. Pracownia mamy\nUSB', ['Hol', 'Kącik hobby', null]],
  [
    'cs',
    '1. Předsíň\nUSB\n2. Lodžie\nUSB\n3. Malá herna (suterén)\nUSB',
    ['Předsíň', 'Lodžie', 'Malá herna (suterén)'],
  ],
  ['sk', '1. Chodba\nUSB\n2. Posilňovňa\nUSB\n3. Herňa\nUSB', ['Chodba', 'Posilňovňa', 'Herňa']],
  ['uk', '1. Коридор\nUSB\n2. Спортзал\nUSB\n3. Ігрова\nUSB', ['Коридор', 'Спортзал', 'Ігрова']],
  ['en', '1. Hall\nUSB\n2. Snug\nUSB\n3. Cinema and bar\nUSB', ['Hall', 'Snug', null]],
  ['pl', '1. Salon\n1.1. USB\n1.2. Halogeny\n1.3. USB', ['Salon', 'Salon']],
  ['pl', '1. Salon: USB\n2. Hol\nUSB\n3. Bawialnia\nUSB\n4. USB', ['Salon', 'Hol', 'Bawialnia', 'Bawialnia']],
] as const)('numbers of rooms number the unknown ones as well: %s %j', (language, list, rooms) => {
  const { rows } = read(list, sampleListContext[language]);
  expect(rows.filter(({ reading }) => reading.kind === 'set').map(({ room }) => room)).toEqual(rooms);
});

it.each([
  ['pl', 'Pokój 2 / gabinet\nUSB', 'Pokój 2 / gabinet ×1: 1 usb-charger-ac'],
  ['pl', 'Pokój 2 / bawialnia\nUSB', 'Pokój 2 / bawialnia ×1: 1 usb-charger-ac'],
  ['pl', 'łazienka dół / łazienka góra\nUSB', 'łazienka dół / łazienka góra ×1: not-understood'],
  ['pl', 'Pokój 2 / 3\nUSB', 'Pokój 2 / 3 ×1: not-understood'],
  ['cs', 'Pokoj 2 / pracovna\nUSB', 'Pokoj 2 / pracovna ×1: 1 usb-charger-ac'],
  ['sk', 'Izba 2 / pracovňa\nUSB', 'Izba 2 / pracovňa ×1: 1 usb-charger-ac'],
  ['uk', 'Спальня 2 / кабінет\nUSB', 'Спальня 2 / кабінет ×1: 1 usb-charger-ac'],
  ['en', 'Bedroom 2 / office\nUSB', 'Bedroom 2 / office ×1: 1 usb-charger-ac'],
  ['en', 'Bedroom 2 / office: 2 USB', 'Bedroom 2 / office ×2: 1 usb-charger-ac'],
  ['pl', 'Salon / biuro gniazdo', 'Salon / biuro ×1: 1 socket-earthed-e'],
] as const)('a heading with a slash is a room with its whole name: %s %j', (language, list, reading) => {
  expect(readingsIn(language, list).at(-1)).toBe(reading);
});

it.each([
  ['pl', 'W kuchni USB\nKUCHNIA\nUSB', ['KUCHNIA', 'KUCHNIA']],
  ['cs', 'Kuchyň\nUSB\nV kuchyni USB', ['Kuchyň', 'Kuchyň']],
  ['cs', 'V kuchyni USB\nNa balkoně USB', ['Kuchyně', 'Balkon']],
  ['sk', 'Kuchyňa\nUSB\nV kuchyni USB', ['Kuchyňa', 'Kuchyňa']],
  ['sk', 'V kuchyni USB\nNa balkóne USB\nV predsieni USB', ['Kuchyňa', 'Balkón', 'Predsieň']],
  ['uk', 'Передпокій: USB\nВ передпокої USB', ['Передпокій', 'Передпокій']],
] as const)('a room in a sentence has its name in the list: %s %j', (language, list, rooms) => {
  const { rows } = read(list, sampleListContext[language]);
  expect(rows.filter(({ reading }) => reading.kind === 'set').map(({ room }) => room)).toEqual(rooms);
});

it.each([
  ['cs', 'Kuchyně\nUSB\nNa pracovní desce USB'],
  ['sk', 'Kuchyňa\nUSB\nNa pracovnej doske USB'],
] as const)('a worktop at the beginning of a sentence is no room: %s %j', (language, list) => {
  expect(readingsIn(language, list).at(-1)).toMatch(/^Kuchy/u);
});

const familiesOf = (language: keyof typeof sampleListContext, list: FlatListInput | string) =>
  read(list, sampleListContext[language]).rows.flatMap(({ reading }) =>
    reading.kind === 'set' ? [reading.look.familyId] : [],
  );

describe('a look above all rooms', () => {
  it.each([
    ['pl', 'biały, w salonie czarny\nSalon\nUSB\nHol\nUSB', ['black', 'white']],
    ['cs', 'bílá, OP antracit\nOP\nUSB\nKK\nUSB', ['anthracite', 'white']],
    ['sk', 'biela, obývačka čierna\nObývačka\nUSB\nChodba\nUSB', ['black', 'white']],
    ['uk', 'білий, вітальня чорний\nВітальня\nUSB\nКоридор\nUSB', ['black', 'white']],
    ['en', 'white, lounge black\nLounge\nUSB\nHall\nUSB', ['black', 'white']],
    ['en', 'white, lounge black\nHall\nUSB', [null]],
    ['en', 'Hall\nUSB\nwhite, lounge black\nLounge\nUSB', [null, null]],
  ] as const)('may have exceptions without words for all: %s %j', (language, list, looks) => {
    expect(familiesOf(language, list)).toEqual(looks);
  });

  it.each([
    ['pl', 'Gniazda i łączniki białe\nSalon\nUSB', ['white']],
    ['cs', 'Zásuvky a vypínače v barvě bílé, čtvercové rámečky; bez stmívačů\nObývák\nUSB', [null]],
    ['cs', 'Zásuvky a vypínače v barvě bílé, čtvercové rámečky\nObývák\nUSB', ['white']],
    ['sk', 'Vypínače a zásuvky vo farbe bielej\nChodba\nUSB', ['white']],
    ['uk', 'Розетки та вимикачі в кольорі білий\nКоридор\nUSB', ['white']],
    ['en', 'All sockets and switches in white\nHall\nUSB', ['white']],
    ['pl', 'Gniazda i łączniki białe, ramki czarne\nSalon\nUSB', [null]],
  ] as const)('may be that of all sockets and switches: %s %j', (language, list, looks) => {
    expect(familiesOf(language, list)).toEqual(looks);
  });

  it('of a number of them is no look of all', () => {
    expect(readingsIn('pl', 'Gniazda i łączniki białe 3')).toEqual(['null ×3: 1 socket-earthed-e + 1 switch-one-way']);
  });
});

describe('a row of colours in a table with rooms as columns', () => {
  it.each([
    ['pl', ['Osprzęt', 'Salon', 'Hol', 'Razem'], 'Kolor', ['biały', 'czarny']],
    ['cs', ['Přístroj', 'Obývák', 'Chodba', 'Celkem'], 'Barva', ['bílá', 'černá']],
    ['sk', ['Prístroj', 'Obývačka', 'Chodba', 'Spolu'], 'Farba', ['biela', 'čierna']],
    ['uk', ['Прилад', 'Вітальня', 'Коридор', 'Разом'], 'Колір', ['білий', 'чорний']],
    ['en', ['Item', 'Lounge', 'Hall', 'Total'], 'Finish', ['white', 'black']],
  ] as const)('gives each room its look: %s %j', (language, titles, name, colours) => {
    const list = table([...titles], ['USB', 2, 1, 3], [name, ...colours], ['RJ45', undefined, 1, 1]);
    expect(familiesOf(language, list)).toEqual(['white', 'black', 'black']);
    const { rows } = read(list, sampleListContext[language]);
    expect(rows.filter(({ line }) => line === 3).map(({ reading }) => reading)).toEqual([
      { kind: 'skipped', reason: 'look' },
    ]);
  });

  it('leaves the items of a room whose colour the catalogue lacks', () => {
    const list = table(['Osprzęt', 'Salon', 'Hol'], ['USB', 2, 1], ['Kolor', 'biały', 'fuksja']);
    expect(readingsOf(read(list))).toEqual(['Salon ×2: 1 usb-charger-ac', 'Hol ×1: not-understood']);
  });

  it('comes behind a colour in the row of an item', () => {
    const list = table(
      ['Osprzęt', 'Salon', 'Hol', 'Kolor'],
      ['USB', 2, 1, 'czarny'],
      ['RJ45', 1, undefined, ''],
      ['Kolor', 'biały', 'biały'],
    );
    expect(familiesOf('pl', list)).toEqual(['black', 'black', 'white']);
  });
});

describe('items that a plus sign joins', () => {
  it.each([
    ['pl', 'gniazdko przy drzwiach + USB przy oknie'],
    ['cs', 'zás. u dveří + USB u okna'],
    ['sk', 'zásuvka pri dverách + USB pri okne'],
    ['uk', 'розетка біля дверей + USB біля вікна'],
    ['en', 'socket by the door + USB by the window'],
    ['en', 'socket on the left + USB on the right'],
    ['pl', 'gniazdo na parterze + USB na piętrze'],
    ['pl', 'gniazdo h 30 + USB h 110'],
  ] as const)('are sets apart if they have places of their own: %s %s', (language, line) => {
    expect(readingsIn(language, line)).toEqual([
      expect.stringMatching(/^null ×1: 1 socket-\S+$/u),
      expect.stringMatching(/^null ×1: 1 usb\S+$/u),
    ]);
  });

  it('are sets apart, whatever their number', () => {
    expect(readingsIn('cs', 'ř.6 u dveří + ř.7 u postele + ř.6 u okna')).toEqual([
      'null ×1: 1 switch-two-way',
      'null ×1: 1 switch-intermediate',
      'null ×1: 1 switch-two-way',
    ]);
  });

  it.each([
    ['pl', 'gniazdo + usb przy łóżku'],
    ['pl', 'gniazdo przy drzwiach + usb przy biurku w jednej ramce'],
    ['pl', 'ramka podwójna: gniazdo przy drzwiach + usb przy biurku'],
    ['en', 'socket by the door + USB by the window in one frame'],
  ] as const)('are one set with one place or frame: %s %s', (language, line) => {
    expect(readingsIn(language, line)).toEqual([expect.stringMatching(/^null ×1: 1 socket-\S+ \+ 1 usb\S+$/u)]);
  });

  it('are left if some of them have places', () => {
    expect(readingsIn('pl', 'gniazdo + usb przy łóżku + gniazdo przy oknie')).toEqual(['null ×1: not-understood']);
  });

  it('are left in a row with a quantity', () => {
    const list = 'Pokój;Opis;Ilość\nSalon;gniazdo przy drzwiach + usb przy oknie;1\nHol;USB;2';
    expect(readingsIn('pl', list)).toEqual(['Salon ×1: not-understood', 'Hol ×2: 1 usb-charger-ac']);
  });
});

describe('an item that is there, cancelled, or supplied by others', () => {
  it.each([
    ['pl', 'termostat, kupimy sami'],
    ['pl', 'gniazdo siłowe pod płytę jest, nie zmieniamy'],
    ['pl', 'termostat, dostarczy hydraulik'],
    ['pl', 'gniazdo przy oknie, bez zmian'],
    ['pl', 'schodowy, nie bierzemy'],
    ['cs', 'termostat, dodá topenář'],
    ['cs', 'zásuvka u dveří, už tam je, neměnit'],
    ['cs', 'vypínač, necháme'],
    ['sk', '1 zásuvka, tú kupujeme v Ikei'],
    ['sk', 'termostat, zabezpečí investor'],
    ['sk', 'vypínač, nemeníme'],
    ['uk', 'силова розетка під плиту є, не міняємо'],
    ['uk', 'димер, передумали'],
    ['uk', 'термостат, купимо самі'],
    ['uk', 'димер, вже не хочемо'],
    ['en', "thermostat, we'll buy it ourselves"],
    ['en', 'socket, supplied by the kitchen company'],
    ['en', 'socket, by AV contractor'],
    ['en', 'thermostat, comes with the boiler'],
    ['en', 'socket by the window, keep the one there'],
  ] as const)('is left: %s %s', (language, line) => {
    expect(new Set(readingsIn(language, line))).toEqual(new Set(['null ×1: not-understood']));
  });

  it.each([
    ['pl', 'Pokój;Opis;Ilość;Uwagi\nSalon;gniazdo;1;po stronie okna\nSalon;gniazdo;1;dostarcza deweloper'],
    ['sk', 'Miestnosť;Prístroj;ks;Poznámka\nSalon;zásuvka;1;pri okne\nSalon;zásuvka;1;dodá podlahár'],
    ['en', 'Room;Item;Qty;Notes\nSalon;socket;1;by the window\nSalon;socket;1;by AV contractor'],
  ] as const)('is left by a remark: %s %j', (language, list) => {
    expect(readingsIn(language, list)).toEqual([
      expect.stringMatching(/^Salon ×1: 1 socket-\S+$/u),
      'Salon ×1: not-understood',
    ]);
  });
});

describe('words that count the item before them again', () => {
  it.each([
    ['pl', 'gniazdko przy łóżku, po jednym z każdej strony'],
    ['pl', 'gniazdo hermetyczne przy umywalce - jedno, przy pralce - drugie'],
    ['cs', 'Zásuvka 230 V vedle postele, po jedné z každé strany'],
    ['cs', 'zásuvka u dveří, druhá u okna'],
    ['sk', 'zásuvka pri posteli, po jednej z každej strany'],
    ['sk', 'zásuvka pri okne, ešte jedna pri dverách'],
    ['uk', 'розетка біля ліжка, по одній з кожного боку'],
    ['uk', 'розетка вологозахищена біля раковини — одна, біля пралки — ще одна'],
    ['en', 'socket by the bed, one on each side'],
    ['en', 'socket by the window, another by the door'],
  ] as const)('leave it: %s %s', (language, line) => {
    expect(readingsIn(language, line)).toEqual(['null ×1: not-understood']);
  });

  it.each([
    ['pl', 'lodówka gniazdo, zmywarka'],
    ['cs', 'myčka, trouba, lednice 1zás'],
    ['sk', 'umývačka, rúra, chladnička 1 zásuvka'],
    ['uk', 'посудомийка, духовка, холодильник 1 розетка'],
    ['en', 'dishwasher, oven, fridge 1 socket'],
    ['en', 'splashproof socket by the mirror, one for the dishwasher'],
  ] as const)('may be appliances: %s %s', (language, line) => {
    expect(new Set(readingsIn(language, line))).toEqual(new Set(['null ×1: not-understood']));
  });

  it('leave it from a further sentence', () => {
    expect(readingsIn('pl', 'USB przy oknie. Drugie przy drzwiach.')).toEqual([
      'null ×1: not-understood',
      'null ×1: not-understood',
    ]);
  });

  it('may divide its pieces', () => {
    expect(readingsIn('pl', 'dwa schodowe, jeden przy drzwiach')[0]).toBe('null ×2: 1 switch-two-way');
  });

  it.each([
    ['pl', 'ściemniacz, jeden'],
    ['uk', 'димер, один'],
  ] as const)('are its quantity if they are one number: %s %s', (language, line) => {
    expect(readingsIn(language, line)).toEqual(['null ×1: 1 dimmer-rotary-led']);
  });

  it.each([
    ['pl', 'gniazdo z klapką, IP44 – 2 szt. (pralka, umywalka)'],
    ['cs', 'Zásuvka 230 V s víčkem, IP 44 – 2 ks (pračka, umyvadlo)'],
    ['en', 'splashproof socket, IP44 - 2 no. (washer, basin)'],
  ] as const)('are its description and quantity before a remark: %s %s', (language, line) => {
    expect(readingsIn(language, line)).toEqual(['null ×2: 1 socket-ip44-lid']);
  });
});

it('reads a height in front of a full stop', () => {
  expect(readingsIn('sk', 'Kuchyňa: 3 dvojzásuvky, vo výške 115 cm.')).toEqual(['Kuchyňa ×3: 1 socket-double-earthed']);
});
