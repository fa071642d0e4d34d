import type { Finish } from '../drawing-order.ts';
import { glass } from './glass.ts';
import { metal } from './metal.ts';
import { plastic } from './plastic.ts';
import type { Surface } from './surface.ts';
import { wood } from './wood.ts';

/** The surface of each material that frames are made of. */
export const surfaces: Record<Finish['material'], Surface> = { glass, metal, plastic, wood };
