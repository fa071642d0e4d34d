import { allColours, type SampleColour } from './all-colours.ts';

/** The colour that a series' symbols write so; undefined where the series has none. */
export function colourByCode(seriesTag: string, code: string): SampleColour | undefined {
  return allColours.find((colour) => colour.seriesTag === seriesTag && colour.code === code);
}
