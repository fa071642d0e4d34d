import { formatCount } from './text.ts';

/**
 * Money as a whole number of the currency's smallest unit (grosz, haléř, cent, kopiyka), so that sums are exact
 * (docs/readings.md#r5).
 */
export type MinorUnits = number;

/** A quantity with its unit price; null means no price and counts as 0. */
export type PricedQuantity = { readonly quantity: number; readonly price: MinorUnits | null };

/** Σ quantity × price, exact to one minor unit (docs/readings.md#r5). */
export const totalOf = (rows: readonly PricedQuantity[]): MinorUnits =>
  rows.reduce((total, { quantity, price }) => total + quantity * (price ?? 0), 0);

/** Converts a price from JSON, a number with two decimals, to minor units (docs/readings.md#r5). */
export const priceFromDecimal = (decimal: number): MinorUnits => Math.round(decimal * 100);

/** Converts a price to its JSON form, a number with two decimals (docs/readings.md#r5). */
export const decimalFromPrice = (price: MinorUnits): number => price / 100;

/** Parses a price of a price list: `18.40`. Returns undefined unless the text is digits with exactly two decimals. */
export const parsePrice = (text: string): MinorUnits | undefined => {
  const [, units, fraction] = /^(\d{1,12})\.(\d{2})$/.exec(text) ?? [];
  return units === undefined || fraction === undefined ? undefined : Number(units) * 100 + Number(fraction);
};

/** Formats a price for machine-readable files: `1170.10`. */
export const formatDecimal = (price: MinorUnits): string => {
  const digits = String(price).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/**
 * Formats a price for screens and documents: `1 170,10 zł`, the same in every language (docs/specification.md#s9-8,
 * docs/readings.md#r5).
 */
export const formatPrice = (price: MinorUnits, label: string): string => {
  const digits = String(Math.abs(price)).padStart(3, '0');
  const units = formatCount(Number(digits.slice(0, -2)));
  return `${price < 0 ? '\u2212' : ''}${units},${digits.slice(-2)}${NO_BREAK_SPACE}${label}`;
};

const NO_BREAK_SPACE = '\u00A0';
