import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findUnsafeSvg } from '../../pictures/svg/find-unsafe-svg.ts';
import { type DrawingSize, svgSize } from '../../pictures/svg/svg-size.ts';
import { fault } from '../catalogue-fault.ts';
import { listDeep } from './list-files.ts';
import type { Reading } from './reading.ts';

/**
 * The pictures of a catalogue, by path below `pictures/`. Every one is read, for the fingerprint and to find unsafe
 * drawings; one by one without waiting, which for some thousand small files is three times faster.
 */
export const readPictures = async (reading: Reading): Promise<ReadonlyMap<string, DrawingSize | undefined>> => {
  const pictures = new Map<string, DrawingSize | undefined>();
  for (const path of await listDeep(join(reading.folder, 'pictures'))) {
    const content = readFileSync(join(reading.folder, 'pictures', path));
    reading.hash.update(`\n${path}\n`).update(content);
    pictures.set(path, path.endsWith('.svg') ? checkDrawing(reading, path, content.toString('utf8')) : undefined);
  }
  return pictures;
};

const checkDrawing = (reading: Reading, path: string, svg: string): DrawingSize | undefined => {
  const file = `pictures/${path}`;
  const unsafe = findUnsafeSvg(svg);
  if (unsafe !== undefined) {
    reading.faults.push(fault(file, `line ${unsafe.line}`, 'unsafe-picture', `The drawing holds ${unsafe.what}.`));
  }
  const size = svgSize(svg);
  if (size === undefined) {
    const message = 'The drawing has no viewBox that says its width and height in millimetres, at most 600.';
    reading.faults.push(fault(file, '', 'unmeasured-picture', message));
  }
  return size;
};
