import { describe, expect, it } from 'vitest';
import { allArticles } from '../all-articles.ts';
import { moduleCategories } from './drawers.ts';
import { allModules } from './modules.ts';

function module(id: number) {
  const found = allModules.find(({ record }) => record.id === id);
  if (found === undefined) throw new Error(`No module ${id}`);
  return found.record;
}

function symbols(ids: readonly number[]): readonly (string | undefined)[] {
  return ids.map((id) => allArticles.find((article) => article.id === id)?.symbol);
}

describe('the modules of the sample', () => {
  // Holds C6.5.
  it.each([
    ['simon-10', 24],
    ['simon-basic', 34],
    ['simon-15', 12],
    ['simon-54', 48],
    ['simon-55', 47],
    ['simon-82', 40],
  ])('have the number stated in the catalogue rules in %s: %i', (tag, count) => {
    expect(allModules.filter(({ series }) => series.tag === tag)).toHaveLength(count);
  });

  it('offer terminals, a seal and claws with a two-circuit switch', () => {
    expect(module(5003).groups.map(({ components }) => symbols(components))).toEqual([
      ['SW5MR', 'SW5AMR'],
      ['TU1W'],
      ['PAZ'],
    ]);
  });

  it('have two lamps and two inserts if two are needed', () => {
    expect(module(4004).groups[1]).toMatchObject({ quantity: 2, required: true, userDefinedQuantity: false });
    expect(module(4030).groups[0]).toMatchObject({ quantity: 2, required: true, userDefinedQuantity: false });
  });

  it('let the user enter the number of Keystone inserts, cards, keys and loudspeakers', () => {
    const free = [4032, 4011, 4024, 4038].map((id) => module(id).groups.filter((group) => group.userDefinedQuantity));
    expect(free.map((groups) => groups.length)).toEqual([1, 1, 1, 1]);
  });

  it('have no options if they are complete articles, except for the seals of Basic', () => {
    const choosy = allModules.filter(({ series, record }) => series.mechanismEnding === '' && record.groups.length > 0);
    expect(choosy.map(({ record }) => record.id)).toEqual([2003, 2013]);
    expect(symbols(module(2003).groups[0]?.components ?? [])).toEqual(['BU1W']);
  });

  it('have a coloured and a transparent lid in every colour', () => {
    expect(symbols(module(5023).visibleComponents.slice(0, 2))).toEqual(['TGZ1BUZP/111', 'TGZ1BUZP/111A']);
    expect(module(5023).visibleComponents).toHaveLength(16);
  });

  it('have a part that fits every colour among the signal lamps and the cable outlet of 82', () => {
    const neutral = allModules.filter(({ record }) =>
      record.visibleComponents.some((id) => allArticles.find((article) => article.id === id)?.colourId === undefined),
    );
    expect(neutral.map(({ record }) => record.id)).toEqual([4046, 5046, 6046, 6048]);
  });

  // Holds C6.5.
  it('exist in an antibacterial colour only if the catalogue rules say so', () => {
    const antibacterial = allModules.filter(({ record }) =>
      symbols(record.visibleComponents).some((s) => s?.includes('/AB')),
    );
    const kinds = ['W1', 'W5', 'W6', 'W62', 'ZW1', 'GZ1', 'GZ2', 'GZ1B', 'PS'];
    expect(antibacterial.map(({ kind }) => kind.key)).toEqual([...kinds, ...kinds]);
  });

  // Holds C6.5.
  it('allow IP44 with a double two-way switch in 54 only', () => {
    expect([2008, 4008, 5008, 6008].filter((id) => !module(id).disablesIp44)).toEqual([4008]);
  });

  // Holds C6.5.
  it('do not fit some lines of their series', () => {
    const lines = Object.fromEntries(
      allModules
        .filter(({ record }) => record.disabledFrameLines.length > 0)
        .map(({ record }) => [record.id, record.disabledFrameLines]),
    );
    expect(lines).toEqual({ 4011: [43], 4021: [42, 43], 4022: [41, 43], 4023: [43], 5032: [53], 5038: [52] });
  });

  it('fill every drawer', () => {
    const filled = new Set(allModules.map(({ record }) => record.categoryId));
    const drawers = moduleCategories.flatMap(({ subCategories }) => subCategories.map(({ id }) => id));
    expect(new Set(drawers)).toEqual(filled);
    expect(drawers).toContain(40_101);
  });
});
