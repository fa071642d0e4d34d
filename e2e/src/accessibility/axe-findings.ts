import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'];
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * The axe rules for each colour scheme: all rules in the light scheme, and only those that depend on colours in the
 * dark one.
 */
const schemes = [
  ['light', { type: 'tag', values: standards }],
  ['dark', { type: 'rule', values: colourRules }],
] as const;

/**
 * The accessibility findings of axe for the present page. If a dialog is open, only dialogs and messages are checked,
 * because the inert page below is checked as a state of its own.
 */
export const axeFindings = async (page: Page): Promise<readonly string[]> => {
  // Axe is injected once, and only into this document.
  expect(page.frames()).toHaveLength(1);
  if (!(await page.evaluate<boolean>(`'axe' in window`))) await page.evaluate(axe.source);
  // Begins with the active scheme, because switching and repainting takes half of the time of a check.
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const formatted: string[] = [];
  for (const [colorScheme, runOnly] of isDark ? schemes.toReversed() : schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    const found = await page.evaluate<readonly string[]>(
      findings({ runOnly, resultTypes: ['violations'], selectors: false }),
    );
    formatted.push(...found.map((finding) => `${colorScheme} ${finding}`));
  }
  return formatted;
};

/** The script for the page. It formats the findings, so that only text is transferred. */
const findings = (options: object): string => `(() => {
  const isBelow = document.querySelector('#app[data-base-ui-inert]') !== null;
  const reached = isBelow ? [...document.querySelectorAll('[data-base-ui-portal], [data-snackbars]')] : document;
  return axe.run(reached, ${JSON.stringify(options)}).then(({ violations }) =>
    violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, any }) => \`\${id}: \${help}\\n\${html}\\n\${any[0]?.message ?? ''}\`)));
})()`;
