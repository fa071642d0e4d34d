import type { Tones } from '../colour/tones.ts';
import type { Area } from '../svg/area.ts';
import { outline } from '../svg/outline.ts';
import type { Pen } from '../svg/pen.ts';
import { svg } from '../svg/svg.ts';

/** A bevel along the inside of an area's border: four mitred facets, each as bright as it faces the light. */
export const bevel = (pen: Pen, area: Area, width: number, tones: Tones): string => {
  const { x, y, width: w, height: h } = area;
  const b = width;
  const inside = pen.clip(
    svg`<path d="${outline(area)}${outline({ x: x + b, y: y + b, width: w - 2 * b, height: h - 2 * b, radius: Math.max(area.radius - b, 0.2) })}" clip-rule="evenodd"/>`,
  );
  const reach = Math.max(b, area.radius);
  const facets = [
    svg`<path d="M${x} ${y}h${w}l${-reach} ${reach}h${2 * reach - w}z" fill="${tones.highlight}"/>`,
    svg`<path d="M${x} ${y}v${h}l${reach} ${-reach}v${2 * reach - h}z" fill="${tones.highlight}" fill-opacity=".6"/>`,
    svg`<path d="M${x + w} ${y}v${h}l${-reach} ${-reach}v${2 * reach - h}z" fill="${tones.deep}" fill-opacity=".6"/>`,
    svg`<path d="M${x} ${y + h}h${w}l${-reach} ${-reach}h${2 * reach - w}z" fill="${tones.deep}"/>`,
  ];
  return svg`<g clip-path="${inside}">${facets}</g>`;
};
