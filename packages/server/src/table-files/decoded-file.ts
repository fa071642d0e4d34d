import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';

/** The encoding declared in the first bytes of a text; undefined: none. */
export type DeclaredEncoding = (start: string) => string | undefined;

/** An encoding by its `TextDecoder` label or `ibm852`, and a message if it differs from the declaration. */
export type Encoding = { readonly name: string; readonly warning?: string };

/** A file by its path, or its bytes. */
export type FileSource = string | Buffer;

/** Decodes a text file in chunks. Without `encoding`, it is detected. */
export async function* decodedFile(file: FileSource, encoding?: Encoding): AsyncGenerator<string> {
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
 * Determines the encoding of a text: the declared one if it is correct, otherwise UTF-8, otherwise one of the legacy
 * encodings of Central and Eastern Europe.
 */
export const encodingOf = async (file: FileSource, declared: DeclaredEncoding = () => undefined): Promise<Encoding> => {
  const start = await startOf(file);
  const wide = wideEncoding(start);
  if (wide !== undefined) return { name: wide };
  const label = declared(start.toString('latin1').replaceAll('\0', ''));
  const name = label === undefined ? undefined : supportedEncoding(label);
  const isUtf8 = await isUtf8File(file);
  const guess = isUtf8 ? UTF8 : await guessedEncoding(file);
  if (label === undefined) return isUtf8 ? { name: guess } : withWarning(guess, 'The file is not UTF-8');
  if (name === undefined) return withWarning(guess, `The file names the encoding "${label}", which is not known`);
  if (name === UTF8 && !isUtf8) return withWarning(guess, 'The file says that it is UTF-8 and is not');
  const isOther = name !== UTF8 && isUtf8 && (await counted(file)).some((count, byte) => count > 0 && byte > 0x7f);
  return isOther ? withWarning(guess, `The file says that it is ${label} and is not`) : { name };
};

const UTF8 = 'utf-8';

const withWarning = (name: string, why: string): Encoding => ({ name, warning: `${why}; it was read as ${name}.` });

const startOf = async (file: FileSource): Promise<Buffer> => {
  for await (const bytes of bytesOf(file)) return bytes.subarray(0, 400);
  return Buffer.alloc(0);
};

/** Detects UTF-16 by its byte order mark or by zero bytes. */
const wideEncoding = (bytes: Buffer): string | undefined => {
  const [one, two] = [bytes[0], bytes[1]];
  if (one === 0xff && two === 0xfe) return 'utf-16le';
  if (one === 0xfe && two === 0xff) return 'utf-16be';
  if (bytes.length < 4) return undefined;
  if (two === 0 && bytes[3] === 0 && one !== 0) return 'utf-16le';
  return one === 0 && bytes[2] === 0 && two !== 0 ? 'utf-16be' : undefined;
};

const supportedEncoding = (label: string): string | undefined => {
  if (/^(?:ibm|cp|dos)-?852$/i.test(label)) return IBM852;
  try {
    const { encoding } = new TextDecoder(label);
    // A declaration that was readable as bytes proves that the text is not UTF-16.
    return encoding.startsWith('utf-16') ? 'utf-8' : encoding;
  } catch {
    return undefined;
  }
};

const isUtf8File = async (file: FileSource): Promise<boolean> => {
  let begun = Buffer.alloc(0);
  for await (const bytes of bytesOf(file)) {
    const read = begun.length === 0 ? bytes : Buffer.concat([begun, bytes]);
    const end = read.length - unfinished(read);
    if (!isUtf8(read.subarray(0, end))) return false;
    begun = Buffer.from(read.subarray(end));
  }
  return begun.length === 0;
};

/** The number of bytes at the end that belong to a character continued in the next chunk. */
const unfinished = (bytes: Buffer): number => {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) return (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) > back ? back : 0;
  }
  return 0;
};

/** A histogram of bytes; index 0 counts pairs of bytes above C0. */
const counted = async (file: FileSource): Promise<Uint32Array> => {
  const counts = new Uint32Array(256);
  let before = 0;
  for await (const bytes of bytesOf(file)) {
    for (const byte of bytes) {
      if (byte > 0x7f) counts[byte] = (counts[byte] ?? 0) + 1;
      if (byte >= 0xc0 && before >= 0xc0) counts[0] = (counts[0] ?? 0) + 1;
      before = byte;
    }
  }
  return counts;
};

/**
 * Words of only non-ASCII letters are Cyrillic. ISO 8859-2 has no characters from 80 to 9F, where Windows-1250 has ś,
 * š, ź and ž. Its ą, ś and ź have the codes of symbols in Windows-1250.
 */
const guessedEncoding = async (file: FileSource): Promise<string> => {
  const counts = await counted(file);
  const sum = (bytes: Iterable<number>): number => [...bytes].reduce((all, byte) => all + (counts[byte] ?? 0), 0);
  const letters = counts.subarray(0xc0).reduce((all, one) => all + one, 0);
  if (letters > 0 && (counts[0] ?? 0) > letters * 0.6) return 'windows-1251';
  const controls = counts.subarray(0x80, 0xa0).reduce((all, one) => all + one, 0);
  const isIso = controls === 0 && sum(lettersOfIso) > sum(lettersOfWindows);
  return isIso ? 'iso-8859-2' : 'windows-1250';
};

const lettersOfWindows = [0x8a, 0x8c, 0x8d, 0x8e, 0x8f, 0x9a, 0x9c, 0x9d, 0x9e, 0x9f, 0xa5, 0xb9];
const lettersOfIso = [0xa1, 0xa6, 0xab, 0xac, 0xae, 0xb1, 0xb6, 0xbb, 0xbc, 0xbe];

const IBM852 = 'ibm852';

/** The characters 128 to 255 of IBM 852, the DOS code page for Central Europe. */
const ibm852 =
  'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u{AD}˝˛ˇ˘§÷¸°¨˙űŘř■\u{A0}';

const fromIbm852 = (bytes: Buffer): string =>
  bytes.toString('latin1').replaceAll(/[\u{80}-\u{FF}]/gu, (character) => ibm852[character.charCodeAt(0) - 128] ?? ' ');

async function* bytesOf(file: FileSource): AsyncGenerator<Buffer> {
  if (typeof file !== 'string') {
    yield file;
    return;
  }
  for await (const chunk of createReadStream(file)) if (Buffer.isBuffer(chunk)) yield chunk;
}
