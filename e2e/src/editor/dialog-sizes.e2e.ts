import { describe, expect, test } from 'vitest';
import { editing } from './editing.ts';

const { page, dialog, openSet, press, nameField, startFresh } = editing();

const openPlain = () => openSet({ frame: 'DR2/11', modules: { 1: 'DKW1/11' } });
const openPanel = () => openSet({ frame: 'DTP1-@/70', controllers: { 1: 'DTS1' } });

const openOptions = async (): Promise<void> => {
  await openPlain();
  await press('Opcje produktu w miejscu 1');
};

const openBox = async (name: string): Promise<void> => {
  await openPlain();
  await page().getByRole('switch', { name }).click();
};

const openControllers = async (): Promise<void> => {
  await openPanel();
  await press('Zmień sterownik w miejscu 1');
};

const openLeaveQuestion = async (): Promise<void> => {
  await openPlain();
  await nameField().fill('Inna nazwa');
  await page().getByRole('banner').first().getByRole('link').first().click();
};

const inWindow = async (width: number, height: number): Promise<void> => {
  await startFresh();
  await page().setViewportSize({ width, height });
};

const box = async () => {
  const { x, y, width, height } = (await dialog().boundingBox()) ?? {};
  return { x, y, width, height };
};

const widthOf = async (name: string) =>
  (await dialog().getByRole('button', { name, exact: true }).boundingBox())?.width;

/** The left edge, the width and the lower edge of the dialog. */
const edges = async () => {
  const { x, y = 0, width, height = 0 } = await box();
  return [x, width, y + height];
};

describe('on a desktop', () => {
  // Holds §9.21, §9.22, §9.23, §9.24.
  test.each<readonly [string, number, number, () => Promise<void>]>([
    ['the options of a module', 1440, 720, openOptions],
    ['the options of a module', 700, 420, openOptions],
    ['the colours of a corner box', 1440, 580, () => openBox('Puszka narożna')],
    ['the colours of a surface box', 1440, 580, () => openBox('Puszka natynkowa')],
    ['the controllers', 1440, 580, openControllers],
    ['the question about unsaved changes', 1440, 480, openLeaveQuestion],
  ])('%s in a window of %i pixels are %i pixels wide', async (_what, window, width, openDialog) => {
    await inWindow(window, 900);
    await openDialog();
    await expect.poll(async () => (await box()).width).toBe(width);
  });
});

describe('on a phone', () => {
  // Holds §9.21.
  test('the options of a module fill the screen', async () => {
    await inWindow(390, 844);
    await openOptions();
    await expect.poll(box).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  });

  // Holds §9.22, §9.23.
  test.each<readonly [string, () => Promise<void>]>([
    ['the colours of a corner box', () => openBox('Puszka narożna')],
    ['the colours of a surface box', () => openBox('Puszka natynkowa')],
    ['the controllers', openControllers],
  ])('%s are a sheet at the lower edge, at least half as high as the window', async (_what, openDialog) => {
    await inWindow(390, 844);
    await openDialog();
    await expect.poll(edges).toEqual([0, 390, 844]);
    const { height = 0 } = await box();
    expect(height).toBeGreaterThanOrEqual(422);
    expect(height).toBeLessThan(844);
  });

  // Holds §9.24.
  test('the question about unsaved changes is at the lower edge, within reach of the thumb, with a margin', async () => {
    await inWindow(390, 844);
    await openLeaveQuestion();
    await expect.poll(edges).toEqual([16, 390 - 2 * 16, 844 - 16]);
  });

  test('a disabled button is as wide as an enabled one, and does not grow when it is enabled', async () => {
    await inWindow(390, 844);
    await openPlain();
    await page().keyboard.press('Control+k');
    // Web fonts that load in the meantime change the width of both buttons.
    await expect.poll(async () => (await widthOf('Wstaw')) === (await widthOf('Anuluj'))).toBe(true);
  });
});
