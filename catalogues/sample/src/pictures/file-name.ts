/** The file name of a picture of what has this symbol. */
export function pictureFileName(symbol: string): string {
  return `${symbol.replaceAll('@', 'C').replaceAll(/[^A-Za-z0-9._-]/g, '-')}.svg`;
}
