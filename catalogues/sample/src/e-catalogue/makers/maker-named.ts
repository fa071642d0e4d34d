import { makeAccessories } from './make-accessories.ts';
import { makeComplete } from './make-complete.ts';
import { makeCovers } from './make-covers.ts';
import { makeFamilies } from './make-families.ts';
import { makeFrames } from './make-frames.ts';
import { makeListed } from './make-listed.ts';
import { makeNamesake } from './make-namesake.ts';
import { makeMechanisms } from './make-mechanisms.ts';
import { makeModules } from './make-modules.ts';
import { makeSurface } from './make-surface.ts';
import type { Maker } from './maker.ts';

const makers: ReadonlyMap<string, Maker> = new Map([
  ['modules', makeModules],
  ['complete', makeComplete],
  ['surface', makeSurface],
  ['covers', makeCovers],
  ['mechanisms', makeMechanisms],
  ['frames', makeFrames],
  ['listed', makeListed],
  ['namesake', makeNamesake],
  ['accessories', makeAccessories],
  ['families', makeFamilies],
]);

/** Who makes the products of a row, by the word in its table. */
export function makerNamed(name: string): Maker {
  const maker = makers.get(name);
  if (maker === undefined) throw new Error(`No maker ${name}`);
  return maker;
}
