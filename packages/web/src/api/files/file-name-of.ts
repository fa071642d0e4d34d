/** The name of a file in a `Content-Disposition`: the one in UTF-8, else the one in ASCII (reading R11, RFC 6266). */
export const fileNameOf = (disposition: string): string => {
  const extended = /filename\*=UTF-8''([^;\s]+)/i.exec(disposition)?.[1];
  const plain = /filename="([^"]*)"/i.exec(disposition)?.[1];
  return (extended && decoded(extended)) || plain || 'ramka';
};

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};
