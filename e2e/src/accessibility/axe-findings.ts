import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'];
const colourRules = ['color-contrast', 'link-in-text-block'];

/** What axe looks for: everything in the light scheme, and what can differ in the dark one. */
const schemes = [
  ['light', { type: 'tag', values: standards }],
  ['dark', { type: 'rule', values: colourRules }],
] as const;

/**
 * What axe finds in the state of the page: in the dialogs over it and its messages, where there are any, since nobody reaches
 * what lies below, which is a state of its own.
 */
export const axeFindings = async (page: Page): Promise<readonly string[]> => {
  // Axe is brought into this document alone, once.
  expect(page.frames()).toHaveLength(1);
  if (!(await page.evaluate<boolean>(`'axe' in window`))) await page.evaluate(axe.source);
  // Begins with the scheme that is on: to draw the page in the other one costs half of what is looked for there.
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const told: string[] = [];
  for (const [colorScheme, runOnly] of isDark ? schemes.toReversed() : schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    const found = await page.evaluate<readonly string[]>(
      findings({ runOnly, resultTypes: ['violations'], selectors: false }),
    );
    told.push(...found.map((finding) => `${colorScheme} ${finding}`));
  }
  return told;
};

/** The page's own words for it: only what is told leaves the page. */
const findings = (options: object): string => `(() => {
  const isBelow = document.querySelector('#app[data-base-ui-inert]') !== null;
  const reached = isBelow ? [...document.querySelectorAll('[data-base-ui-portal], [data-snackbars]')] : document;
  return axe.run(reached, ${JSON.stringify(options)}).then(({ violations }) =>
    violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, any }) => \`\${id}: \${help}\\n\${html}\\n\${any[0]?.message ?? ''}\`)));
})()`;
