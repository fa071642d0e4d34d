import type { SetDescription } from '@ramka/domain/drawing';
import { describe, expect, it } from 'vitest';
import { allTexts } from './all-texts.ts';
import { contentsOfSet, namesOfSets } from './name-of-set.ts';

const texts = allTexts.pl;

type Contents = SetDescription['contents'];

const filled = (functionId: string | null, slots = 1, name = 'Gniazdo z uziemieniem'): Contents[number] => ({
  kind: 'filled',
  name,
  colour: 'biały',
  functionId,
  slots,
});

const shortNames: Readonly<Record<string, string>> = { socket: 'gniazdo', 'two-way': 'schodowy', rj45: 'RJ45' };

const contentsOf = (...contents: Contents): string =>
  contentsOfSet({ frame: { name: 'ramka' }, contents, ip44: false, box: null }, (id) => shortNames[id], texts);

describe('the contents of a set', () => {
  it('are counted by function, in order, and begin with a capital letter', () => {
    expect(contentsOf(filled('two-way'))).toBe('Schodowy');
    expect(contentsOf(filled('socket', 3))).toBe('3×\u00A0gniazdo');
    expect(contentsOf(filled('socket'), filled('rj45'), filled('socket'))).toBe('2×\u00A0gniazdo, RJ45');
  });

  it('use the name of a module without a short name, and do not name empty slots', () => {
    expect(contentsOf(filled(null), { kind: 'empty', slots: 1 }, filled('unknown', 1, 'USB A+C'))).toBe(
      'Gniazdo z uziemieniem, USB A+C',
    );
  });

  it('say that a frame is empty, and are unknown without one', () => {
    expect(contentsOf({ kind: 'empty', slots: 2 })).toBe('Pusta ramka');
    expect(contentsOfSet({ frame: null, contents: [], ip44: false, box: null }, () => undefined, texts)).toBe('');
  });
});

const set = (id: number, name: string, contents: string) => ({ id, name, contents });

describe('the names of sets', () => {
  it('number unnamed sets with the same contents by id, whatever their order', () => {
    const names = namesOfSets(
      [set(7, '', 'Schodowy'), set(3, '', 'Schodowy'), set(5, 'Hol', 'Schodowy'), set(9, '', ''), set(1, '', 'RJ45')],
      texts,
    );
    expect(Object.fromEntries(names)).toEqual({
      1: 'RJ45',
      3: 'Schodowy',
      5: 'Hol',
      7: 'Schodowy (2)',
      9: 'Zestaw bez nazwy',
    });
  });
});
