import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const colourRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds in the state of the page: everything in the light scheme, and what can differ in the dark one. */
export const axeFindings = async (page: Page): Promise<readonly string[]> => {
  const told: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    const axe = new AxeBuilder({ page }).setLegacyMode(true);
    const checked = colorScheme === 'light' ? axe.withTags(standards) : axe.withRules(colourRules);
    const { violations } = await checked.analyze();
    for (const { id, help, nodes } of violations) {
      told.push(...nodes.map(({ html, any }) => `${colorScheme} ${id}: ${help}\n${html}\n${any[0]?.message ?? ''}`));
    }
  }
  return told;
};
