import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { jsonOf } from '@ramka/server/catalogue/files/reading';
import type { z } from 'zod';

/** Characters that go to the disk in one step. */
const WRITTEN_AT_ONCE = 1 << 18;

/** Values put down in a file, so that memory need not hold them. */
export type Spool<Value = unknown> = {
  readonly add: (value: Value) => Promise<void>;
  /** Ends the writing. */
  readonly close: () => Promise<void>;
};

/** Begins a file of lines, each the JSON of one value. */
export const openSpool = <Value>(file: string): Spool<Value> => {
  const stream = createWriteStream(file);
  // A full disk may be found out at any time; whoever writes next, or ends, is told.
  stream.on('error', () => undefined);
  let waiting = '';
  const write = async (): Promise<void> => {
    const text = waiting;
    waiting = '';
    if (stream.errored) throw stream.errored;
    if (!stream.write(text)) await once(stream, 'drain');
  };
  return {
    add: async (value) => {
      waiting += `${JSON.stringify(value)}\n`;
      if (waiting.length > WRITTEN_AT_ONCE) await write();
    },
    close: async () => {
      await write();
      stream.end();
      await finished(stream);
    },
  };
};

/** The values of such a file, as the schema reads them; lines that it does not accept are left out. */
export async function* readSpool<Value>(file: string, schema: z.ZodType<Value>): AsyncGenerator<Value> {
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    if (line.trim() === '') continue;
    const answer = schema.safeParse(parsed(line));
    if (answer.success) yield answer.data;
  }
}

const parsed = (line: string): unknown => {
  try {
    return jsonOf(line);
  } catch {
    return undefined;
  }
};
