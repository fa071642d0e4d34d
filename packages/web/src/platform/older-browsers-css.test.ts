import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';

/**
 * CSS that at least one of the oldest supported browsers lacks: Chrome 109, Firefox 115 and Safari 16.4
 * (docs/readings.md#r27). Nesting, `light-dark()` and prefixes are not listed, because the build compiles them.
 */
const lacking: readonly (readonly [feature: string, use: RegExp])[] = [
  [':has()', /:has\(/],
  ['color-mix()', /color-mix\(/],
  ['relative colours', /\b(?:rgb|hsl|oklch|lab|oklab|lch|color)\(from\b/],
  ['@starting-style', /@starting-style/],
  ['transition-behavior', /\btransition-behavior\b|\ballow-discrete\b/],
  ['popover', /:popover-open|\[popover/],
  ['anchor positioning', /\banchor(?:-name|-scope|-size)?\s*[:(]|\bposition-(?:anchor|area|try)\b/],
  ['@property', /@property\b/],
  ['@scope', /@scope\b/],
  ['scroll-state()', /\bscroll-state\b/],
  ['style queries', /@container[^{]*\bstyle\(/],
  ['base-select', /\bbase-select\b|::picker\b/],
  ['subgrid', /\bsubgrid\b/],
  ['lh units', /\d(?:lh|rlh|rcap|rch|rex|ric)\b/],
  ['mathematical functions', /\b(?:round|mod|rem|sin|cos|tan|asin|acos|atan2?|pow|sqrt|hypot|log|exp|abs|sign)\(/],
  ['scroll-driven animations', /\banimation-(?:timeline|range)\b|\bscroll-timeline\b|\bview-timeline\b/],
  ['view transitions', /\bview-transition/],
  ['interpolate-size', /\binterpolate-size\b|\bcalc-size\(/],
  ['field-sizing', /\bfield-sizing\b/],
  [':user-valid', /:user-(?:in)?valid\b/],
  [':state()', /:state\(/],
  ['text-box', /\btext-box\b/],
  ['zoom', /[;{\s]zoom\s*:/],
  ['text-wrap', /\btext-wrap(?:-style|-mode)?\s*:/],
  ['content-visibility', /\bcontent-visibility\s*:/],
  ['contain-intrinsic-size', /\bcontain-intrinsic-(?:size|width|height|inline-size|block-size)\s*:/],
  ['scrollbar-width', /\bscrollbar-(?:width|color)\s*:/],
  ['scrollbar-gutter', /\bscrollbar-gutter\s*:/],
];

/** Browsers without these properties show everything, only less evenly or more slowly. */
const progressive = new Set([
  'text-wrap',
  'content-visibility',
  'contain-intrinsic-size',
  'scrollbar-width',
  'scrollbar-gutter',
]);

/** Rules that some of these browsers may ignore, each with what they show instead. */
const dispensable: Readonly<Record<string, string>> = {
  'e-catalogue/catalogue-browser.module.css .path > :has(select:disabled)': 'disabled selects as well',
  'editor/bar/editor-bar.module.css .save:not(:has(.bill))': 'the button at the start of the bar',
  'editor/canvas/switches.module.css .switches:has(> :nth-child(3)) .entry': 'larger labels',
  'editor/drawer/module-drawer.module.css .waiting p:has(~ button ~ button)': 'a sentence beside two buttons',
  'editor/steps/line-step.module.css .hint:has(+ .away)': 'a hint that may touch the icon',
  'rooms/rooms-bar.module.css .bar': 'the contents of the head and of the bar at once',
  "theme/base.css body:has([role='dialog']) > #app": 'the screen below a printed dialog',
  'ui/dialog.module.css .viewport:has(.width-480, .width-580)': 'a sheet at the upper edge',
  'ui/dialog.module.css .viewport:has(.width-full)': 'a margin around the dialog',
  'ui/dialog.module.css :root:has(.footer)': 'messages over the buttons for three seconds',
  'ui/fields/field.module.css .frame:has(> input:disabled, > select:disabled)': 'the frame of an enabled field',
  'ui/fields/swatches.module.css .named:has(:checked)': 'the chosen name in normal weight',
  'rooms/rooms-screen.module.css .head > form:not(:focus-within):not(:has([aria-invalid])) p':
    'a hint that is hidden at rest',
  'rooms/rooms-screen.module.css .panels[data-single]:has([data-offered])': 'usual sets on two lines',
  'rooms/rooms-screen.module.css .line:has(.downloads > :is(a, button) ~ :is(a, button))': 'one line that wraps',
  'home/showcase.module.css .finish:has(:focus-visible)': 'the outline of the radio button alone',
  'ui/snackbars.module.css .strip:has(.action)': 'the button beside the text',
  "ui/snackbars.module.css :root:has([role='dialog']):not(:has([role='alertdialog'])) .stack":
    'messages over the title of a dialog',
};

const folder = join(import.meta.dirname, '..');

type Block = {
  readonly file: string;
  readonly prelude: string;
  readonly content: string;
  readonly within: readonly string[];
};

/** The blocks of a style sheet, each with its own declarations and the preludes of the blocks around it. */
const blocksOf = (file: string, css: string): readonly Block[] => {
  const blocks: Block[] = [];
  const open: { prelude: string; content: string }[] = [{ prelude: '', content: '' }];
  let text = '';
  for (const character of css.replaceAll(/\/\*[\s\S]*?\*\//g, '')) {
    if (character === '{') {
      open.push({ prelude: text.trim(), content: '' });
      text = '';
    } else if (character === '}') {
      const closed = open.pop();
      if (closed)
        blocks.push({
          file,
          prelude: closed.prelude,
          content: closed.content + text,
          within: open.map(({ prelude }) => prelude),
        });
      text = '';
    } else if (character === ';') {
      const inner = open.at(-1);
      if (inner) inner.content += `${text};`;
      text = '';
    } else text += character;
  }
  return blocks;
};

const blocks = globSync('**/*.css', { cwd: folder }).flatMap((file) =>
  blocksOf(relative('.', file), readFileSync(join(folder, file), 'utf8')),
);

const isSupportsRule = (prelude: string): boolean => prelude.startsWith('@supports');

/** The selectors of a rule, separated at commas outside of brackets. */
const selectorsOf = (prelude: string): readonly string[] =>
  prelude.split(/,(?![^(]*\))/).map((selector) => selector.replaceAll(/\s+/g, ' ').trim());

/** Whether a file has rules of its own for browsers without a feature. */
const hasAlternative = (file: string, use: RegExp): boolean =>
  blocks.some((block) => block.file === file && /^@supports\s+not\b/.test(block.prelude) && use.test(block.prelude));

// Holds R27.
test('style sheets depend on nothing that the oldest supported browsers lack', () => {
  const dependent = blocks.flatMap(({ file, prelude, content, within }) => {
    if (isSupportsRule(prelude)) return [];
    return lacking.flatMap(([feature, use]) => {
      const isGuarded = within.some((outer) => isSupportsRule(outer) && use.test(outer)) || hasAlternative(file, use);
      if (isGuarded || progressive.has(feature) || !use.test(`${prelude}{${content}`)) return [];
      const selectors = selectorsOf(prelude).filter((selector) => use.test(selector));
      const names = selectors.length > 0 ? selectors : [prelude];
      return names.filter((name) => !(`${file} ${name}` in dispensable)).map((name) => `${feature}: ${file} ${name}`);
    });
  });
  expect(dependent).toEqual([]);
});

test('each listed exception is in use', () => {
  const used = new Set(
    blocks.flatMap(({ file, prelude }) => selectorsOf(prelude).map((selector) => `${file} ${selector}`)),
  );
  expect(Object.keys(dispensable).filter((name) => !used.has(name))).toEqual([]);
});
