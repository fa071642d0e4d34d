import { crc32, deflateRawSync } from 'node:zlib';

/**
 * A ZIP archive of these parts. `wide` uses 64-bit sizes and offsets (ZIP64), as programs do that do not know sizes in
 * advance.
 */
export const aZip = (
  parts: Readonly<Record<string, string>>,
  { wide = false }: { readonly wide?: boolean } = {},
): Buffer => {
  const [files, list]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const [name, text] of Object.entries(parts)) {
    const [title, content] = [Buffer.from(name), Buffer.from(text)];
    const packed = deflateRawSync(content);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(title.length, 22);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02_01_4b_50, 0);
    entry.writeUInt16LE(20, 4);
    common.copy(entry, 6);
    entry.writeUInt32LE(offset, 42);
    const extra = wide ? wideExtra(content.length, packed.length, offset) : Buffer.alloc(0);
    if (wide) {
      for (const place of [20, 24, 42]) entry.writeUInt32LE(0xff_ff_ff_ff, place);
      entry.writeUInt16LE(extra.length, 30);
    }
    const file = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), common, title, packed]);
    files.push(file);
    list.push(Buffer.concat([entry, title, extra]));
    offset += file.length;
  }
  const listed = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06_05_4b_50, 0);
  end.writeUInt16LE(list.length, 8);
  end.writeUInt16LE(list.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  if (!wide) return Buffer.concat([...files, listed, end]);
  end.fill(0xff, 8, 20);
  return Buffer.concat([...files, listed, ...wideEnd(list.length, listed.length, offset), end]);
};

/** The ZIP64 extra field of an entry. */
const wideExtra = (...numbers: readonly number[]): Buffer => {
  const extra = Buffer.alloc(4 + numbers.length * 8);
  extra.writeUInt16LE(1, 0);
  extra.writeUInt16LE(numbers.length * 8, 2);
  numbers.forEach((number, index) => extra.writeBigUInt64LE(BigInt(number), 4 + index * 8));
  return extra;
};

/** The ZIP64 end record and its locator. */
const wideEnd = (count: number, length: number, offset: number): readonly Buffer[] => {
  const record = Buffer.alloc(56);
  record.writeUInt32LE(0x06_06_4b_50, 0);
  [44n, 0n, 0n, BigInt(count), BigInt(count), BigInt(length), BigInt(offset)].forEach((number, index) =>
    record.writeBigUInt64LE(number, [4, 12, 16, 24, 32, 40, 48][index]),
  );
  record.writeUInt32LE(45 | (45 << 16), 12);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07_06_4b_50, 0);
  locator.writeBigUInt64LE(BigInt(offset + length), 8);
  locator.writeUInt32LE(1, 16);
  return [record, locator];
};
