import { bundle, loadedBundle } from '@ramka/contract/wire/bundle';
import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { describe, expect, test } from 'vitest';
import { aProject, type TestProject } from '../../testing/a-project.ts';
import { problemOf } from '../../testing/a-server.ts';
import { writeSetDocument } from '../../store/set-document.ts';
import { addEcatalogItem } from '../ecatalog-items/ecatalog-items.store.ts';
import { createSet } from './sets.store.ts';

/** Saves the second worked example with a frame 11 and a module 12, which the catalogue no longer contains. */
const saveOldSet = async ({ store, id }: TestProject): Promise<void> => {
  const { modules } = desk.set;
  const lost = modules[1] && { ...modules[1], moduleId: 12 };
  const document = writeSetDocument({ ...desk.set, frameId: 11, modules: { ...modules, ...(lost && { 2: lost }) } });
  const change = { projectId: id, expectedVersions: undefined, now: 0 };
  await store.write(() => createSet(change, { name: 'Old', seriesId: 99, document }));
};

describe('a set with discontinued articles', () => {
  // Holds R22.
  test('is listed with the price of the remaining articles, and opens completely', async () => {
    const project = await aProject();
    await saveOldSet(project);
    const { productSets } = await project.load();
    expect(productSets).toEqual([expect.objectContaining({ id: 1, name: 'Old', serieId: 99, frameLine: '' })]);
    expect(bundle.parse(productSets[0]).price).toBeGreaterThan(0);
    const opened = loadedBundle.parse((await project.at('GET', '/set/1')).body);
    expect([opened.frameId, opened.modules[2]?.moduleId]).toEqual([11, 12]);
  });

  // Holds R22.
  test('can be renamed and copied unchanged, but saved only with replacements', async () => {
    const project = await aProject();
    const { at } = project;
    await saveOldSet(project);
    expect((await at('POST', '/set/1/name', { name: 'Older' })).status).toBe(200);
    expect((await at('PUT', '/set?sourceId=1', { name: 'Copy' })).status).toBe(201);
    const { id: _id, name: _name, ...opened } = loadedBundle.parse((await at('GET', '/set/2')).body);
    const saved = await at('PUT', '/set/1', { payload: { ...opened, name: '' } });
    expect(problemOf(saved)).toHaveProperty(
      'issues',
      expect.objectContaining({
        'payload.frameId': 'unknown-frame',
        'payload.modules.2.moduleId': 'unknown-module',
      }),
    );
  });

  // Holds R22.
  test('lists the remaining components', async () => {
    const project = await aProject();
    await saveOldSet(project);
    expect((await project.at('GET', '/components/list?sets=1')).status).toBe(200);
  });
});

// Holds R22.
test('a discontinued e-catalogue product keeps its symbol and name, without a price', async () => {
  const { store, id, load } = await aProject();
  const change = { projectId: id, expectedVersions: undefined, now: 0 };
  await store.write(() => addEcatalogItem(change, { catalogId: 5, symbol: 'OLD-1', name: 'Stary', quantity: 3 }));
  expect((await load()).ecatalogProducts).toEqual([
    expect.objectContaining({ catalogId: 5, symbol: 'OLD-1', name: 'Stary', price: 0, quantity: 3 }),
  ]);
});
