import type { Area } from '../svg/area.ts';
import { inset } from '../svg/inset.ts';
import type { Pen } from '../svg/pen.ts';
import { rect } from '../svg/rect.ts';

/** The mouth of a connector in a plate: a chamfer and the dark inside. */
export const portRecess = (pen: Pen, area: Area): string =>
  rect(inset(area, -0.5), pen.linear('down', ['0 #000 0.5', '0.5 #000 0.25', '1 #fff 0.6'])) +
  rect(area, pen.linear('down', ['0 #08090a', '1 #26292c']));
