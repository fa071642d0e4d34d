import type { Area } from './area.ts';
import { svg } from './svg.ts';

/** The border of an area as path data, for rings and clips. */
export const outline = ({ x, y, width, height, radius: r }: Area): string =>
  svg`M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`;
