import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findUnsafeSvg } from '../../pictures/find-unsafe-svg.ts';
import { svgSize } from '../../pictures/svg-size.ts';
import { fault } from '../catalogue-fault.ts';
import { listDeep } from './list-files.ts';
import type { Reading } from './reading.ts';

/**
 * The pictures of a catalogue, as paths below `pictures/`. Every one is read, for the fingerprint and to find unsafe
 * drawings; one by one without waiting, which for some thousand small files is three times faster.
 */
export const readPictures = async (reading: Reading): Promise<ReadonlySet<string>> => {
  const paths = await listDeep(join(reading.folder, 'pictures'));
  for (const path of paths) {
    const content = readFileSync(join(reading.folder, 'pictures', path));
    reading.hash.update(`\n${path}\n`).update(content);
    if (path.endsWith('.svg')) checkSvg(reading, `pictures/${path}`, content.toString('utf8'));
  }
  return new Set(paths);
};

const checkSvg = (reading: Reading, file: string, svg: string): void => {
  const unsafe = findUnsafeSvg(svg);
  if (unsafe !== undefined) {
    reading.faults.push(fault(file, `line ${unsafe.line}`, 'unsafe-picture', `The drawing holds ${unsafe.what}.`));
  }
  if (svgSize(svg) === undefined) {
    const message = 'The drawing has no viewBox that says its width and height in millimetres, at most 600.';
    reading.faults.push(fault(file, '', 'unmeasured-picture', message));
  }
};
