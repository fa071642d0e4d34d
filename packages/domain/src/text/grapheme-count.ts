const segmenter = new Intl.Segmenter();

/** How many characters a person sees in a text: an accented letter or an emoji is one (R12). */
export const graphemeCount = (text: string): number => [...segmenter.segment(text)].length;
