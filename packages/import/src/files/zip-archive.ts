import { type FileHandle, open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';

/** A file that is no archive, or a damaged one, or one that would unpack to more than a price list ever is. */
export class BrokenArchive extends Error {}

/** Bytes that all read parts of an archive may unpack to. */
const MOST_UNPACKED = 200_000_000;

type Entry = { readonly method: number; readonly packed: number; readonly unpacked: number; readonly offset: number };

/** A zip archive whose parts are read one after the other, never whole; `close` it in the end. */
export class ZipArchive {
  readonly #handle: FileHandle;
  readonly #entries: ReadonlyMap<string, Entry>;
  #unpacked = 0;

  private constructor(handle: FileHandle, entries: ReadonlyMap<string, Entry>) {
    this.#handle = handle;
    this.#entries = entries;
  }

  /** Reads an archive's list of contents; throws `BrokenArchive`. */
  static async open(file: string): Promise<ZipArchive> {
    const handle = await open(file);
    try {
      return new ZipArchive(handle, await readEntries(handle));
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /** The text of a part in pieces; throws `BrokenArchive`. */
  async *text(name: string): AsyncGenerator<string> {
    const entry = this.#entries.get(name);
    if (entry === undefined) throw new BrokenArchive(`It has no part ${name}.`);
    if (entry.unpacked + this.#unpacked > MOST_UNPACKED) throw new BrokenArchive(tooLarge);
    const decoder = new TextDecoder();
    for await (const bytes of this.#bytes(entry)) {
      this.#unpacked += bytes.length;
      if (this.#unpacked > MOST_UNPACKED) throw new BrokenArchive(tooLarge);
      yield decoder.decode(bytes, { stream: true });
    }
    yield decoder.decode();
  }

  close(): Promise<void> {
    return this.#handle.close();
  }

  async *#bytes({ method, packed, offset }: Entry): AsyncGenerator<Buffer> {
    const header = await readAt(this.#handle, offset, LOCAL_HEADER);
    const begin = offset + LOCAL_HEADER + header.readUInt16LE(26) + header.readUInt16LE(28);
    const pieces = Readable.from(piecesOf(this.#handle, begin, packed));
    if (method !== STORED && method !== DEFLATED) throw new BrokenArchive('It is packed in a way that is not known.');
    try {
      for await (const piece of method === STORED ? pieces : pieces.pipe(createInflateRaw()))
        if (Buffer.isBuffer(piece)) yield piece;
    } catch (error) {
      if (error instanceof BrokenArchive) throw error;
      throw new BrokenArchive('A part of it is damaged.', { cause: error });
    } finally {
      pieces.destroy();
    }
  }
}

const tooLarge = `it would unpack to more than ${MOST_UNPACKED / 1_000_000} MB. Save what is needed of it as CSV`;

const [STORED, DEFLATED] = [0, 8];
const LOCAL_HEADER = 30;
const END_RECORD = 22;
const CENTRAL_ENTRY = 46;

async function* piecesOf(handle: FileHandle, begin: number, length: number): AsyncGenerator<Buffer> {
  for (let done = 0; done < length; done += PIECE)
    yield await readAt(handle, begin + done, Math.min(PIECE, length - done));
}

const PIECE = 1 << 16;

const readAt = async (handle: FileHandle, position: number, length: number): Promise<Buffer> => {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  if (bytesRead < length) throw new BrokenArchive('It ends too early.');
  return buffer;
};

/** The list of contents stands at the end, in front of its own end record and a comment. */
const readEntries = async (handle: FileHandle): Promise<ReadonlyMap<string, Entry>> => {
  const { size } = await handle.stat();
  const tailLength = Math.min(size, END_RECORD + 0xff_ff);
  const tail = await readAt(handle, size - tailLength, tailLength);
  const end = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (end === -1 || end + END_RECORD > tail.length) throw new BrokenArchive('It ends too early.');
  const [length, offset] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)];
  if (length > MOST_LISTED) throw new BrokenArchive(tooLarge);
  return new Map(entriesIn(await readAt(handle, offset, length)));
};

/** Bytes that the list of contents may have. */
const MOST_LISTED = 10_000_000;

function* entriesIn(list: Buffer): Generator<[string, Entry]> {
  for (let at = 0; at + CENTRAL_ENTRY <= list.length && list.readUInt32LE(at) === 0x02_01_4b_50;) {
    const [name, extra, comment] = [28, 30, 32].map((place) => list.readUInt16LE(at + place));
    const begin = at + CENTRAL_ENTRY;
    yield [
      list.toString('utf8', begin, begin + (name ?? 0)),
      {
        method: list.readUInt16LE(at + 10),
        packed: list.readUInt32LE(at + 20),
        unpacked: list.readUInt32LE(at + 24),
        offset: list.readUInt32LE(at + 42),
      },
    ];
    at = begin + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
}
