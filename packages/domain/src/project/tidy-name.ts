/** A typed name as it is kept: trimmed, inner white space collapsed to single spaces (R12). */
export const tidyName = (typed: string): string => typed.replace(/\s+/gu, ' ').trim();
