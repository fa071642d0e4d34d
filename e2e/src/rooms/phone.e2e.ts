import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { plantProject } from '../plant-project.ts';
import { settled } from '../settled.ts';
import { visitor } from '../visitor.ts';

const { address, page, goTo, takeOtherWindow } = visitor();

let projectId: string;

beforeAll(async () => {
  ({ id: projectId } = await plantProject(address(), [desk]));
  await page().context().close();
  await takeOtherWindow({ hasTouch: true, isMobile: true });
});

beforeEach(async () => {
  await page().setViewportSize({ width: 390, height: 844 });
  await goTo(`projekt/${projectId}/pomieszczenia`);
});

test('an open menu moves nothing around its button', async () => {
  const button = page().getByRole('button', { name: 'Zamówienie i pliki', exact: true }).first();
  await settled(page());
  const before = await button.boundingBox();
  await button.click();
  await page().getByRole('menu').waitFor();
  expect(await button.boundingBox()).toEqual(before);
});

test('the question for a quantity names the set and its room', async () => {
  await page().getByRole('button', { name: 'Działania: Biurko', exact: true }).click();
  await page().getByRole('menuitem', { name: 'Zmień ilość' }).click();
  const question = page().getByRole('dialog');
  await expect.poll(() => question.textContent()).toContain('Biurko – Kuchnia');
});
