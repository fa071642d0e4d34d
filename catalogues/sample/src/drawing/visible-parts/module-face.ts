import { tonesOf } from '../colour/tones.ts';
import { hingedLid } from '../sockets/hinged-lid.ts';
import type { Pen } from '../svg/pen.ts';
import { faceOf } from './face-of.ts';
import { primitiveOf } from './primitive.ts';

/** What is ordered of a module's face. */
export type ModuleFaceOrder = {
  readonly window: number;
  readonly primitive: string;
  readonly hexColor: string;
  readonly lid?: 'coloured' | 'transparent';
};

/** The face of a module around the origin, under its lid where it has one; an opaque lid hides it. */
export const moduleFace = (pen: Pen, { window, primitive, hexColor, lid }: ModuleFaceOrder): string => {
  const { base, features } = primitiveOf(primitive);
  const order = { window, hexColor, tones: tonesOf(hexColor), features };
  const cover = lid ?? (features.has('lid') ? 'coloured' : undefined);
  const face = cover === 'coloured' ? '' : faceOf(base)(pen, order);
  return face + (cover === undefined ? '' : hingedLid(pen, order, cover));
};
