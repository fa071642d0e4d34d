import { allColours } from '../../colours/all-colours.ts';

/** Steps of a channel from 0 to 255 that the eye does not tell apart in a small picture. */
const ALIKE = 12;

/** The colour to draw for one of a product: the first of the table that looks like it, so that series share pictures. */
export function pictureColour(hexColor: string): string {
  const found = allColours.find((colour) => looksAlike(colour.hexColor, hexColor));
  return found?.hexColor ?? hexColor;
}

function looksAlike(one: string, other: string): boolean {
  const others = channels(other);
  return channels(one).every((channel, index) => Math.abs(channel - (others[index] ?? 0)) <= ALIKE);
}

function channels(hexColor: string): readonly number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hexColor.slice(start, start + 2), 16));
}
