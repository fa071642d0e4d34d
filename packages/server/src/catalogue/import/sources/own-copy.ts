/**
 * The same text in memory of its own. Parsers answer slices of the pieces that they read: a slice that is kept would keep
 * its whole piece.
 */
export const ownCopy = (text: string): string => Buffer.from(text).toString();
