import type { Area } from './area.ts';
import { svg } from './svg.ts';

/** An area, painted; `more` holds further attributes such as an opacity. */
export const rect = (area: Area, fill: string, more = ''): string =>
  svg`<rect x="${area.x}" y="${area.y}" width="${area.width}" height="${area.height}" rx="${area.radius}" fill="${fill}"${more === '' ? '' : ` ${more}`}/>`;
