/** Whether a typed text is a list of a flat rather than the contents of one set: it has several lines, or a room. */
export const looksLikeList = (text: string): boolean =>
  /\S[^\n]*\n\s*\S/u.test(text) || /\S[^\n]*\t/u.test(text) || /(?:^|;)\s*\p{L}[^,;:]{1,40}:\s*\S/u.test(text);
