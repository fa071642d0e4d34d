import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { jsonOf } from '@ramka/server/catalogue/files/reading';
import type { z } from 'zod';

/** Characters buffered before a write. */
const WRITTEN_AT_ONCE = 1 << 18;

/** A temporary NDJSON file for more values than fit in memory. */
export type NdjsonTempFile<Value = unknown> = {
  readonly add: (value: Value) => Promise<void>;
  readonly close: () => Promise<void>;
};

export const createNdjsonTempFile = <Value>(file: string): NdjsonTempFile<Value> => {
  const stream = createWriteStream(file);
  // An error such as a full disk may occur at any time. The next write or `close` throws it.
  stream.on('error', () => undefined);
  let buffer = '';
  const write = async (): Promise<void> => {
    const text = buffer;
    buffer = '';
    if (stream.errored) throw stream.errored;
    if (!stream.write(text)) await once(stream, 'drain');
  };
  return {
    add: async (value) => {
      buffer += `${JSON.stringify(value)}\n`;
      if (buffer.length > WRITTEN_AT_ONCE) await write();
    },
    close: async () => {
      await write();
      stream.end();
      await finished(stream);
    },
  };
};

/** Streams the values of a temporary file. Lines that the schema rejects are skipped. */
export async function* readNdjsonTempFile<Value>(file: string, schema: z.ZodType<Value>): AsyncGenerator<Value> {
  let rest = '';
  for await (const chunk of createReadStream(file, 'utf8')) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const answer = line.trim() === '' ? undefined : schema.safeParse(parsed(line));
      if (answer?.success === true) yield answer.data;
    }
  }
  const last = rest.trim() === '' ? undefined : schema.safeParse(parsed(rest));
  if (last?.success === true) yield last.data;
}

const parsed = (line: string): unknown => {
  try {
    return jsonOf(line);
  } catch {
    return undefined;
  }
};
