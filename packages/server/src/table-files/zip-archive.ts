import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';

/** Thrown for a file that is not a ZIP archive, is damaged, or is too large when unpacked. */
export class BrokenArchive extends Error {}

/** The default for the maximum total size of all unpacked entries, in bytes. */
const MAX_UNPACKED_BYTES = 200_000_000;

/** Access to the bytes of an archive: an open file, or a buffer. */
type ByteSource = {
  readonly size: number;
  readonly read: (position: number, length: number) => Promise<Buffer>;
  readonly close: () => Promise<void>;
};

const openSource = async (source: string | Buffer): Promise<ByteSource> => {
  if (typeof source !== 'string') {
    return {
      size: source.length,
      read: async (position, length) => source.subarray(position, position + length),
      close: async () => {},
    };
  }
  const handle = await open(source);
  const { size } = await handle.stat();
  return {
    size,
    read: async (position, length) => {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
      return buffer.subarray(0, bytesRead);
    },
    close: () => handle.close(),
  };
};

type Entry = { readonly method: number; readonly packed: number; readonly unpacked: number; readonly offset: number };

/**
 * A ZIP archive whose entries are streamed. Callers must call `close`. It is used instead of yauzl 3.4, which throws
 * outside its promises on a damaged ZIP64 locator, so that the import would end without a message.
 */
export class ZipArchive {
  readonly #source: ByteSource;
  readonly #entries: ReadonlyMap<string, Entry>;
  readonly #maxUnpacked: number;
  #unpacked = 0;

  private constructor(source: ByteSource, entries: ReadonlyMap<string, Entry>, maxUnpacked: number) {
    this.#source = source;
    this.#entries = entries;
    this.#maxUnpacked = maxUnpacked;
  }

  /** Reads the central directory of a file, by its path, or of its bytes. Throws `BrokenArchive`. */
  static async open(file: string | Buffer, maxUnpacked = MAX_UNPACKED_BYTES): Promise<ZipArchive> {
    const source = await openSource(file);
    try {
      return new ZipArchive(source, await readEntries(source), maxUnpacked);
    } catch (error) {
      await source.close();
      throw error;
    }
  }

  /** The names of all entries, with their folders. */
  get names(): readonly string[] {
    return [...this.#entries.keys()];
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /** Streams the text of an entry. Throws `BrokenArchive`. */
  async *text(name: string): AsyncGenerator<string> {
    const entry = this.#entries.get(name);
    if (entry === undefined) throw new BrokenArchive(`It has no part ${name}.`);
    if (entry.unpacked + this.#unpacked > this.#maxUnpacked) throw new BrokenArchive(tooLarge(this.#maxUnpacked));
    const decoder = new TextDecoder();
    for await (const bytes of this.#bytes(entry)) {
      this.#unpacked += bytes.length;
      if (this.#unpacked > this.#maxUnpacked) throw new BrokenArchive(tooLarge(this.#maxUnpacked));
      yield decoder.decode(bytes, { stream: true });
    }
    yield decoder.decode();
  }

  close(): Promise<void> {
    return this.#source.close();
  }

  async *#bytes({ method, packed, offset }: Entry): AsyncGenerator<Buffer> {
    const header = await readAt(this.#source, offset, LOCAL_HEADER);
    const begin = offset + LOCAL_HEADER + header.readUInt16LE(26) + header.readUInt16LE(28);
    const pieces = Readable.from(piecesOf(this.#source, begin, packed));
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

const tooLarge = (bytes: number): string =>
  `it would unpack to more than ${bytes / 1_000_000} MB. Save what is needed of it as CSV`;

const [STORED, DEFLATED] = [0, 8];
const LOCAL_HEADER = 30;
const END_RECORD = 22;
const CENTRAL_ENTRY = 46;

async function* piecesOf(source: ByteSource, begin: number, length: number): AsyncGenerator<Buffer> {
  for (let done = 0; done < length; done += PIECE)
    yield await readAt(source, begin + done, Math.min(PIECE, length - done));
}

const PIECE = 1 << 16;

const readAt = async (source: ByteSource, position: number, length: number): Promise<Buffer> => {
  const bytes = await source.read(position, length);
  if (bytes.length < length) throw new BrokenArchive('It ends too early.');
  return bytes;
};

/** Reads the central directory. Its end record and a comment follow it at the end of the file. */
const readEntries = async (source: ByteSource): Promise<ReadonlyMap<string, Entry>> => {
  const { size } = source;
  const tailLength = Math.min(size, END_RECORD + 0xff_ff);
  const tail = await readAt(source, size - tailLength, tailLength);
  const end = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (end === -1 || end + END_RECORD > tail.length) throw new BrokenArchive('It ends too early.');
  const { length, offset } =
    (await wideEnd(source, tail, end)) ??
    ({ length: tail.readUInt32LE(end + 12), offset: tail.readUInt32LE(end + 16) } as const);
  if (length > MAX_DIRECTORY_BYTES) throw new BrokenArchive(tooLarge(MAX_UNPACKED_BYTES));
  return new Map(entriesIn(await readAt(source, offset, length)));
};

/** The position of the central directory in a ZIP64 archive, found by the locator before the end record. */
const wideEnd = async (
  source: ByteSource,
  tail: Buffer,
  end: number,
): Promise<{ readonly length: number; readonly offset: number } | undefined> => {
  const locator = end - WIDE_LOCATOR;
  if (locator < 0 || tail.readUInt32LE(locator) !== 0x07_06_4b_50) return undefined;
  const record = await readAt(source, wideNumber(tail, locator + 8), WIDE_END_RECORD);
  if (record.readUInt32LE(0) !== 0x06_06_4b_50) throw new BrokenArchive('Its list of contents is damaged.');
  return { length: wideNumber(record, 40), offset: wideNumber(record, 48) };
};

const [WIDE_LOCATOR, WIDE_END_RECORD] = [20, 56];

const wideNumber = (bytes: Buffer, at: number): number => {
  const number = at + 8 > bytes.length ? undefined : Number(bytes.readBigUInt64LE(at));
  if (number === undefined || !Number.isSafeInteger(number)) throw new BrokenArchive('It is damaged.');
  return number;
};

/** The maximum size of the central directory, in bytes. */
const MAX_DIRECTORY_BYTES = 10_000_000;

function* entriesIn(list: Buffer): Generator<[string, Entry]> {
  for (let at = 0; at + CENTRAL_ENTRY <= list.length && list.readUInt32LE(at) === 0x02_01_4b_50;) {
    const [name, extra, comment] = [28, 30, 32].map((place) => list.readUInt16LE(at + place));
    const begin = at + CENTRAL_ENTRY;
    const behindName = begin + (name ?? 0);
    const wide = wideNumbers(list.subarray(behindName, behindName + (extra ?? 0)));
    // Numbers that do not fit 32 bits are in the ZIP64 extra field, in this order.
    const [unpacked = 0, packed = 0, offset = 0] = [24, 20, 42].map((place) => {
      const number = list.readUInt32LE(at + place);
      return number === 0xff_ff_ff_ff ? (wide.shift() ?? number) : number;
    });
    yield [list.toString('utf8', begin, behindName), { method: list.readUInt16LE(at + 10), packed, unpacked, offset }];
    at = behindName + (extra ?? 0) + (comment ?? 0);
  }
}

/** The numbers of an entry's ZIP64 extra field. */
const wideNumbers = (extra: Buffer): number[] => {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue;
    const count = Math.min(3, Math.floor(extra.readUInt16LE(at + 2) / 8));
    return Array.from({ length: count }, (_, index) => wideNumber(extra, at + 4 + index * 8));
  }
  return [];
};
