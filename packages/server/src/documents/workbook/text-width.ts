/** Roughly how many digits wide a text is; words that do not fit leave some of a line free. */
export const textWidth = (text: string): number =>
  Array.from(text).reduce((sum, character) => sum + (wide.test(character) ? 1.8 : 1), 0);

const wide = /[\p{Lu}\p{Extended_Pictographic}]/u;
