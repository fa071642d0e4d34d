import { SaxesParser } from 'saxes';
import { decodedFile } from './decoded-file.ts';

/** An XML element with all that is in it. */
export type XmlElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly line: number;
  /** From the outermost element on, each wanted element counted from 1: `BMECAT/T_NEW_CATALOG/PRODUCT[17]`. */
  readonly path: string;
  /** Its own text, without what is around it. */
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

/** Which elements of a file are wanted: `whole` with all that is in them, `begun` with their attributes as soon as they begin. */
export type WantedElements = { readonly whole: ReadonlySet<string>; readonly begun: ReadonlySet<string> };

/**
 * The wanted elements, each once it is complete or has begun; the rest of the file is forgotten at once. Throws
 * `BrokenXml`. Entities other than XML's own are not replaced, and nothing outside of the file is read.
 */
export async function* xmlElements(file: string, wanted: WantedElements): AsyncGenerator<XmlElement> {
  const reading = new XmlReading(wanted);
  for await (const piece of decodedFile(file, declaredEncoding)) yield* reading.read(piece);
  yield* reading.end();
}

const declaredEncoding = (start: string): string | undefined => {
  const label = /^[^<]*<\?xml[^>]*\sencoding=["']([\w.:-]+)["']/.exec(start)?.[1];
  try {
    return label && new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
};

class XmlReading {
  readonly #parser = new SaxesParser();
  readonly #wanted: WantedElements;
  readonly #counts = new Map<string, number>();
  /** Names of the open elements around the wanted ones. */
  readonly #around: string[] = [];
  /** A wanted element that is open, and what is open inside of it. */
  readonly #open: XmlElement[] = [];
  #complete: XmlElement[] = [];

  constructor(wanted: WantedElements) {
    this.#wanted = wanted;
    this.#parser.on('error', ({ message }) => {
      throw new BrokenXml(this.#parser.line, message);
    });
    this.#parser.on('opentag', ({ name, attributes }) => this.#begin(name, attributes));
    this.#parser.on('text', (text) => this.#addText(text));
    this.#parser.on('cdata', (text) => this.#addText(text));
    this.#parser.on('closetag', () => this.#end());
  }

  /** The elements that are complete once this piece of the file is read. */
  read(piece: string): readonly XmlElement[] {
    this.#parser.write(piece);
    return this.#take();
  }

  end(): readonly XmlElement[] {
    this.#parser.close();
    return this.#take();
  }

  #begin(name: string, attributes: Readonly<Record<string, string>>): void {
    const parent = this.#open.at(-1);
    const { line } = this.#parser;
    if (parent === undefined && !this.#wanted.whole.has(name)) {
      this.#around.push(name);
      const path = this.#around.join('/');
      if (this.#wanted.begun.has(name)) this.#complete.push({ name, attributes, line, path, text: '', children: [] });
      return;
    }
    const path = parent ? `${parent.path}/${name}` : [...this.#around, `${name}[${this.#count(name)}]`].join('/');
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
