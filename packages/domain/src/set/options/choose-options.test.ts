import { describe, expect, it } from 'vitest';
import { accepted, refused } from '../../result.ts';
import { washBasin } from '../../testing/worked-examples/wash-basin.ts';
import { exampleAssortment } from '../../testing/worked-examples/example-assortment.ts';
import { chooseOptions } from './choose-options.ts';

describe('choosing the options of a placed module', () => {
  const { set } = washBasin;

  it('changes that module alone', () => {
    const chosen = chooseOptions(set, 2, { 1: { selectedId: 55311, quantity: 1 } }, exampleAssortment);
    const options = { 1: { selectedId: 55311, quantity: 1 } };
    expect(chosen).toEqual(accepted({ ...set, modules: { ...set.modules, 2: { ...set.modules[2], options } } }));
  });

  it('keeps to the rules where less or more is told', () => {
    const chosen = chooseOptions(set, 1, { 3: { selectedId: 55303, quantity: 9 } }, exampleAssortment);
    expect(chosen.ok && chosen.value.modules[1]?.options).toEqual({
      1: { selectedId: 55301, quantity: 1 },
      2: { selectedId: null, quantity: 1 },
      3: { selectedId: 55303, quantity: 1 },
    });
  });

  it('is refused in an empty slot', () => {
    expect(chooseOptions(set, 3, {}, exampleAssortment)).toEqual(refused({ kind: 'empty-slot' }));
  });

  it('is refused for a module that the catalogue no longer has', () => {
    const choice = { moduleId: 9, colourId: 501, visibleComponentId: 1, options: {} };
    const stored = { ...set, modules: { 1: choice } };
    expect(chooseOptions(stored, 1, {}, exampleAssortment)).toEqual(refused({ kind: 'unknown-module', moduleId: 9 }));
  });
});
