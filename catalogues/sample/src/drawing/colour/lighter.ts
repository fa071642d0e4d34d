import { mix } from './mix.ts';

/** A colour with more light on it: 0 as it is, 1 white. */
export const lighter = (hex: string, share: number): string => mix(hex, '#ffffff', share);
