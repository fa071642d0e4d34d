/** What a JSON text says, with or without the byte order mark that some editors put before it. Throws where it is no JSON. */
export const jsonOf = (text: string): unknown => JSON.parse(text.startsWith('\u{FEFF}') ? text.slice(1) : text);
