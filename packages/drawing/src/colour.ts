/** The tones of one material in light from the upper left, from brightest to darkest. */
export type Tones = {
  /** An edge that faces the light. */
  readonly highlight: string;
  readonly light: string;
  readonly body: string;
  readonly shade: string;
  /** An edge that faces away from the light. */
  readonly deep: string;
  /** The hairline that separates an object from a wall of the same colour. */
  readonly edge: string;
  /** The colour of printed marks. */
  readonly ink: string;
};

/** Derives the tones of a colour. Dark materials need more light to show a bevel, light ones more shade. */
export const tonesOf = (hex: string): Tones => {
  const light = lightness(hex);
  return {
    highlight: lighter(hex, 0.24 + 0.76 * light ** 2),
    light: lighter(hex, 0.07 + 0.35 * light ** 3),
    body: hex,
    shade: darker(hex, 0.22 - 0.155 * light),
    deep: darker(hex, 0.55 - 0.3 * light),
    edge: darker(hex, 0.75 - 0.35 * light),
    ink: light > 0.45 ? darker(hex, 0.62) : lighter(hex, 0.6),
  };
};

/** Adds light to a colour: 0 leaves it unchanged, 1 gives white. */
export const lighter = (hex: string, share: number): string => mix(hex, '#ffffff', share);

/** Adds shade to a colour: 0 leaves it unchanged, 1 gives black with a trace of blue. */
export const darker = (hex: string, share: number): string => mix(hex, '#05070b', share);

/** Mixes two colours, both `#RRGGBB`: `share` 0 gives the first, 1 the second. */
export const mix = (from: string, to: string, share: number): string => {
  const channels = [1, 3, 5].map((start) => {
    const [a, b] = [from, to].map((hex) => Number.parseInt(hex.slice(start, start + 2), 16));
    return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * Math.min(Math.max(share, 0), 1));
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
};

/** Perceived lightness of a colour, from 0 (black) to 1 (white). */
export const lightness = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255,
  );
  return 0.299 * red + 0.587 * green + 0.114 * blue;
};
