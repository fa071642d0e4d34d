import { allColours, type SampleColour } from './all-colours.ts';

/** The colours of a series, its default first. */
export function coloursOfSeries(seriesTag: string): readonly SampleColour[] {
  return allColours.filter((colour) => colour.seriesTag === seriesTag);
}
