import { globSync, readFileSync } from 'node:fs';

/** A test, or a block of tests, with the claims that the comment above it names. */
export type HoldingTest = {
  readonly file: string;
  /** The titles of the enclosing `describe` blocks, outermost first. */
  readonly blocks: readonly string[];
  readonly title: string;
  readonly claims: readonly string[];
};

/** All tests that name claims, by file. */
export const listHoldingTests = (): readonly HoldingTest[] =>
  globSync('{e2e,packages/*,catalogues/*}/src/**/*.{test.ts,test.tsx,e2e.ts}')
    .toSorted()
    .flatMap((file) => holdingTestsIn(file, readFileSync(file, 'utf8')));

/** Throws on a comment that is not directly above a test, or has no full stop at the end. */
export const holdingTestsIn = (file: string, text: string): readonly HoldingTest[] => {
  const found = [...text.matchAll(/^( *)\/\/ Holds ([^\n]+(?:\n *\/\/ [^\n]+)*)\.\n *(?=(?:describe|test|it)\b)/gm)];
  if (found.length !== text.split('// Holds').length - 1) {
    throw new Error(`${file}: "// Holds …." stands directly above a test, and ends with a full stop`);
  }
  return found.map(({ 0: comment, 1: indent = '', 2: claims = '', index }) => ({
    file,
    blocks: blocksAround(text.slice(0, index), indent.length),
    title: titleAt(text, index + comment.length),
    claims: claims.split(/,\s+(?:\/\/ )?/),
  }));
};

/** The titles of the blocks that are still open at the end of a text, judged by indentation. */
const blocksAround = (text: string, indent: number): readonly string[] => {
  const open: { readonly indent: number; readonly title: string }[] = [];
  for (const { 0: start, index } of text.matchAll(/^ *(?=describe\b)/gm)) {
    while ((open.at(-1)?.indent ?? -1) >= start.length) open.pop();
    open.push({ indent: start.length, title: titleAt(text, index) });
  }
  return open.filter((block) => block.indent < indent).map(({ title }) => title);
};

/** The first string argument of `test(…)` or `test.each([…])(…)`. */
const titleAt = (text: string, index: number): string => {
  const title = /(?:\b(?:describe|test|it)|\))\(\s*(?:'((?:[^'\\]|\\.)*)'|"([^"\n]*)"|`([^`]*)`)/g;
  title.lastIndex = index;
  const [, single, double, template] = title.exec(text) ?? [];
  return single?.replaceAll(/\\(.)/g, '$1') ?? double ?? template ?? '';
};
