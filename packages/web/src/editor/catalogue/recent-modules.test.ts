import { aLine, aModule } from '@ramka/domain/testing/makers';
import { cardsOfModule, type ModuleCard } from '@ramka/domain/set/modules';
import type { Module } from '@ramka/domain/catalogue';
import { describe, expect, it } from 'vitest';
import type { TextStorage } from '../../platform/browser-storage.ts';
import { keepRecent, recentCards, recentModules } from './recent-modules.ts';

const aStorage = (start: readonly (readonly [string, string])[] = []): TextStorage => {
  const kept = new Map(start);
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  };
};

const line = aLine();
const modules = Array.from({ length: 9 }, (_, index) => aModule({ id: 700 + index, name: `Module ${index}` }));
const [first, second] = modules;
const colourId = 401;
const cardOf = (module: Module | undefined): ModuleCard => {
  const [card] = module ? cardsOfModule(module, colourId) : [];
  if (!card) throw new Error('The module has no card');
  return card;
};
const seriesTag = first?.seriesTag ?? '';
const listed = (storage: TextStorage): readonly number[] =>
  recentCards(recentModules(seriesTag, storage), { modules, line, colourId }).map(({ module }) => module.id);

describe('recently placed modules', () => {
  it('are listed with the latest first, each once', () => {
    const storage = aStorage();
    for (const module of [first, second, first]) keepRecent(cardOf(module), storage);
    expect(listed(storage)).toEqual([700, 701]);
  });

  it('are as many as fit into one row', () => {
    const storage = aStorage();
    for (const module of modules) keepRecent(cardOf(module), storage);
    expect(listed(storage)).toEqual([708, 707, 706, 705, 704, 703]);
  });

  it('leave out modules that the series or the colour lacks', () => {
    const storage = aStorage();
    for (const module of [first, second]) keepRecent(cardOf(module), storage);
    const recent = recentModules(seriesTag, storage);
    const known = { modules: modules.slice(1), line };
    expect(recentCards(recent, { ...known, colourId }).map(({ module }) => module.id)).toEqual([701]);
    expect(recentCards(recent, { ...known, colourId: colourId + 1 })).toEqual([]);
    expect(recentModules('another', storage)).toEqual([]);
  });

  it('are empty if the stored value cannot be read', () => {
    for (const kept of ['{', '7', '[null, 3, {"moduleId": "a"}]'])
      expect(listed(aStorage([[`configurator.recent-modules.${seriesTag}`, kept]]))).toEqual([]);
  });
});
