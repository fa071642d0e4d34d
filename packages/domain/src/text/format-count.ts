/** A count as people read it, with the space of prices between thousands: `1 170`, the same in every language (reading R5). */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/gu, NARROW_NO_BREAK_SPACE);

const NARROW_NO_BREAK_SPACE = '\u202F';
