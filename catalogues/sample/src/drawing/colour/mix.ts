/** A colour between two, both `#RRGGBB`: `share` 0 gives the first, 1 the second. */
export const mix = (from: string, to: string, share: number): string => {
  const channels = [1, 3, 5].map((start) => {
    const [a, b] = [from, to].map((hex) => Number.parseInt(hex.slice(start, start + 2), 16));
    return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * Math.min(Math.max(share, 0), 1));
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
};
