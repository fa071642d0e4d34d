/** The page of an article at its manufacturer; the sample's leads to an example host. */
export function catalogueAddress(symbol: string): string {
  return `https://example.com/katalog/${encodeURIComponent(symbol)}`;
}
