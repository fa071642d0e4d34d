import { aLine, aModule } from '@ramka/domain/testing/makers';
import { cardsOfModule, type ModuleCard } from '@ramka/domain/set/modules';
import type { Module } from '@ramka/domain/catalogue';
import { describe, expect, it } from 'vitest';
import type { TextStorage } from '../../platform/browser-storage.ts';
import { countUses, mostUsedModules, usedCards } from './used-modules.ts';

const aStorage = (start: readonly (readonly [string, string])[] = []): TextStorage => {
  const kept = new Map(start);
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  };
};

const line = aLine();
const modules = Array.from({ length: 14 }, (_, index) => aModule({ id: 700 + index, name: `Module ${index}` }));
const [first, second] = modules;
const colourId = 401;
const cardOf = (module: Module | undefined): ModuleCard => {
  const [card] = module ? cardsOfModule(module, colourId) : [];
  if (!card) throw new Error('The module has no card');
  return card;
};
const seriesTag = first?.seriesTag ?? '';
const project = 'Ab3dEf7h';
const use = (storage: TextStorage, module: Module | undefined, slots = 1): void =>
  countUses(project, cardOf(module), slots, storage);
const listed = (storage: TextStorage): readonly number[] =>
  usedCards(mostUsedModules(project, seriesTag, storage), { modules, line, colourId }).map(({ module }) => module.id);

describe('the modules used in a project', () => {
  it('are listed by use; of equally often used ones the latest comes first', () => {
    const storage = aStorage();
    use(storage, first, 5);
    for (const module of modules.slice(1, 8)) use(storage, module);
    use(storage, second);
    expect(listed(storage)).toEqual([700, 701, 707, 706, 705, 704, 703, 702]);
  });

  it('are no more than twelve', () => {
    const storage = aStorage();
    for (const module of modules) use(storage, module);
    expect(listed(storage)).toEqual([713, 712, 711, 710, 709, 708, 707, 706, 705, 704, 703, 702]);
  });

  it('leave out modules that the series or the colour lacks, and those of other projects', () => {
    const storage = aStorage();
    for (const module of [first, second]) use(storage, module);
    const used = mostUsedModules(project, seriesTag, storage);
    const known = { modules: modules.slice(1), line };
    expect(usedCards(used, { ...known, colourId }).map(({ module }) => module.id)).toEqual([701]);
    expect(usedCards(used, { ...known, colourId: colourId + 1 })).toEqual([]);
    expect(mostUsedModules(project, 'another', storage)).toEqual([]);
    expect(mostUsedModules('Xy3dEf7h', seriesTag, storage)).toEqual([]);
  });

  it('are empty if the stored value cannot be read', () => {
    for (const kept of ['{', '7', '[null, 3, {"moduleId": "a"}]'])
      expect(listed(aStorage([[`configurator.used-modules.${project}.${seriesTag}`, kept]]))).toEqual([]);
  });
});
