import { contrastOf, distanceOf, hexOf, type Oklch, oklchOf } from './oklch.ts';

/** The surfaces on which the accent colour stands (packages/web/src/theme/tokens.css). */
export const surfaces = {
  light: { wall: '#f3f1ed', paper: '#ffffff', sunken: '#eae7e1' },
  dark: { wall: '#17191a', paper: '#202324', raised: '#282b2d' },
} as const;

/** Colours of text on surfaces. */
export const inks = { light: '#1e2022', dark: '#eeece8' } as const;

type Scheme = keyof typeof surfaces;

/** Least contrasts of WCAG 2.2: text, and what is not text, such as the focus ring. */
export const TEXT_CONTRAST = 4.5;
export const FOCUS_CONTRAST = 3;
const MORE_CONTRAST = 7;

/** The colours of one scheme that follow from the accent, by their names in `tokens.css`. */
export type AccentColours = Readonly<
  Record<'accent' | 'accent-hover' | 'accent-pressed' | 'on-accent' | 'accent-wash' | 'accent-ink', string>
>;

const leastContrast = (colour: string, on: readonly string[]): number =>
  Math.min(...on.map((surface) => contrastOf(colour, surface)));

/** Changes the lightness in small steps until a condition holds; undefined if it never does. */
const shift = (colour: Oklch, step: number, holds: (hex: string) => boolean): string | undefined => {
  for (let { lightness } = colour; lightness >= 0 && lightness <= 1; lightness += step) {
    const hex = hexOf({ ...colour, lightness });
    if (holds(hex)) return hex;
  }
  return undefined;
};

/** A contrast problem of an accent colour, and the nearest colour without it. */
export type AccentProblem = { readonly contrast: number; readonly surface: string; readonly nearest: string };

/** Whether focus rings and selections in this colour are visible; undefined: they are. */
export const accentProblem = (accent: string): AccentProblem | undefined => {
  const on = Object.values(surfaces.light);
  if (leastContrast(accent, on) >= FOCUS_CONTRAST) return undefined;
  const [surface = ''] = on.toSorted((one, other) => contrastOf(accent, one) - contrastOf(accent, other));
  const nearest = shift(oklchOf(accent), -0.005, (hex) => leastContrast(hex, on) >= FOCUS_CONTRAST);
  return { contrast: contrastOf(accent, surface), surface, nearest: nearest ?? '#000000' };
};

/** Colours of errors and of deletions in both schemes (packages/web/src/theme/tokens.css). */
export const dangers = { light: '#a5321f', dark: '#f2998a' } as const;

/** Colours that are closer than this in OKLab are easily taken for each other. */
const DISTINCT = 0.06;

/** The colour of errors that an accent colour resembles in either scheme; undefined: none. */
export const resembledDanger = (accent: string): string | undefined => {
  const isClose = (scheme: Scheme): boolean =>
    distanceOf(oklchOf(accentColours(accent, scheme).accent), oklchOf(dangers[scheme])) < DISTINCT;
  return isClose('light') || isClose('dark') ? dangers.light : undefined;
};

/** White or a very dark shade of the colour, whichever is more legible on it. */
const textOn = (accent: string, hue: number): string =>
  [hexOf({ lightness: 0.17, chroma: 0.02, hue }), '#000000', '#ffffff'].reduce((best, each) =>
    contrastOf(each, accent) > Math.max(TEXT_CONTRAST, contrastOf(best, accent)) ? each : best,
  );

/** The colours of a scheme, from the accent colour that the deployment names. */
export const accentColours = (accent: string, scheme: Scheme): AccentColours => {
  const original = oklchOf(accent);
  const on = Object.values(surfaces[scheme]);
  const isLight = scheme === 'light';
  const lighter = {
    ...original,
    lightness: Math.max(original.lightness, 0.76),
    chroma: Math.min(original.chroma, 0.13),
  };
  const shown = isLight
    ? accent
    : (shift(lighter, 0.01, (hex) => leastContrast(hex, on) >= TEXT_CONTRAST) ?? '#ffffff');
  const base = oklchOf(shown);
  const text = textOn(shown, original.hue);
  // Away from the text, so that it stays legible.
  const away = contrastOf(text, '#ffffff') > contrastOf(text, '#000000') ? 1 : -1;
  const stepped = (by: number): string =>
    hexOf({ ...base, lightness: Math.min(0.98, Math.max(0.05, base.lightness + away * by)) });
  const wash = hexOf({
    hue: original.hue,
    lightness: isLight ? 0.94 : 0.32,
    chroma: Math.min(original.chroma, isLight ? 0.03 : 0.04),
  });
  const ink = { ...base, lightness: base.lightness + (isLight ? -0.05 : 0.05) };
  return {
    accent: shown,
    'accent-hover': stepped(0.05),
    'accent-pressed': stepped(0.1),
    'on-accent': text,
    'accent-wash': wash,
    'accent-ink':
      shift(ink, isLight ? -0.01 : 0.01, (hex) => leastContrast(hex, [...on, wash]) >= TEXT_CONTRAST) ?? inks[scheme],
  };
};

/** The accent and the text in its colour for visitors who prefer more contrast. */
const strongColours = (accent: string, scheme: Scheme): Pick<AccentColours, 'accent' | 'accent-ink' | 'on-accent'> => {
  const on = Object.values(surfaces[scheme]);
  const step = scheme === 'light' ? -0.01 : 0.01;
  const start = oklchOf(accentColours(accent, scheme).accent);
  const strong = shift(start, step, (hex) => leastContrast(hex, on) >= MORE_CONTRAST) ?? inks[scheme];
  return { accent: strong, 'accent-ink': strong, 'on-accent': scheme === 'light' ? '#ffffff' : '#000000' };
};

type Pair = (light: string, dark: string) => string;

/** `light-dark()` as the build of the pages writes it for older browsers. */
const pair: Pair = (light, dark) => `var(--lightningcss-light,${light}) var(--lightningcss-dark,${dark})`;

const translucent = (hex: string, percent: number): string =>
  `${hex}${Math.round((percent / 100) * 255)
    .toString(16)
    .padStart(2, '0')}`;

const declarations = (light: Readonly<Record<string, string>>, dark: Readonly<Record<string, string>>): string =>
  Object.entries(light)
    .map(([name, colour]) => `--${name}:${pair(colour, dark[name] ?? colour)}`)
    .join(';');

/** The accent of share links, where links and buttons have the same colour: the nearest shade that is legible as text. */
export const shareLinkColours = (
  accent: string,
  scheme: Scheme,
): Readonly<Record<'accent' | 'accent-strong' | 'on-accent', string>> => {
  const on = Object.values(surfaces[scheme]);
  const [step, text] = scheme === 'light' ? ([-0.01, '#ffffff'] as const) : ([0.01, '#000000'] as const);
  const legible = (colour: Oklch): string =>
    shift(colour, step, (hex) => leastContrast(hex, [...on, text]) >= TEXT_CONTRAST) ?? inks[scheme];
  const shown = legible(oklchOf(accentColours(accent, scheme).accent));
  const base = oklchOf(shown);
  return {
    accent: shown,
    'accent-strong': legible({ ...base, lightness: base.lightness + 6 * step }),
    'on-accent': text,
  };
};

/** The custom properties of `share-links/share-link.css` that follow from an accent colour. */
export const shareLinkAccentStyles = (accent: string): string => {
  const rule = (scheme: Scheme): string =>
    `:root{${Object.entries(shareLinkColours(accent, scheme))
      .map(([name, colour]) => `--${name}:${colour}`)
      .join(';')}}`;
  return `${rule('light')}@media (prefers-color-scheme:dark){${rule('dark')}}`;
};

/** The custom properties of the pages that follow from an accent colour, in the cascade layer of the built ones. */
export const accentStyles = (accent: string): string => {
  const [light, dark] = [accentColours(accent, 'light'), accentColours(accent, 'dark')];
  const faint = (percent: number) => pair(translucent(light.accent, percent), translucent(dark.accent, percent));
  const strong = declarations(strongColours(accent, 'light'), strongColours(accent, 'dark'));
  return [
    `:root{${declarations(light, dark)};--accent-faint:${faint(16)};--accent-soft:${faint(36)}}`,
    `@media (prefers-contrast:more){:root{${strong};--accent-hover:var(--accent);--accent-pressed:var(--accent)}}`,
  ].join('');
};
