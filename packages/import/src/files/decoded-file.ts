import { createReadStream } from 'node:fs';

/** The encoding that a text names in its first bytes; undefined: none. */
export type DeclaredEncoding = (start: string) => string | undefined;

/** How a text is read, as `TextDecoder` calls it or `ibm852`, and what there is to say about that. */
export type Encoding = { readonly name: string; readonly surprise?: string };

/** A text file in pieces. Without an encoding it is detected. */
export async function* decodedFile(file: string, encoding?: Encoding): AsyncGenerator<string> {
  const { name } = encoding ?? (await encodingOf(file));
  if (name === IBM852) {
    for await (const bytes of bytesOf(file)) yield fromIbm852(bytes);
    return;
  }
  const decoder = new TextDecoder(name);
  for await (const bytes of bytesOf(file)) yield decoder.decode(bytes, { stream: true });
  yield decoder.decode();
}

/**
 * The encoding of a text: what its first bytes say, where that is true; else UTF-8, or what Central and Eastern European
 * programs write.
 */
export const encodingOf = async (file: string, declared: DeclaredEncoding = () => undefined): Promise<Encoding> => {
  let label: string | undefined;
  let wide: string | undefined;
  const look = new ByteLook();
  for await (const bytes of bytesOf(file)) {
    if (look.isFirst) {
      wide = wideEncoding(bytes);
      label = declared(bytes.toString('latin1', 0, 400).replaceAll('\0', ''));
      if (wide !== undefined) return { name: wide };
    }
    look.take(bytes);
  }
  return narrowEncoding(look, label);
};

const narrowEncoding = (look: ByteLook, label: string | undefined): Encoding => {
  const guess = look.isUtf8() ? 'utf-8' : look.guess();
  const name = label === undefined ? undefined : knownEncoding(label);
  if (label === undefined)
    return guess === 'utf-8'
      ? { name: guess }
      : { name: guess, surprise: `The file is not UTF-8; it was read as ${guess}.` };
  if (name === undefined)
    return {
      name: guess,
      surprise: `The file names the encoding "${label}", which is not known; it was read as ${guess}.`,
    };
  if (name === 'utf-8' && guess !== 'utf-8')
    return { name: guess, surprise: `The file says that it is UTF-8 and is not; it was read as ${guess}.` };
  if (name !== 'utf-8' && look.isBeyondAscii && guess === 'utf-8')
    return { name: guess, surprise: `The file says that it is ${label} and is UTF-8; it was read as that.` };
  return { name };
};

/** Text of two bytes a letter, with its mark or by the zeros in it. */
const wideEncoding = (bytes: Buffer): string | undefined => {
  const [one, two] = [bytes[0], bytes[1]];
  if (one === 0xff && two === 0xfe) return 'utf-16le';
  if (one === 0xfe && two === 0xff) return 'utf-16be';
  if (bytes.length < 4) return undefined;
  if (two === 0 && bytes[3] === 0 && one !== 0) return 'utf-16le';
  return one === 0 && bytes[2] === 0 && two !== 0 ? 'utf-16be' : undefined;
};

const knownEncoding = (label: string): string | undefined => {
  if (/^(?:ibm|cp|dos)-?852$/i.test(label)) return IBM852;
  try {
    const { encoding } = new TextDecoder(label);
    // A text whose declaration could be read is not of two bytes a letter.
    return encoding.startsWith('utf-16') ? 'utf-8' : encoding;
  } catch {
    return undefined;
  }
};

/** What the bytes of a text tell about its encoding. */
class ByteLook {
  isFirst = true;
  isBeyondAscii = false;
  readonly #counts = new Uint32Array(256);
  #inRows = 0;
  #before = 0;
  #utf8 = true;
  readonly #strict = new TextDecoder('utf-8', { fatal: true });

  take(bytes: Buffer): void {
    this.isFirst = false;
    this.#count(bytes);
    this.#try(() => this.#strict.decode(bytes, { stream: true }));
  }

  isUtf8(): boolean {
    this.#try(() => this.#strict.decode());
    return this.#utf8;
  }

  /**
   * Words of letters beyond ASCII alone are Cyrillic. ISO 8859-2 has nothing between 80 and 9F, where Windows-1250 has
   * ś, š, ź and ž, and has its ą, ś and ź where the other has signs.
   */
  guess(): string {
    const count = (...codes: readonly number[]): number =>
      codes.reduce((sum, code) => sum + (this.#counts[code] ?? 0), 0);
    const letters = this.#counts.subarray(0xc0).reduce((sum, one) => sum + one, 0);
    if (letters > 0 && this.#inRows > letters * 0.6) return 'windows-1251';
    const windows = count(0x8a, 0x8c, 0x8d, 0x8e, 0x8f, 0x9a, 0x9c, 0x9d, 0x9e, 0x9f, 0xa5, 0xb9);
    const iso = count(0xa1, 0xa6, 0xac, 0xb1, 0xb6, 0xbc, 0xab, 0xbb, 0xae, 0xbe);
    const c1 = this.#counts.subarray(0x80, 0xa0).reduce((sum, one) => sum + one, 0);
    return c1 === 0 && iso > windows ? 'iso-8859-2' : 'windows-1250';
  }

  #count(bytes: Buffer): void {
    for (const byte of bytes) {
      if (byte > 0x7f) {
        this.isBeyondAscii = true;
        this.#counts[byte] = (this.#counts[byte] ?? 0) + 1;
        if (byte >= 0xc0 && this.#before >= 0xc0) this.#inRows += 1;
      }
      this.#before = byte;
    }
  }

  #try(decode: () => void): void {
    if (!this.#utf8) return;
    try {
      decode();
    } catch {
      this.#utf8 = false;
    }
  }
}

const IBM852 = 'ibm852';

/** The characters 128 to 255 of the code page of DOS for Central Europe. */
const ibm852 =
  'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u{AD}˝˛ˇ˘§÷¸°¨˙űŘř■\u{A0}';

const fromIbm852 = (bytes: Buffer): string =>
  bytes.toString('latin1').replaceAll(/[\u{80}-\u{FF}]/gu, (character) => ibm852[character.charCodeAt(0) - 128] ?? ' ');

async function* bytesOf(file: string): AsyncGenerator<Buffer> {
  for await (const chunk of createReadStream(file)) if (Buffer.isBuffer(chunk)) yield chunk;
}
