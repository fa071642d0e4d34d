import { strFromU8, unzipSync } from 'fflate';

export type ReadCell = { readonly value: string | number; readonly formula: string | undefined };

/** A sheet: its cells by address, such as `B7`, and its XML. */
export type ReadSheet = { readonly name: string; readonly cells: ReadonlyMap<string, ReadCell>; readonly xml: string };

export type ReadWorkbook = {
  readonly sheets: readonly ReadSheet[];
  /** Paths of all files in the archive. */
  readonly files: readonly string[];
  /** The text of a file in the archive. */
  readonly textOf: (path: string) => string;
};

/** Reads an Office Open XML workbook. */
export const readWorkbook = (bytes: Uint8Array): ReadWorkbook => {
  const files = unzipSync(bytes);
  const textOf = (path: string): string => strFromU8(files[path] ?? new Uint8Array());
  const strings = [...textOf('xl/sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/gs)].map(([, item = '']) =>
    [...item.matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, text = '']) => unescapeXml(text)).join(''),
  );
  const names = [...textOf('xl/workbook.xml').matchAll(/<sheet name="([^"]*)"/g)].map(([, name = '']) =>
    unescapeXml(name),
  );
  return {
    files: Object.keys(files),
    textOf,
    sheets: names.map((name, index) => {
      const xml = textOf(`xl/worksheets/sheet${index + 1}.xml`);
      return { name, xml, cells: cellsOf(xml, strings) };
    }),
  };
};

const cellsOf = (xml: string, strings: readonly string[]): ReadonlyMap<string, ReadCell> =>
  new Map(
    [...xml.matchAll(/<c r="([A-Z]+[0-9]+)"([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)].map(
      ([, address = '', attributes = '', body = '']) => {
        const [, formula] = /<f>([^<]*)<\/f>/.exec(body) ?? [];
        const [, value = ''] = /<v>([^<]*)<\/v>/.exec(body) ?? [];
        const text = attributes.includes('t="s"') ? (strings[Number(value)] ?? '') : undefined;
        return [address, { value: text ?? Number(value), formula: formula && unescapeXml(formula) }];
      },
    ),
  );

/** The text that XML stands for. */
export const unescapeXml = (xml: string): string =>
  xml
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');

/** Evaluates the four kinds of formulas that the sheets contain. Returns numbers by cell address. */
export const computeSheet = ({ cells }: ReadSheet): ReadonlyMap<string, number> => {
  const computed = new Map<string, number>();
  const isSubtotal = (address: string): boolean => cells.get(address)?.formula?.startsWith('SUBTOTAL') ?? false;

  const valueOf = (address: string): number => {
    const known = computed.get(address);
    if (known !== undefined) return known;
    const cell = cells.get(address);
    const value = cell?.formula === undefined ? Number(cell?.value ?? 0) || 0 : result(cell.formula);
    if (cell !== undefined && typeof cell.value === 'number') computed.set(address, value);
    return value;
  };

  const result = (formula: string): number => {
    const [, factor = '', other = ''] = /^(?:ROUND\()?([$A-Z0-9]+)\*([A-Z0-9]+)/.exec(formula) ?? [];
    if (factor !== '') return Math.round(valueOf(factor.replaceAll('$', '')) * valueOf(other) * 100) / 100;
    const [, minuend = '', subtrahend = ''] = /^N\(([A-Z0-9]+)\)-N\(([A-Z0-9]+)\)$/.exec(formula) ?? [];
    if (minuend !== '') return valueOf(minuend) - valueOf(subtrahend);
    const [, column = '', first, last] = /^SUBTOTAL\(9,([A-Z]+)(\d+):[A-Z]+(\d+)\)$/.exec(formula) ?? [];
    let sum = 0;
    for (let row = Number(first); row <= Number(last); row += 1)
      if (!isSubtotal(`${column}${row}`)) sum += valueOf(`${column}${row}`);
    return sum;
  };

  for (const address of cells.keys()) valueOf(address);
  return computed;
};

/** A section of a page footer as a spreadsheet prints it: its text, and the font sizes that its codes set. */
export type FooterSection = { readonly text: string; readonly sizes: readonly number[] };

/**
 * Reads a page footer by the rules of spreadsheets: `&L`, `&C` and `&R` begin a section, `&` with digits sets the size,
 * `&"…"` the font, `&P` and `&N` are page numbers, and `&&` is an ampersand.
 */
export const readFooter = (footer: string): Readonly<Record<'left' | 'center' | 'right', FooterSection>> => {
  const sections = {
    left: { text: '', sizes: [] as number[] },
    center: { text: '', sizes: [] as number[] },
    right: { text: '', sizes: [] as number[] },
  };
  let current = sections.center;
  for (const [part, code = ''] of footer.matchAll(/&(&|\d+|"[^"]*"|.)|[^&]+|&$/gsu)) {
    if (code === 'L') current = sections.left;
    else if (code === 'C') current = sections.center;
    else if (code === 'R') current = sections.right;
    else if (code === '&') current.text += '&';
    else if (/^\d/.test(code)) current.sizes.push(Number(code));
    else if (code === '') current.text += part;
    else if (!code.startsWith('"')) current.text += `<${code}>`;
  }
  return sections;
};
