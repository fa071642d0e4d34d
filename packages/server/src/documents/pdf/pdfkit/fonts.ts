import { createRequire } from 'node:module';
import { graphemes } from '@ramka/domain/text';
import bidiFactory from 'bidi-js';
import { type Font, openSync } from 'fontkit';
import { cjkFonts } from '../../../config/settings.ts';
import type { FontFace } from '../sheet.ts';

/** Scripts that the type family has no letters for, each with a font of its own. */
type Script = keyof typeof scripts;

/** A part of a text that is set in one font: the type family, drawings of emoji, or the font of a script. */
export type TextRun = { readonly text: string; readonly font: 'family' | 'emoji' | Script };

/** What a font is called in documents. */
export type FontName = FontFace | 'emoji' | `${Script} ${FontFace}`;

/**
 * The fonts of scripts, by the packages that hold them. Those of Chinese, Japanese and Korean are large and are there only where somebody
 * has installed them (docs/operations.md#fonts-for-other-scripts).
 */
const scripts = {
  arabic: { letters: /\p{scx=Arabic}/u, packages: ['noto-sans-arabic/NotoSansArabic'] },
  hebrew: { letters: /\p{scx=Hebrew}/u, packages: ['noto-sans-hebrew/NotoSansHebrew'] },
  georgian: { letters: /\p{scx=Georgian}/u, packages: ['noto-sans-georgian/NotoSansGeorgian'] },
  cjk: {
    letters: /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Bopomofo}]/u,
    packages: cjkFonts,
  },
} as const;

/**
 * A text as paper can show it, in parts of one font: without marks that only steer its direction, and with a
 * replacement for every character that neither font has.
 */
export const textRuns = (text: string): readonly TextRun[] => {
  const known = remembered.get(text);
  if (known !== undefined) return known;
  const runs = split(text.normalize('NFC'));
  if (remembered.size > REMEMBERED) remembered.clear();
  remembered.set(text, runs);
  return runs;
};

/**
 * The same as it stands on a line from left to right: words of right-to-left scripts in their order, each a run of its own, which its
 * font turns round; what stands between them is turned round here.
 */
export const lineRuns = (text: string): readonly TextRun[] => {
  if (!rightToLeft.test(text)) return textRuns(text);
  const normal = text.normalize('NFC');
  const { levels } = bidi.getEmbeddingLevels(normal, directionOf(normal));
  const parts: LevelRun[] = [];
  let at = 0;
  for (const grapheme of graphemes(normal)) {
    addToParts(parts, runOf(grapheme), levels[at] ?? 0);
    at += grapheme.length;
  }
  return inOrder(parts).filter((run) => run.text !== '');
};

/**
 * The lines of a text, each marked with the direction of the whole: one with Hebrew words alone in a Polish name would else be turned
 * round.
 */
export const inDirectionOf = (text: string, lines: readonly string[]): readonly string[] =>
  lines.length === 1 || !rightToLeft.test(text) ? lines : lines.map((line) => marks[directionOf(text)] + line);

/** As on the screen: only a text without any other letters is one that is read from right to left. */
const directionOf = (text: string): keyof typeof marks => {
  if (text.startsWith(marks.rtl)) return 'rtl';
  return text.startsWith(marks.ltr) || otherLetter.test(text) ? 'ltr' : 'rtl';
};

const marks = { ltr: '\u200E', rtl: '\u200F' } as const;

/** The package is a function; to some compilers its types are those of a module that has it as its default. */
type BidiFactory = typeof bidiFactory extends { readonly default: infer Factory } ? Factory : typeof bidiFactory;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const bidi = (bidiFactory as unknown as BidiFactory)();

const rightToLeft = /[\p{scx=Arabic}\p{scx=Hebrew}]/u;
const otherLetter = /[^\P{L}\p{scx=Arabic}\p{scx=Hebrew}]/u;

/** A run and how deep it is embedded: at odd levels it is read from right to left. */
type LevelRun = TextRun & { readonly level: number };

const addToParts = (parts: LevelRun[], run: TextRun, level: number): void => {
  const turned = level % 2 === 1;
  const text = turned && run.font === 'family' ? (bidi.getMirroredCharacter(run.text) ?? run.text) : run.text;
  const last = parts.at(-1);
  if (last?.level !== level || last.font !== run.font) parts.push({ ...run, text, level });
  // Letters are turned round by their font, and what the type family sets among them here.
  else
    parts[parts.length - 1] = { ...last, text: turned && run.font === 'family' ? text + last.text : last.text + text };
};

/** Runs in the order of a line: from the deepest level on, what is embedded as deeply is turned round. */
const inOrder = (parts: readonly LevelRun[]): readonly LevelRun[] => {
  const line = [...parts];
  for (let level = Math.max(...line.map((part) => part.level)); level > 0; level -= 1)
    for (let begin = 0; begin < line.length; begin += 1) {
      let end = begin;
      while ((line[end]?.level ?? 0) >= level) end += 1;
      line.splice(begin, end - begin, ...line.slice(begin, end).toReversed());
      begin = end;
    }
  return line;
};

/** The same in one piece. */
export const printable = (text: string): string =>
  textRuns(text)
    .map((run) => run.text)
    .join('');

const REMEMBERED = 20_000;
const remembered = new Map<string, readonly TextRun[]>();

const split = (text: string): readonly TextRun[] => {
  const runs: TextRun[] = [];
  for (const grapheme of graphemes(text)) {
    const run = runOf(grapheme);
    const last = runs.at(-1);
    if (last?.font === run.font) runs[runs.length - 1] = { ...last, text: last.text + run.text };
    else runs.push(run);
  }
  return runs;
};

/** Direction marks, joiners, variation selectors, soft hyphens, byte order marks. */
const invisible = /[\p{Cf}\p{Cc}\p{Variation_Selector}]/gu;

const REPLACEMENT = '\uFFFD';

/** What people see as one character, in the font that has it. */
const runOf = (grapheme: string): TextRun => {
  const letters = grapheme.replace(invisible, '');
  if (isIn('regular', letters)) return { text: letters, font: 'family' };
  if (isIn('emoji', letters)) return { text: grapheme, font: 'emoji' };
  const script = allScripts.find((name) => scripts[name].letters.test(letters) && isIn(`${name} regular`, letters));
  return script === undefined ? { text: REPLACEMENT, font: 'family' } : { text: letters, font: script };
};

const allScripts = ['arabic', 'hebrew', 'georgian', 'cjk'] as const satisfies readonly Script[];

const isIn = (name: FontName, letters: string): boolean => {
  const font = openFont(name);
  if (font === undefined) return false;
  for (const letter of letters) if (!font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) return false;
  return true;
};

const require = createRequire(import.meta.url);

function parseFont(file: string): Font {
  const font = openSync(file);
  if (font.type !== 'TTF') throw new Error(`${file} holds more than one font`);
  // A glyph remembers the character that it was first asked for by, and a PDF tells readers that one. A glyph that was
  // first needed as a part of another, such as an accent, would have none in all later documents. Ligatures come first, by the letters that
  // they stand for: "grafit" is copied as it is written.
  for (const letters of ['ff', 'fi', 'fl', 'ffi', 'ffl']) font.layout(letters);
  for (const character of font.characterSet) font.glyphForCodePoint(character);
  return font;
}

/** By how much of its size a font's letters reach above their line. */
export const ascentOf = (name: FontName): number => {
  const font = openFont(name);
  return font === undefined ? 0 : font.ascent / font.unitsPerEm;
};

/** The files of a font, below the packages of `@expo-google-fonts`; the first that is there holds it. */
const filesOf = (name: FontName): readonly string[] => {
  if (name === 'emoji') return ['noto-emoji/400Regular/NotoEmoji_400Regular.ttf'];
  const weight = name.endsWith('semibold') ? '600SemiBold' : '400Regular';
  const [script] = name.split(' ');
  const packages = isScript(script) ? scripts[script].packages : ['ibm-plex-sans/IBMPlexSans'];
  return packages.map((path) => `${path.replace('/', `/${weight}/`)}_${weight}.ttf`);
};

const isScript = (name: string | undefined): name is Script => allScripts.some((script) => script === name);

/** The fonts of documents, each parsed once in a thread, when a text needs it first; undefined: it is not installed. */
const openFont = (name: FontName): Font | undefined => {
  if (!opened.has(name)) opened.set(name, findFont(filesOf(name)));
  return opened.get(name);
};

const opened = new Map<FontName, Font | undefined>();

const findFont = (files: readonly string[]): Font | undefined => {
  for (const file of files) {
    try {
      return parseFont(require.resolve(`@expo-google-fonts/${file}`));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND')) throw error;
    }
  }
  return undefined;
};

/**
 * Makes a font the one that a document writes in. pdfkit takes a parsed font wherever it takes the file of one; its types do not say
 * so.
 */
export const chooseFont = (document: PDFKit.PDFDocument, name: FontName): PDFKit.PDFDocument => {
  const known = registered.get(document) ?? new Set();
  registered.set(document, known);
  const register: unknown = Reflect.get(document, 'registerFont');
  if (!known.has(name) && typeof register === 'function') Reflect.apply(register, document, [name, openFont(name)]);
  known.add(name);
  return document.font(name);
};

const registered = new WeakMap<PDFKit.PDFDocument, Set<FontName>>();
