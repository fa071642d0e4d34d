import { formatCount } from '../text/format-count.ts';
import type { MinorUnits } from './money.ts';

/**
 * A price as people read it, on screen and on paper: `1 170,10 zł`, the same in every language (specification §9, R5).
 */
export const formatPrice = (price: MinorUnits, label: string): string => {
  const digits = String(Math.abs(price)).padStart(3, '0');
  const whole = formatCount(Number(digits.slice(0, -2)));
  return `${price < 0 ? '\u2212' : ''}${whole},${digits.slice(-2)}${NO_BREAK_SPACE}${label}`;
};

const NO_BREAK_SPACE = '\u00A0';
