import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Showcase } from '@ramka/contract/showcase';
import { setToFile } from '@ramka/contract/translate/product-set';
import { loadedProject, project } from '@ramka/contract/wire/project';
import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { describe, expect, onTestFinished, test } from 'vitest';
import { rootFolder } from '../config/settings.ts';
import { aCatalogue, aServer } from '../testing/a-server.ts';
import { readDeployment } from './deployment.ts';
import { readShowcase, showcaseSettings } from './showcase.ts';

const named = (name: string) => ({ pl: `${name} (pl)`, cs: name, sk: name, uk: name, en: `${name} (en)` });

const { frameId } = desk.set;
if (frameId === null) throw new Error('the example has no frame');
const fileSet = setToFile({ ...desk.set, name: '', frameId }, { id: 7, seriesId: 5 });

const aShowcase: Showcase = {
  project: {
    name: named('Sample'),
    sets: [fileSet],
    rooms: [{ name: named('Study'), sets: [{ id: 7, quantity: 2 }] }],
  },
  picture: { set: fileSet, frames: { white: frameId, oak: 999_999 } },
};

describe('a showcase', () => {
  test.for(['el12', 'cz', 'sk', 'ua'])('of the deployment %s has a picture in five finishes', async (name) => {
    const folder = join(rootFolder, 'deployments');
    const given = await readShowcase(folder, await readDeployment(folder, name));
    expect(Object.keys(given?.picture.frames ?? {})).toEqual(['white', 'black', 'oak', 'glass', 'anthracite']);
  });

  test('offers the finishes that the catalogue has, with their prices', async () => {
    const assortment = (await aCatalogue()).in('pl');
    const { picture, sampleProject } = showcaseSettings(aShowcase, assortment);
    expect(picture).toEqual([{ finish: 'white', price: expect.any(Number) }]);
    expect(picture[0]?.price).toBeGreaterThan(0);
    expect(sampleProject).toBe(true);
  });

  test('offers no sample project with sets that the catalogue lacks', async () => {
    const assortment = (await aCatalogue()).in('pl');
    const sets = [{ ...fileSet, frameId: 999_999 }];
    const foreign = { ...aShowcase, project: { ...aShowcase.project, sets } };
    expect(showcaseSettings(foreign, assortment).sampleProject).toBe(false);
    expect(showcaseSettings(undefined, assortment)).toEqual({ picture: [], sampleProject: false });
  });

  test('of a shipped deployment offers nothing of a catalogue with other articles', async () => {
    const folder = join(rootFolder, 'deployments');
    const shipped = await readShowcase(folder, await readDeployment(folder, 'el12'));
    const assortment = (await aCatalogue()).in('pl');
    const { sampleProject, picture } = showcaseSettings(shipped, assortment);
    expect(picture).toEqual([]);
    expect(sampleProject).toBe(false);
  });

  test('that is invalid is rejected with the place of the error', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ramka-showcase-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, 'here.json'), JSON.stringify({ ...aShowcase, picture: { frames: {} } }));
    await expect(readShowcase(folder, { showcase: 'here.json' })).rejects.toThrow('here.json: picture.set');
    const lacking = { ...aShowcase, project: { ...aShowcase.project, sets: [] } };
    writeFileSync(join(folder, 'lacking.json'), JSON.stringify(lacking));
    await expect(readShowcase(folder, { showcase: 'lacking.json' })).rejects.toThrow('a set that is not listed');
    await expect(readShowcase(folder, { showcase: 'there.json' })).rejects.toThrow('cannot be read');
    expect(await readShowcase(folder, { showcase: null })).toBeUndefined();
  });
});

describe('the sample project', () => {
  test('is copied for each visitor, in the language of the request', async () => {
    const { call } = await aServer({ showcase: aShowcase });
    const create = async (language: string) => {
      const answer = await call('POST', '/project/sample', undefined, { 'accept-language': language });
      expect(answer.status).toBe(201);
      const { id } = project.parse(answer.body);
      return loadedProject.parse((await call('GET', `/project/${id}`)).body);
    };
    const [polish, english] = [await create('pl'), await create('en')];
    expect(polish.project.id).not.toBe(english.project.id);
    expect(polish.project.name).toBe('Sample (pl)');
    expect(english.project.groups).toMatchObject([{ name: 'Study (en)', bundles: [{ quantity: 2 }] }]);
    expect(english.productSets).toMatchObject([{ price: expect.any(Number) }]);
    expect(english.project.look).toMatchObject({ frameCategory: 'simon-54-premium', finish: 'white' });
  });

  test('does not exist in a deployment without a showcase', async () => {
    const { call } = await aServer();
    expect(await call('POST', '/project/sample')).toMatchObject({ status: 404 });
  });
});
