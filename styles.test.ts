import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (pattern: string): readonly { readonly file: string; readonly text: string }[] =>
  globSync(pattern)
    .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const found = (text: string, pattern: RegExp): readonly string[] =>
  Array.from(text.matchAll(pattern), ([, name = '']) => name);

const sheets = read('packages/web/src/**/*.css').map(({ file, text }) => ({
  file,
  // Names of layers may contain a dot, too, so they are removed.
  text: text.replaceAll(/\/\*[\s\S]*?\*\/|@layer [^{;]*/g, ''),
}));
const sources = read('packages/web/src/**/*.{ts,tsx}');

/** The classes defined in a style sheet. */
const classesOf = (text: string): ReadonlySet<string> =>
  new Set(found(text, /([^{};]+)\{/g).flatMap((selector) => found(selector, /\.([a-z][\w-]*)/gi)));

/** All imports of CSS modules: importing file, local name, style sheet. */
const imports = sources.flatMap((source) =>
  Array.from(source.text.matchAll(/import (\w+) from '(\..+\.module\.css)'/g), ([, name = '', sheet = '']) => ({
    ...source,
    name,
    sheet: join(source.file, '..', sheet),
  })),
);

const namedIn = ({ text, name }: (typeof imports)[number]): readonly string[] =>
  found(text, new RegExp(String.raw`\b${name}\['([\w-]+)'\]`, 'g'));

test('screens take their height from --screen-height, which has an upper limit in frames', () => {
  const wrong = sheets
    .filter(({ text }) => /[^-]\b(?:min-)?height: (?:calc\()?100d?vh/.test(text))
    .map(({ file }) => file);
  // Dialogs are fixed in the window and do not change the height of the page.
  expect(wrong).toEqual(['packages/web/src/ui/dialog.module.css']);
});

test('every class that is named stands in its style sheet', () => {
  const wrong = imports.flatMap((each) => {
    const described = classesOf(sheets.find(({ file }) => file === each.sheet)?.text ?? '');
    return namedIn(each).flatMap((name) => (described.has(name) ? [] : [`${each.file} names .${name}`]));
  });
  expect(imports.length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

const drawing = readFileSync('packages/domain/src/drawing.ts', 'utf8');

/**
 * A class that is looked up by a computed name, such as `styles[look]`, must occur as a word in the source or in the
 * drawing that it shows.
 */
const isNamedIn = (each: (typeof imports)[number], name: string): boolean =>
  namedIn(each).includes(name) ||
  (new RegExp(String.raw`\b${each.name}(\[(?!')|[),])`).test(each.text) &&
    name.split('-').every((part) => new RegExp(String.raw`\b${part}\b`).test(each.text + drawing)));

test('every class that a style sheet describes is named somewhere', () => {
  const composed = new Set(sheets.flatMap(({ text }) => found(text, /composes: ([\w-]+)/g)));
  const unused = sheets
    .filter(({ file }) => file.endsWith('.module.css'))
    .flatMap(({ file, text }) => {
      const naming = imports.filter(({ sheet }) => sheet === file);
      return [...classesOf(text)]
        .filter((name) => !composed.has(name) && !naming.some((each) => isNamedIn(each, name)))
        .map((name) => `${file} describes .${name}`);
    });
  expect(unused).toEqual([]);
});

test('every value that styles ask for by its name is set, and asked for', () => {
  const all = [...sheets, ...sources].map(({ text }) => text).join('\n');
  const set = new Set([...found(all, /(--[\w-]+):/g), ...found(all, /'(--[\w-]+)'/g)]);
  const asked = new Set(found(all, /var\((--[\w-]+)/g));
  expect([...asked].filter((name) => !set.has(name))).toEqual([]);
  expect([...set].filter((name) => !asked.has(name))).toEqual([]);
});
