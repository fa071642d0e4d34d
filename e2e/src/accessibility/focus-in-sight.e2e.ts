import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { beforeEach, expect, test } from 'vitest';
import { apiProject } from '../api-project.ts';
import { setBuilder } from '../set-builder.ts';
import { visitor } from '../visitor.ts';

const { address, page, goTo, takeOtherWindow } = visitor();

/** Opens a set in the editor on a phone, where picture and save bar are sticky. */
beforeEach(async () => {
  await page().context().close();
  await takeOtherWindow({ viewport: { width: 390, height: 844 } });
  const project = await apiProject(address());
  await goTo(`projekt/${project.id}/zestawy/${await project.addSet(desk)}`);
  await setBuilder(page()).card(/DKW1/).waitFor();
});

/** Returns the focused element if another element covers its centre or one of its edges; otherwise null. */
const coveredFocus = (): Promise<string | null> =>
  page().evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const isVisible = [0.1, 0.5, 0.9].every((part) => {
      const hit = document.elementFromPoint(left + width / 2, top + height * part);
      return hit !== null && (focused.contains(hit) || hit.contains(focused));
    });
    return isVisible ? null : (focused.getAttribute('aria-label') ?? focused.textContent);
  });

test.each([
  ['down', 'Tab', () => page().getByRole('textbox', { name: 'Nazwa zestawu' })],
  ['up', 'Shift+Tab', () => page().locator('[data-card]').last()],
] as const)('on a phone no element covers the focused element when tabbing %s the editor', async (_way, key, start) => {
  await start().focus();
  for (let step = 0; step < 45; step += 1) {
    await page().keyboard.press(key);
    // The tooltip of the previous element may take a moment to disappear.
    await expect.poll(coveredFocus).toBeNull();
  }
});

test.each([390, 1440])('in a window of %i pixels the focus ring of a card is not cut off', async (width) => {
  await page().setViewportSize({ width, height: 900 });
  await page().locator('[data-card]').first().focus();
  const ring = await page()
    .locator('[data-card]')
    .first()
    .evaluate((card) => {
      const [inner, outer] = [card, card.closest('ul')].map((each) => each?.getBoundingClientRect());
      const { outlineWidth, outlineOffset } = getComputedStyle(card);
      const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
      return inner && outer ? [inner.left - outer.left - reach, inner.top - outer.top - reach] : [];
    });
  for (const room of ring) expect(room).toBeGreaterThanOrEqual(0);
  expect(ring).toHaveLength(2);
});
