import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readDeployment } from './deployment.ts';
import { rootFolder } from '../config/settings.ts';
import { aDeployment, aDeploymentFile } from '../testing/a-server.ts';

const folderWith = (content: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'ramka-deployments-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'here.json'), content);
  return folder;
};

const named = (name: string) => ({ pl: name, cs: name, sk: name, uk: name, en: name });

const readFlats = (given: unknown) =>
  readDeployment(folderWith(JSON.stringify({ ...aDeploymentFile(), flats: given })), 'here');

describe('a deployment', () => {
  // Holds §1.25, §1.26, §9.9, §9.19, R2, R3, R43.
  test.each([
    ['el12', 'pl', 'PLN', false],
    ['cz', 'cs', 'CZK', true],
    ['sk', 'sk', 'EUR', true],
    ['ua', 'uk', 'UAH', true],
  ])('%s exists with %s and %s; uses the language of the browser: %s', async (...expected) => {
    const [name, defaultLanguage, currency, languageFromBrowser] = expected;
    const deployment = await readDeployment(join(rootFolder, 'deployments'), name);
    expect(deployment).toMatchObject({ defaultLanguage, currency, languageFromBrowser, planningTool: null });
  });

  test('that is unknown is rejected with a list of known ones', async () => {
    await expect(readDeployment(folderWith('{}'), 'there')).rejects.toThrow("no deployment 'there'; there are here");
  });

  test('may start with a byte order mark', async () => {
    const folder = folderWith(`\u{FEFF}${JSON.stringify(aDeploymentFile())}`);
    expect(await readDeployment(folder, 'here')).toEqual(aDeployment());
  });

  test('without a time zone uses UTC', async () => {
    const { timeZone: _, ...without } = aDeploymentFile();
    expect(await readDeployment(folderWith(JSON.stringify(without)), 'here')).toMatchObject({ timeZone: 'UTC' });
  });

  test('has flat templates with a name and rooms in every language', async () => {
    const flats = [{ name: named('Flat'), rooms: [named('Hall'), named('Kitchen')] }];
    expect(await readFlats(flats)).toMatchObject({ flats });
    await expect(readFlats([{ ...flats[0], rooms: [{ pl: 'Kuchnia' }] }])).rejects.toThrow('flats[0].rooms[0].cs');
    await expect(readFlats([{ ...flats[0], rooms: [named('WC')] }])).rejects.toThrow('flats[0].rooms[0].pl');
    await expect(readFlats([{ ...flats[0], rooms: [] }])).rejects.toThrow('flats[0].rooms');
  });

  test('is rejected with all its errors at once', async () => {
    const faulty = { ...aDeploymentFile(), basePath: 'el12', currency: 'złoty', extra: 1 };
    const reading = readDeployment(folderWith(JSON.stringify(faulty)), 'here');
    await expect(reading).rejects.toThrow(/basePath[^]*currency[^]*extra/);
  });

  test.each([
    ['{', 'not JSON'],
    [JSON.stringify(aDeploymentFile({ languages: ['cs'] })), "'pl' is not among languages"],
    [JSON.stringify(aDeploymentFile({ basePath: '/api/el12/' })), 'basePath: the server answers other calls there'],
    [JSON.stringify(aDeploymentFile({ timeZone: 'Europe/Nowhere' })), 'timeZone: no time zone'],
  ])('is rejected: %s', async (content, message) => {
    await expect(readDeployment(folderWith(content), 'here')).rejects.toThrow(message);
  });
});
