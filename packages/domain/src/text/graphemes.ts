const segmenter = new Intl.Segmenter();

/** The characters that a person sees in a text: an accented letter or an emoji is one (R12). */
export const graphemes = (text: string): readonly string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);
