import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { setBuilder } from '../../set-builder.ts';
import { editing } from '../editing.ts';

const { page, project, plant, address } = editing();

const nameIn = (tab: Page) => tab.getByRole('textbox', { name: 'Nazwa zestawu' });

const leavesForList = async (tab: Page): Promise<void> => {
  await expect.poll(() => new URL(tab.url()).pathname).toMatch(/\/zestawy$/);
};

/** Opens one set in two tabs of a browser and saves a newer version in one of them. */
const openStale = async (): Promise<{ readonly stale: Page; readonly newer: Page }> => {
  const id = await plant({ frame: 'TR2/111', name: 'Wspólny' });
  const newer = page();
  const stale = await newer.context().newPage();
  stale.setDefaultTimeout(60_000);
  onTestFinished(() => stale.close());
  for (const tab of [newer, stale]) {
    await tab.goto(`${address()}/el12/projekt/${project().id}/zestawy/${id}`);
    await nameIn(tab).waitFor();
  }
  await nameIn(newer).fill('Nowsza');
  await setBuilder(newer).save();
  await leavesForList(newer);
  await nameIn(stale).fill('Starsza');
  await setBuilder(stale).save();
  await stale.getByRole('dialog', { name: 'Ktoś zmienił ten zestaw' }).waitFor();
  return { stale, newer };
};

const answer = (tab: Page, name: string): Promise<void> =>
  tab.getByRole('dialog').getByRole('button', { name }).click();

const savedNames = async (): Promise<readonly string[]> => (await project().load()).productSets.map(({ name }) => name);

describe('the outdated tab of two tabs with one set', () => {
  // Holds R13.
  test('overwrites nothing, and keeps its content when the visitor continues editing', async () => {
    const { stale } = await openStale();
    await answer(stale, 'Wróć do edycji');
    await expect.poll(() => nameIn(stale).inputValue()).toBe('Starsza');
    await expect.poll(() => savedNames()).toContain('Nowsza');
    expect(await savedNames()).not.toContain('Starsza');
  });

  // Holds R13.
  test('loads the newer version', async () => {
    const { stale } = await openStale();
    await answer(stale, 'Wczytaj nowszą wersję');
    await expect.poll(() => nameIn(stale).inputValue()).toBe('Nowsza');
    await expect.poll(() => stale.getByRole('button', { name: 'Zapisz zestaw' }).getAttribute('data-dirty')).toBeNull();
    await nameIn(stale).fill('Najnowsza');
    await setBuilder(stale).save();
    await leavesForList(stale);
    await expect.poll(() => savedNames()).toContain('Najnowsza');
  });

  // Holds R13.
  test('saves a copy next to the newer version', async () => {
    const { stale } = await openStale();
    await answer(stale, 'Zapisz jako kopię');
    await leavesForList(stale);
    for (const name of ['Nowsza', 'Starsza']) {
      await stale
        .getByRole('link', { name: `Edytuj zestaw „${name}”` })
        .first()
        .waitFor();
    }
    await expect.poll(() => savedNames()).toEqual(expect.arrayContaining(['Nowsza', 'Starsza']));
  });
});
