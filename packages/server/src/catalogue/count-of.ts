/** How many of something there are, in English: `1 fault`, `2 faults`. */
export const countOf = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;
