/** Joins class names for `className`; skips false, null, undefined and empty values. */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
