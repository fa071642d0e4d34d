import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LARGEST_QUANTITY } from './quantity.ts';
import { buildDictionary } from './search.ts';
import { aChoice, aComponent, aFrame, aLine, aModule, anAssortment } from './testing/makers.ts';
import {
  fillFromQuickEntry,
  findLineName,
  parseQuickEntry,
  quickEntryItemFor,
  type QuickEntryContext,
} from './quick-entry.ts';
import { emptySet, placedModules } from './set/product-set.ts';

const dictionary = buildDictionary({
  functions: [
    { id: 'socket', name: 'Gniazdo', words: ['gniazdko', 'zásuvka', 'розетка'] },
    { id: 'two-way', name: 'Łącznik schodowy', words: ['schodowy', 'řazení 6'] },
    { id: 'usb', name: 'Ładowarka USB', words: ['usb'] },
    { id: 'socket-usb', name: 'Gniazdo z USB', words: ['gniazdo usb'] },
    { id: 'double', name: 'Łącznik 2-klawiszowy', words: ['2 gang switch'] },
    { id: 'lid', name: 'Gniazdo IP44 z klapką', words: ['IP44'] },
  ],
  sharedWords: [{ words: ['kontakt'], functionIds: ['socket', 'two-way'] }],
});

const card = { module: aModule(), visiblePart: aComponent(54201, { symbol: 'DW1.01/11' }) };
const lookup = { dictionary, findBySymbol: (symbol: string) => (symbol === 'DW1.01/11' ? card : undefined) };

/** Formats the parts as "3 socket": count and function; `?` for unknown words. */
const read = (text: string): readonly string[] =>
  parseQuickEntry(text, lookup).map(({ count, words, meaning }) => {
    if (meaning.kind === 'functions') return `${count} ${meaning.functionIds.join('|')}`;
    return meaning.kind === 'card' ? `${count} ${meaning.card.visiblePart.symbol}` : `${count} ?${words}`;
  });

describe('quick entry', () => {
  it.each([
    ['3x gniazdo, usb, schodowy x2', ['3 socket', '1 usb', '2 two-way']],
    ['gniazdko', ['1 socket']],
    ['3 gniazdka', ['3 socket']],
    ['gniazdka 3', ['3 socket']],
    ['2× zásuvky; řazení 6', ['2 socket', '1 two-way']],
    ['2 szt. gniazdek', ['2 socket']],
    ['розетки 2 шт', ['2 socket']],
    ['zasuvky 2 ks', ['2 socket']],
    ['2х розетка', ['2 socket']],
    ['2 kusy zásuvky', ['2 socket']],
    ['×2 gniazdka', ['2 socket']],
    ['1 000 gniazdek', ['1000 socket']],
    ['1\u202F000 szt. gniazdek', ['1000 socket']],
    ['gniazdko 1.000', ['1000 socket']],
    ['1000 gniazdek', ['1000 socket']],
    ['500 gniazdek', ['500 socket']],
    ['dwa gniazdka i schodowy', ['2 socket', '1 two-way']],
    ['2 gang switch', ['1 double']],
    ['3x 2 gang switch', ['3 double']],
    ['kontakt x4', ['4 socket|two-way']],
    ['DW1.01/11', ['1 DW1.01/11']],
    ['2x DW1.01/11', ['2 DW1.01/11']],
    ['3x gniazdko + usb', ['3 socket', '1 usb']],
    ['gniazdko schodowy x2', ['1 socket', '2 two-way']],
    ['IP44', ['1 lid']],
    ['2x gniazdo IP44', ['2 lid']],
    ['gniazdo IP 44', ['1 lid']],
    ['IP-44 gniazdo x2', ['2 lid']],
    ['schodowy IP44', ['1 two-way']],
    ['schodowy ip 44, gniazdo', ['1 two-way', '1 socket']],
    ['schodowy gniazdo IP44 usb', ['1 two-way', '1 lid', '1 usb']],
    ['DW1.01/11 IP44', ['1 DW1.01/11']],
    ['2x gniazdo, schodowy, IP44', ['2 lid', '1 two-way']],
    ['gniazdo schodowy\nip 44', ['1 lid', '1 two-way']],
    ['schodowy IP44, DW1.01/11, IP-44.', ['1 two-way', '1 DW1.01/11']],
    ['schodowy, 2x IP44', ['1 two-way', '2 lid']],
    ['IP44, schodowy', ['1 lid', '1 two-way']],
    // Typed with Cyrillic letters.
    ['ІР44', ['1 lid']],
    ['2x gniazdo ір 44', ['2 lid']],
    ['schodowy ІР-44', ['1 two-way']],
    ['2x gniazdo, schodowy, ІР44', ['2 lid', '1 two-way']],
    ['gniazdko, toster', ['1 socket', '1 ?toster']],
    ['0x gniazdko', ['1 socket']],
    ['', []],
    [' , ;\n', []],
  ])('parses %j as %j', (text, parts) => {
    expect(read(text)).toEqual(parts);
  });

  it('suggests similar words for an unknown one, with its position', () => {
    const [, part] = parseQuickEntry('usb,  2x gniadzko', lookup);
    expect(part).toMatchObject({
      words: 'gniadzko',
      start: 9,
      count: 2,
      meaning: { kind: 'unknown', near: ['socket'] },
    });
  });

  it('parses any text, and every part is a section of it', () => {
    const letters = fc.constantFrom(
      '3x',
      '2',
      'x2',
      'gniazdko',
      'usb',
      ',',
      ' ',
      '+',
      'szt',
      'toster',
      '×',
      '\n',
      '9999',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme' }),
          fc.array(letters).map((all) => all.join(' ')),
        ),
        (text) => {
          for (const { words, start, count } of parseQuickEntry(text, lookup)) {
            expect(text.slice(start, start + words.length)).toBe(words);
            expect(count).toBeGreaterThanOrEqual(1);
            expect(count).toBeLessThanOrEqual(LARGEST_QUANTITY);
          }
        },
      ),
    );
  });

  it('gives the same result with the count before or after the item', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: LARGEST_QUANTITY }),
        fc.constantFrom('gniazdko', 'usb', 'schodowy'),
        (count, word) => {
          const notations = [
            `${count}x ${word}`,
            `${count} ${word}`,
            `${word} x${count}`,
            `${word} ${count}×`,
            `${count} szt. ${word}`,
          ];
          for (const notation of notations) expect(read(notation)).toEqual(read(`${word} x${count}`));
        },
      ),
    );
  });
});

describe('findLineName', () => {
  const lines = [
    aLine({ id: 1, name: 'Simon 54' }),
    aLine({ id: 2, name: 'Simon 54 Premium' }),
    aLine({ id: 3, name: 'Rámek (nový)' }),
  ];

  it.each([
    ['simon 54 premium, 2 gniazda', 2, 0, 16],
    ['2 gniazda, SIMON 54  Premium', 2, 11, 28],
    ['Simon54 gniazdo', 1, 0, 7],
    ['gniazdo Rámek (nový)', 3, 8, 20],
  ])('finds the longest name in "%s"', (text, lineId, start, end) => {
    expect(findLineName(text, lines)).toEqual({ lineId, start, end });
  });

  it.each(['gniazdo', 'simon 540', 'simon 5', 'premium', ''])('finds none in "%s"', (text) => {
    expect(findLineName(text, lines)).toBeUndefined();
  });
});

const line = aLine();
const frames = [1, 2, 3].map((slots) => aFrame({ slots: slots === 1 ? 1 : slots === 2 ? 2 : 3, finishId: 'white' }));
const black = aFrame({ id: 9, slots: 2, finishId: 'black', sort: 1 });
const socket = aModule({ id: 1, functionId: 'socket' });
const twoWay = aModule({ id: 2, functionId: 'two-way' });
const typedLine = (overrides: Partial<QuickEntryContext> = {}): QuickEntryContext => ({
  line,
  frames: [black, ...frames],
  modules: [socket, twoWay],
  colours: [],
  colourId: 401,
  finishId: 'white',
  subcategoryId: null,
  assortment: {
    ...anAssortment({ frames: [black, ...frames], modules: [socket, twoWay], lines: [line] }),
    allFunctions: [
      { id: 'switch', name: '', words: [], nearest: [], fulfills: [] },
      { id: 'two-way', name: '', words: [], nearest: [], fulfills: ['switch'] },
      {
        id: 'usb',
        name: '',
        words: [],
        nearest: [{ functionId: 'socket', loses: 'charging', touchPoints: null }],
        fulfills: [],
      },
    ],
  },
  ...overrides,
});

describe('the item of a line for a function', () => {
  it.each([
    [['socket'], { functionId: 'socket', loses: null }],
    [['switch'], { functionId: 'two-way', loses: null }],
    [['usb'], { functionId: 'socket', loses: 'charging' }],
    [['nothing', 'socket'], { functionId: 'socket', loses: null }],
  ])('%j is %j', (functionIds, item) => {
    expect(quickEntryItemFor(functionIds, typedLine())).toMatchObject(item);
  });

  it('is undefined without a substitute', () => {
    expect(quickEntryItemFor(['nothing'], typedLine())).toBeUndefined();
    expect(quickEntryItemFor([], typedLine())).toBeUndefined();
  });
});

const items = (...ids: readonly string[]) => ids.flatMap((id) => quickEntryItemFor([id], typedLine()) ?? []);
const asIp44 = (...ids: readonly string[]) => items(...ids).map((item) => ({ ...item, sealed: true }));
const filled = (...typed: Parameters<typeof fillFromQuickEntry>) => fillFromQuickEntry(...typed)?.set;
const modulesIn = (set: ReturnType<typeof filled>) => set && placedModules(set).map(({ choice }) => choice.moduleId);

describe('filling a set from a quick entry', () => {
  it('chooses a frame with enough slots in the wanted finish', () => {
    const set = filled(emptySet, items('socket', 'two-way'), typedLine());
    expect(set?.frameId).toBe(frames[1]?.id);
    expect(modulesIn(set)).toEqual([1, 2]);
    expect(filled(emptySet, items('socket', 'socket'), typedLine({ finishId: 'black' }))?.frameId).toBe(9);
  });

  it('uses the free slots of a set, and a larger frame if they are not enough', () => {
    const half = filled(emptySet, items('socket'), typedLine());
    const complete = half && filled(half, items('two-way', 'two-way'), typedLine());
    expect(complete?.frameId).toBe(frames[2]?.id);
    expect(modulesIn(complete)).toEqual([1, 2, 2]);
    const roomy = { ...emptySet, frameId: frames[2]?.id ?? 0 };
    expect(filled(roomy, items('socket'), typedLine())).toMatchObject({ frameId: roomy.frameId });
  });

  const tight = [1, 2, 3].map((slots) =>
    aFrame({ ...frames[slots - 1], id: 20 + slots, supportsIp44: true, sort: 99_999 }),
  );
  const ofBoth = (modules = [socket, twoWay]) =>
    typedLine({
      frames: [...frames, ...tight],
      assortment: {
        ...typedLine().assortment,
        ...anAssortment({ frames: [...frames, ...tight], modules, lines: [line] }),
      },
    });

  it('chooses an IP44 frame and the seal on request, even if the present frame has room', () => {
    expect(filled(emptySet, items('socket'), ofBoth())).toMatchObject({ frameId: frames[0]?.id, ip44: false });
    expect(filled(emptySet, asIp44('socket'), ofBoth())).toMatchObject({ frameId: 21, ip44: true });
    const roomy = { ...emptySet, frameId: frames[2]?.id ?? 0 };
    expect(filled(roomy, asIp44('socket'), ofBoth())).toMatchObject({ frameId: 23, ip44: true });
  });

  it('leaves IP44 off if the line has no such frame or a module excludes it', () => {
    expect(filled(emptySet, asIp44('socket'), typedLine())).toMatchObject({ frameId: frames[0]?.id, ip44: false });
    const open = aModule({ id: 2, functionId: 'two-way', disablesIp44: true });
    const inFrame = { ...emptySet, frameId: frames[1]?.id ?? 0, modules: { 1: aChoice({ moduleId: 2 }) } };
    expect(filled(inFrame, asIp44('socket'), ofBoth([socket, open]))).toMatchObject({
      frameId: inFrame.frameId,
      ip44: false,
    });
  });

  it('lists the losses through another frame and through placing', () => {
    const small = { ...emptySet, frameId: 21, ip44: true, surfaceBoxColourId: 401, modules: { 1: aChoice() } } as const;
    expect(fillFromQuickEntry(small, items('socket'), typedLine({ assortment: ofBoth().assortment }))?.losses).toEqual([
      { kind: 'surface-box', colourId: 401 },
      { kind: 'ip44', reason: { kind: 'frame-lacks-ip44' } },
    ]);
    const open = aModule({ id: 2, functionId: 'two-way', disablesIp44: true });
    const roomy = { ...emptySet, frameId: 22, ip44: true };
    expect(fillFromQuickEntry(roomy, items('socket', 'two-way'), ofBoth([socket, open]))).toMatchObject({
      set: { frameId: 22, ip44: false },
      losses: [{ kind: 'ip44', reason: { kind: 'module-disables-ip44', slot: 2, moduleId: 2 } }],
    });
    expect(fillFromQuickEntry(roomy, items('socket'), ofBoth())?.losses).toEqual([]);
  });

  it('is refused if the line has no frame with enough slots', () => {
    expect(filled(emptySet, items('socket', 'socket', 'socket', 'socket'), typedLine())).toBeUndefined();
  });
});
