import { SaxesParser } from 'saxes';
import { htmlEntities } from '../pipeline/imported-text.ts';
import { type DeclaredEncoding, decodedFile, type Encoding } from '@ramka/server/table-files/decoded-file';

/** An XML element with its content. */
export type XmlElement = {
  /** Local name. Older names are replaced according to `newNames`. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly line: number;
  /** Path from the root, with requested elements counted from 1: `BMECAT/T_NEW_CATALOG/PRODUCT[17]`. */
  readonly path: string;
  /** The element's own text, trimmed. */
  text: string;
  readonly children: XmlElement[];
};

/** An XML file that is not well-formed. */
export class BrokenXml extends Error {
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

/** The requested elements: `complete` with their content, `begun` only with their attributes, when they open. */
export type RequestedElements = {
  readonly complete: ReadonlySet<string>;
  readonly begun: ReadonlySet<string>;
  /** Newer names by older ones. */
  readonly newNames: ReadonlyMap<string, string>;
};

/**
 * Streams the requested elements, each as soon as it is complete or opens. Everything else is discarded. Throws
 * `BrokenXml`. Entities of XML and HTML, and those that the file declares as plain text, are replaced; external
 * entities are never read. Invalid control characters become spaces.
 */
export async function* xmlElements(
  file: string,
  requested: RequestedElements,
  encoding: Encoding,
): AsyncGenerator<XmlElement> {
  const reading = new XmlReading(requested);
  for await (const piece of escapedChunks(decodedFile(file, encoding)))
    yield* reading.read(piece.replaceAll(noXmlCharacter, ' '));
  yield* reading.end();
}

/** Escapes `&` and `<` where they cannot be markup: `Ramka A & B`, `< 5 mm`. */
async function* escapedChunks(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of pieces) {
    const text = rest + piece;
    const end = processableLength(text);
    yield escapeStrayMarkup(text.slice(0, end));
    rest = text.slice(end);
  }
  yield escapeStrayMarkup(rest);
}

/** CDATA sections stay unchanged: they need no escapes. */
const escapeStrayMarkup = (text: string): string =>
  text.replaceAll(
    /<!\[CDATA\[[^]*?\]\]>|&(?!(?:[A-Za-z_:][\w.:-]{0,60}|#\d{1,8}|#[xX][\da-fA-F]{1,6});)|<(?=[\s\d=])/g,
    (found) => (found === '&' ? '&amp;' : found === '<' ? '&lt;' : found),
  );

/** The length of the text that can be processed before the next chunk arrives. */
const processableLength = (text: string): number => {
  const literal = text.lastIndexOf('<![CDATA[');
  if (literal > text.lastIndexOf(']]>') && text.length - literal < MAX_LITERAL_LENGTH) return literal;
  const mark = Math.max(text.lastIndexOf('&'), text.lastIndexOf('<'));
  return text.length - mark < MAX_MARK_LENGTH ? Math.max(mark, 0) : text.length;
};

const [MAX_LITERAL_LENGTH, MAX_MARK_LENGTH] = [1 << 20, 80];

// oxlint-disable-next-line no-control-regex -- the pattern finds control characters
const noXmlCharacter = /[\0-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** The encoding of the XML declaration. */
export const xmlEncoding: DeclaredEncoding = (start) =>
  /^[^<]*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(start)?.[1];

/** Entities that a file declares: `<!ENTITY uuml "&#252;">`; those that refer to others or to external files are ignored. */
const declaredEntities = (doctype: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...doctype.matchAll(/<!ENTITY\s+([\w.:-]+)\s+(?:"([^"<%]*)"|'([^'<%]*)')\s*>/g)].flatMap(
      ([, name = '', double, single]) => {
        const text = (double ?? single ?? '').replaceAll(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, characterOf);
        return text.includes('&') || text.length > 40 ? [] : [[name, text]];
      },
    ),
  );

const characterOf = (_reference: string, hex: string | undefined, decimal: string | undefined): string => {
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  return code > 31 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ' ';
};

class XmlReading {
  readonly #parser = new SaxesParser();
  readonly #wanted: RequestedElements;
  readonly #counts = new Map<string, number>();
  /** Names of the open ancestors of requested elements. */
  readonly #around: string[] = [];
  /** The open requested element and its open descendants. */
  readonly #open: XmlElement[] = [];
  #complete: XmlElement[] = [];

  constructor(requested: RequestedElements) {
    this.#wanted = requested;
    this.#parser.on('error', ({ message }) => {
      // Duplicate attributes have the same value in practice.
      if (message.includes('duplicate attribute')) return;
      // Undeclared entities stay as written.
      if (message.includes('undefined entity')) return;
      throw new BrokenXml(this.#parser.line, message);
    });
    Object.assign(this.#parser.ENTITIES, htmlEntities);
    this.#parser.on('doctype', (doctype) => void Object.assign(this.#parser.ENTITIES, declaredEntities(doctype)));
    this.#parser.on('opentag', ({ name, attributes }) => this.#begin(name, attributes));
    this.#parser.on('text', (text) => this.#addText(text));
    this.#parser.on('cdata', (text) => this.#addText(text));
    this.#parser.on('closetag', () => this.#end());
  }

  /** The elements that this chunk of the file completes. */
  read(piece: string): readonly XmlElement[] {
    this.#parser.write(piece);
    return this.#take();
  }

  end(): readonly XmlElement[] {
    this.#parser.close();
    return this.#take();
  }

  #begin(written: string, attributes: Readonly<Record<string, string>>): void {
    const parent = this.#open.at(-1);
    const { line } = this.#parser;
    const bare = written.slice(written.indexOf(':') + 1);
    const name = this.#wanted.newNames.get(bare) ?? bare;
    if (parent === undefined && !this.#wanted.complete.has(name)) {
      this.#around.push(bare);
      const path = this.#around.join('/');
      if (this.#wanted.begun.has(name)) this.#complete.push({ name, attributes, line, path, text: '', children: [] });
      return;
    }
    const path = parent ? `${parent.path}/${bare}` : [...this.#around, `${bare}[${this.#count(bare)}]`].join('/');
    const element = { name, attributes, line, path, text: '', children: [] };
    parent?.children.push(element);
    this.#open.push(element);
  }

  #count(name: string): number {
    const count = (this.#counts.get(name) ?? 0) + 1;
    this.#counts.set(name, count);
    return count;
  }

  #addText(text: string): void {
    const element = this.#open.at(-1);
    if (element) element.text += text;
  }

  #end(): void {
    const element = this.#open.pop();
    if (element === undefined) {
      this.#around.pop();
      return;
    }
    element.text = element.text.trim();
    if (this.#open.length === 0) this.#complete.push(element);
  }

  #take(): readonly XmlElement[] {
    const complete = this.#complete;
    this.#complete = [];
    return complete;
  }
}

/** Escapes a text for XML or HTML content and attributes. */
export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
