import { createRequire } from 'node:module';
import type * as Library from 'wasm-xlsxwriter';
import type { CellStyle } from './workbook-plan.ts';

// wasm-xlsxwriter is a CommonJS package without named exports for import statements.
export const library: typeof Library = createRequire(import.meta.url)('wasm-xlsxwriter');

type Format = Library.Format;

const { Color, FormatAlign, FormatBorder, FormatPattern, FormatUnderline } = library;

type Change = (format: Format) => Format;

/** The formats of a workbook by style. `quoted` is for texts that look like a formula. */
export type Formats = { readonly plain: FormatsByStyle; readonly quoted: FormatsByStyle };

type FormatsByStyle = Readonly<Record<CellStyle, Format>>;

/** Creates the formats of a workbook. The caller must free them. */
export const createFormats = (currencyLabel: string): Formats => {
  const moneyFormat = `#,##0.00 "${currencyLabel.replaceAll('"', '')}"`;
  const money: Change = (format) => format.setNumFormat(moneyFormat);
  const styles: Readonly<Record<CellStyle, readonly Change[]>> = {
    title: [bold, size(16), middle],
    soft: [colour(INK_SOFT)],
    head: [bold, colour(INK_SOFT), size(9), below(FormatBorder.Medium), wrapped, bottom, left, indented],
    headRight: [bold, colour(INK_SOFT), size(9), below(FormatBorder.Medium), wrapped, right, bottom],
    text: [below(FormatBorder.Hair), wrapped, middle, indented],
    strong: [bold, below(FormatBorder.Hair), wrapped, middle, indented],
    repeated: [colour(INK_SOFT), below(FormatBorder.Hair), middle, indented],
    group: [bold, size(12), filled, middle, indented],
    integer: [below(FormatBorder.Hair), middle, (format) => format.setNumFormat('#,##0')],
    integerStrong: [bold, below(FormatBorder.Hair), middle, (format) => format.setNumFormat('#,##0')],
    money: [below(FormatBorder.Hair), middle, money],
    moneyStrong: [bold, below(FormatBorder.Hair), middle, money],
    moneyGroup: [bold, size(12), filled, middle, money],
    link: [
      below(FormatBorder.Hair),
      middle,
      indented,
      colour(ACCENT),
      (format) => format.setUnderline(FormatUnderline.Single),
    ],
  };
  return {
    plain: formatsOf(styles, []),
    quoted: formatsOf(styles, [quoted]),
  };
};

const formatsOf = (styles: Readonly<Record<CellStyle, readonly Change[]>>, more: readonly Change[]): FormatsByStyle => {
  const of = (style: CellStyle): Format => formatOf([family, ...styles[style], ...more]);
  return {
    title: of('title'),
    soft: of('soft'),
    head: of('head'),
    headRight: of('headRight'),
    text: of('text'),
    strong: of('strong'),
    repeated: of('repeated'),
    group: of('group'),
    integer: of('integer'),
    integerStrong: of('integerStrong'),
    money: of('money'),
    moneyStrong: of('moneyStrong'),
    moneyGroup: of('moneyGroup'),
    link: of('link'),
  };
};

/** Every change returns a new handle to the same format, so the previous handle is freed. */
const formatOf = (changes: readonly Change[]): Format =>
  changes.reduce((format, change) => {
    const changed = change(format);
    format.free();
    return changed;
  }, new library.Format());

const INK_SOFT = 0x595c5f;
const ACCENT = 0x0a554e;
const WALL = 0xf3f1ed;
const LINE = 0xb9b5ae;

const family: Change = (format) => format.setFontName('Calibri');
const bold: Change = (format) => format.setBold();
const wrapped: Change = (format) => format.setTextWrap();
const middle: Change = (format) => format.setAlign(FormatAlign.VerticalCenter);
const indented: Change = (format) => format.setIndent(1);
const quoted: Change = (format) => format.setQuotePrefix();
const bottom: Change = (format) => format.setAlign(FormatAlign.Bottom);
const left: Change = (format) => format.setAlign(FormatAlign.Left);
const right: Change = (format) => format.setAlign(FormatAlign.Right);
const size =
  (points: number): Change =>
  (format) =>
    format.setFontSize(points);

/** Sets the font colour. `setFontColor` consumes its `Color`, therefore each call creates a new one. */
const colour =
  (rgb: number): Change =>
  (format) =>
    format.setFontColor(Color.rgb(rgb));
const below =
  (border: Library.FormatBorder): Change =>
  (format) => {
    const bordered = format.setBorderBottom(border);
    const coloured = bordered.setBorderBottomColor(Color.rgb(LINE));
    bordered.free();
    return coloured;
  };
const filled: Change = (format) => {
  const solid = format.setPattern(FormatPattern.Solid);
  const coloured = solid.setBackgroundColor(Color.rgb(WALL));
  solid.free();
  return coloured;
};
