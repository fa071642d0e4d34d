/** A colour as lightness (0 to 1), chroma (0 to about 0.4) and hue in degrees (https://www.w3.org/TR/css-color-4/#ok-lab). */
export type Oklch = { readonly lightness: number; readonly chroma: number; readonly hue: number };

type Triple = readonly [number, number, number];

const linearOf = (hex: string): Triple => {
  const channel = (start: number): number => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
};

/** The relative luminance of a colour such as `#0d655d` (WCAG 2.2). */
const luminanceOf = (hex: string): number => {
  const [red, green, blue] = linearOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The contrast of two colours, from 1 to 21 (WCAG 2.2). */
export const contrastOf = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

/** The distance of two colours in OKLab; 0.02 is just noticeable. */
export const distanceOf = (one: Oklch, other: Oklch): number => {
  const hue = ((one.hue - other.hue) * Math.PI) / 180;
  const chroma = Math.sqrt(one.chroma ** 2 + other.chroma ** 2 - 2 * one.chroma * other.chroma * Math.cos(hue));
  return Math.hypot(one.lightness - other.lightness, chroma);
};

export const oklchOf = (hex: string): Oklch => {
  const [red, green, blue] = linearOf(hex);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: (Math.atan2(b, a) * 180) / Math.PI,
  };
};

const linearSrgbOf = ({ lightness, chroma, hue }: Oklch): Triple => {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
};

const isInSrgb = (colour: Oklch): boolean =>
  linearSrgbOf(colour).every((channel) => channel >= -0.0001 && channel <= 1.0001);

/** The colour as `#rrggbb`, with less chroma where sRGB has not enough. */
export const hexOf = (colour: Oklch): string => {
  let [least, most] = [0, isInSrgb(colour) ? 0 : colour.chroma];
  for (let step = 0; step < 20 && most > 0; step += 1) {
    const chroma = (least + most) / 2;
    if (isInSrgb({ ...colour, chroma })) least = chroma;
    else most = chroma;
  }
  const channels = linearSrgbOf(most > 0 ? { ...colour, chroma: least } : colour).map((linear) => {
    const value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
    return Math.round(Math.min(1, Math.max(0, value)) * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
};
