import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { type Reading, reportMissing } from './reading.ts';

/** A line of a file, counted from 1. */
export type TextLine = { readonly text: string; readonly number: number };

const CHUNK_BYTES = 1 << 20;

/** The lines of a file that are not empty, without holding the file whole; none, and a fault, where it is missing. */
export async function* textLines(reading: Reading, file: string): AsyncGenerator<TextLine> {
  reading.hash.update(`\n${file}\n`);
  let number = 0;
  let rest = '';
  const stream = createReadStream(join(reading.folder, file), { encoding: 'utf8', highWaterMark: CHUNK_BYTES });
  try {
    for await (const chunk of stream) {
      const text = String(chunk);
      reading.hash.update(text);
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        number += 1;
        if (line.trim() !== '') yield { text: line, number };
      }
    }
  } catch {
    reportMissing(reading, file);
  }
  if (rest.trim() !== '') yield { text: rest, number: number + 1 };
}
