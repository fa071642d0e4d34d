import { expect, onTestFinished, test } from 'vitest';
import { editing } from './editing.ts';

const { page, openNew, openSet, builder, dialog, press, nameField, saveButton, takeOtherWindow } = editing();

/** Properties that change without any movement or change of size. */
const still = ['opacity', 'color', 'background-color', 'border-color'];

/**
 * Lists all movement on the page: transitions and animations of elements and their pseudo-elements, and running
 * animations. Animations that only fade are not listed.
 */
const moving = (): Promise<readonly string[]> =>
  page().evaluate((fading) => {
    const reported: string[] = [];
    for (const element of document.querySelectorAll('*')) {
      for (const part of [null, '::before', '::after']) {
        const style = getComputedStyle(element, part);
        const who = `${element.tagName} ${element.getAttribute('class')} ${part ?? ''}`;
        const fades = style.transitionProperty.split(', ').every((property) => fading.includes(property));
        const lasts = style.transitionDuration.split(', ').some((duration) => duration !== '0s');
        if (lasts && !fades) reported.push(`${who}: ${style.transition}`);
      }
    }
    for (const animation of document.getAnimations()) {
      const { effect } = animation;
      if (!(effect instanceof KeyframeEffect) || Number(effect.getComputedTiming().activeDuration) === 0) continue;
      const own = new Set(['offset', 'computedOffset', 'easing', 'composite', ...fading]);
      const changed = effect.getKeyframes().flatMap((keyframe) => Object.keys(keyframe));
      if (!changed.every((property) => own.has(property))) {
        reported.push(`${effect.target?.getAttribute('class')} ${effect.pseudoElement ?? ''}: ${changed.join()}`);
      }
    }
    return reported;
  }, still);

const states: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['the series', () => openNew()],
  [
    'the frames',
    async () => {
      await builder().chooseLine(/^Simon 55 Line/);
      await builder().chooseSlots(2);
    },
  ],
  [
    'the products',
    async () => {
      await builder().chooseFrame('TR2/111');
      await builder().next();
      await builder().card(/TKW1/).waitFor();
    },
  ],
  [
    'a module on its way into its slot',
    () =>
      builder()
        .card(/TKW1\/111/)
        .dblclick(),
  ],
  [
    'a picked card',
    () =>
      builder()
        .card(/TKW5\/111/)
        .click(),
  ],
  [
    'the options of a module',
    () =>
      page()
        .keyboard.press('Escape')
        .then(() => press('Opcje produktu w miejscu 1'))
        .then(() => dialog().waitFor()),
  ],
  [
    'the menu',
    async () => {
      await page().keyboard.press('Escape');
      await dialog().waitFor({ state: 'hidden' });
      await press('Więcej działań');
    },
  ],
  [
    'a tooltip',
    async () => {
      await page().keyboard.press('Escape');
      await saveButton().hover();
      await page().getByText('Zestaw ma niezapisane zmiany').waitFor();
    },
  ],
  ['the question before leaving', () => page().getByRole('banner').first().getByRole('link').first().click()],
  [
    'a message, and a save that takes long',
    async () => {
      await openSet({ frame: 'TR2/111', surfaceBoxColourId: 501 });
      await page()
        .getByRole('navigation', { name: 'Kroki tworzenia zestawu' })
        .getByRole('button', { name: /^.?Ramka/ })
        .click();
      await builder().chooseFrame('TR2/114');
      await nameField().fill('Czeka');
      const delayedPaths = /\/(set\/\d+|components\/list)$/;
      await page().route(delayedPaths, () => undefined);
      onTestFinished(() => page().unroute(delayedPaths));
      await page().getByRole('switch', { name: 'Uszczelka IP44' }).click();
      await saveButton().click();
      await page().locator('[data-busy]').waitFor({ state: 'attached' });
      await expect.poll(() => saveButton().getAttribute('aria-busy')).toBe('true');
    },
  ],
];

test('with reduced motion nothing moves: in no step, no overlay, and not while loading', async () => {
  await takeOtherWindow({ reducedMotion: 'reduce' });
  const moved: (readonly [string, readonly string[]])[] = [];
  for (const [state, reach] of states) {
    await reach();
    await page().emulateMedia({ reducedMotion: 'reduce' });
    moved.push([state, await moving()]);
  }
  expect(moved).toEqual(states.map(([state]) => [state, []]));
});

test('without reduced motion elements move', async () => {
  await takeOtherWindow({ reducedMotion: 'no-preference' });
  await openNew();
  expect(await moving()).not.toEqual([]);
});
