import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { livingRoom } from '@ramka/domain/testing/worked-examples/living-room';
import { washBasin } from '@ramka/domain/testing/worked-examples/wash-basin';
import { describe, expect, test } from 'vitest';
import { aDocumentContext, aStoredSet, bathtub } from '../testing/a-document.ts';
import { buildDocumentSets, buildDocumentSet } from './document-set.ts';

test('mapping many sets yields to the event loop and returns the same result as mapping each alone', async () => {
  const context = await aDocumentContext();
  const sets = Array.from({ length: 2000 }, (_, index) => aStoredSet(index + 1, desk.set));
  let pauses = 0;
  const counting = { on: true };
  const count = (): void => {
    pauses += 1;
    if (counting.on) setImmediate(count);
  };
  setImmediate(count);
  const described = await buildDocumentSets(sets, context);
  counting.on = false;
  expect(pauses).toBeGreaterThan(2);
  expect(described.map(({ id }) => id)).toEqual(sets.map(({ id }) => id));
  const [last] = sets.slice(-1);
  expect(described.at(-1)).toEqual(last && buildDocumentSet(last, context));
});

describe('a set in documents', () => {
  test.for([washBasin, desk, livingRoom, bathtub])(
    'has the lines and the price of its worked example: $set.name',
    async ({ set, rows, total }) => {
      const described = buildDocumentSet(aStoredSet(1, set), await aDocumentContext());
      expect(described.lines.map(({ article, quantity }) => [article.symbol, quantity, article.price])).toEqual(rows);
      expect(described.price).toBe(total);
      expect(described.remarks).toEqual([]);
    },
  );

  // Holds R20.
  test('uses the drawing rule and existing picture files', async () => {
    const context = await aDocumentContext();
    const { drawing } = buildDocumentSet(aStoredSet(1, washBasin.set), context);
    expect(drawing?.layers.map(({ kind }) => kind)).toEqual([
      'surface-box',
      'seal',
      'frame',
      'visible-part',
      'visible-part',
    ]);
    expect(drawing?.layers.filter(({ picture }) => !context.catalogue.pictures.has(picture))).toEqual([]);
  });

  test('names the content of each slot', async () => {
    const { slots } = buildDocumentSet(aStoredSet(1, livingRoom.set), await aDocumentContext());
    expect(slots.map(({ slot, name }) => [slot, name !== null])).toEqual([
      [1, true],
      [2, true],
      [3, true],
    ]);
    const empty = buildDocumentSet(aStoredSet(1, { ...desk.set, modules: {} }), await aDocumentContext());
    expect(empty.slots.map(({ name }) => name)).toEqual([null, null, null, null]);
  });

  test.for([
    [washBasin, { kind: 'surface', symbols: ['TPN2/111'], depth: 35 }],
    [desk, { kind: 'surface', symbols: ['DSC/11', '3 × DSH/11'], depth: 40 }],
    [livingRoom, { kind: 'flush', boxes: 3, depth: 60 }],
    [{ set: { ...desk.set, surfaceBoxColourId: 0 } }, { kind: 'flush', boxes: 4, depth: 40 }],
  ] as const)('says on which box it is mounted', async ([{ set }, box]) => {
    expect(buildDocumentSet(aStoredSet(1, set), await aDocumentContext()).box).toEqual(box);
  });

  test.for([
    [
      'pl',
      'Ramka 2-krotna, biały: łącznik świecznikowy + gniazdo IP44 z klapką; kolor: biały; uszczelka IP44; puszka natynkowa (kolor biały)',
    ],
    [
      'cs',
      'Rámeček 2násobný, bílá: přepínač sériový (řazení 5) + zásuvka s víčkem IP44; barva: bílá; těsnění IP44; krabice na omítku (barva bílá)',
    ],
    [
      'sk',
      'Rámik 2-násobný, biela: prepínač sériový (radenie 5) + zásuvka s viečkom IP44; farba: biela; tesnenie IP44; krabica na omietku (farba biela)',
    ],
    [
      'uk',
      'Рамка 2-місна, білий: вимикач двоклавішний + розетка з кришкою IP44; колір: білий; ущільнювач IP44; коробка накладного монтажу (колір білий)',
    ],
    [
      'en',
      '2-gang frame, white: two-circuit switch + socket with lid, IP44; colour: white; IP44 seal; surface-mounted box (white)',
    ],
  ] as const)('says in a sentence what it looks like, in %s', async ([language, sentence]) => {
    const context = await aDocumentContext({ language });
    expect(buildDocumentSet(aStoredSet(1, washBasin.set), context).description).toBe(sentence);
  });

  test('names the colour of each module if colours differ', async () => {
    const { description } = buildDocumentSet(aStoredSet(1, desk.set), await aDocumentContext());
    expect(description).toContain('gniazdo z uziemieniem (kolor biały) + gniazdo z uziemieniem (kolor czarny mat) + ');
  });

  test('reports empty slots and discontinued parts', async () => {
    const context = await aDocumentContext();
    const gone = { moduleId: 9999, colourId: 501, visibleComponentId: 9998, options: {} };
    const { 1: _first, 2: _second, ...modules } = desk.set.modules;
    const sentence = (set: typeof desk.set) => buildDocumentSet(aStoredSet(1, set), context).description;
    expect(sentence({ ...desk.set, modules: { ...modules, 4: gone } })).toBe(
      'Ramka 4-krotna, biały: puste miejsce ×\u00A02 + pokrywa na moduły Keystone + ' +
        'produkt, którego nie ma już w katalogu; kolor: biały; puszka natynkowa (kolor biały)',
    );
    expect(sentence({ ...desk.set, frameId: 9999 })).toBe('Ramka, której nie ma już w katalogu');
  });

  test('is named by its contents if it has no name', async () => {
    expect(buildDocumentSet(aStoredSet(1, { ...desk.set, name: '' }), await aDocumentContext()).name).toBe(
      '2×\u00A0gniazdo z uziemieniem, pokrywa na moduły Keystone, łącznik żaluzjowy',
    );
  });

  test('is numbered among unnamed sets with the same contents', async () => {
    const stored = [3, 4].map((id) => aStoredSet(id, { ...desk.set, name: '' }));
    const sets = await buildDocumentSets(stored, await aDocumentContext());
    expect(sets.map(({ name }) => name.endsWith(' (2)'))).toEqual([false, true]);
    const [second] = await buildDocumentSets(stored.slice(1), await aDocumentContext(), stored);
    expect(second?.name).toBe(sets[1]?.name);
  });

  test('has neither picture nor lines if its frame was discontinued, and says why', async () => {
    const { drawing, lineName, remarks } = buildDocumentSet(
      aStoredSet(1, { ...washBasin.set, frameId: 4711 }),
      await aDocumentContext(),
    );
    expect([drawing, lineName]).toEqual([null, null]);
    expect(remarks).toContain('Ramki tego zestawu nie ma już w katalogu.');
  });

  test('reports a box or seal that its frame no longer offers', async () => {
    const context = await aDocumentContext();
    const box = buildDocumentSet(aStoredSet(1, { ...washBasin.set, surfaceBoxColourId: 9999 }), context);
    expect(box.remarks).toEqual(['Puszki tego zestawu nie ma już w katalogu.']);
    const seal = buildDocumentSet(aStoredSet(1, { ...livingRoom.set, ip44: true, modules: {} }), context);
    expect(seal.remarks).toEqual(['Uszczelki do tej ramki nie ma w katalogu.', 'Miejsce 3 jest puste.']);
  });

  test('reports the slot of a discontinued module', async () => {
    const module = { moduleId: 9999, colourId: 501, visibleComponentId: 9998, options: {} };
    const { remarks } = buildDocumentSet(
      aStoredSet(1, { ...washBasin.set, modules: { ...washBasin.set.modules, 2: module } }),
      await aDocumentContext(),
    );
    expect(remarks).toEqual(['Produktu z miejsca 2 nie ma już w katalogu.']);
  });
});
