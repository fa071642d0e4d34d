import type { Pen } from '../svg/pen.ts';
import { svg } from '../svg/svg.ts';

/** The soft shadow of something that stands on the ground: an ellipse that fades out. */
export const groundShadow = (pen: Pen, x: number, y: number, reach: number, depth: number): string =>
  svg`<ellipse cx="${x}" cy="${y}" rx="${reach}" ry="${depth}" fill="${pen.radial(['0 #10151a 0.4', '0.6 #10151a 0.16', '1 #10151a 0'])}"/>`;
