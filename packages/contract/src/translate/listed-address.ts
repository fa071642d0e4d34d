/**
 * Returns a web address that comes from anybody, if its origin is listed and it contains no user name; undefined
 * otherwise. Stricter than browsers, which take backslashes for slashes and leave out line breaks and invisible
 * characters.
 */
export const listedAddress = (text: string, origins: readonly string[]): URL | undefined => {
  if (!/^https?:\/\/(?!\/)[^\\\s\p{C}]+$/iu.test(text)) return undefined;
  const address = parse(text);
  const isPlain = address?.username === '' && address.password === '';
  return isPlain && origins.includes(address.origin) ? address : undefined;
};

/** Like `URL.parse`, which the oldest supported browsers lack. */
const parse = (text: string): URL | undefined => {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
};
