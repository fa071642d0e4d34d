import { createReadStream } from 'node:fs';

/** What the first bytes say about a text's encoding, as `TextDecoder` calls it; undefined: nothing. */
export type EncodingHint = (start: string) => string | undefined;

/**
 * A text file in pieces. Its encoding is what its first bytes say, else UTF-8, or Windows-1250 where it is not UTF-8:
 * that is what Central European spreadsheets write.
 */
export async function* decodedFile(file: string, hint: EncodingHint = () => undefined): AsyncGenerator<string> {
  const decoder = new TextDecoder((await encodingOf(file, hint)) ?? 'windows-1250');
  for await (const bytes of bytesOf(file)) yield decoder.decode(bytes, { stream: true });
  yield decoder.decode();
}

/** Undefined: it says nothing, and is not UTF-8 either. */
const encodingOf = async (file: string, hint: EncodingHint): Promise<string | undefined> => {
  const strict = new TextDecoder('utf-8', { fatal: true });
  let first = true;
  try {
    for await (const bytes of bytesOf(file)) {
      const said = first ? saidEncoding(bytes, hint) : undefined;
      if (said !== undefined) return said;
      first = false;
      strict.decode(bytes, { stream: true });
    }
    strict.decode();
    return 'utf-8';
  } catch {
    return undefined;
  }
};

const saidEncoding = (bytes: Buffer, hint: EncodingHint): string | undefined => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return hint(bytes.toString('latin1', 0, 200));
};

async function* bytesOf(file: string): AsyncGenerator<Buffer> {
  for await (const chunk of createReadStream(file)) if (Buffer.isBuffer(chunk)) yield chunk;
}
