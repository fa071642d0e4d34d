import { mix } from './mix.ts';

/** A colour in shade: 0 as it is, 1 black with a trace of blue, as shade on a wall has it. */
export const darker = (hex: string, share: number): string => mix(hex, '#05070b', share);
