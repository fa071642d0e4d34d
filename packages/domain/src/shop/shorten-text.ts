/** A text of at most `length` UTF-16 units: a longer one ends in `…`, after a whole word where there is one. */
export const shortenText = (text: string, length: number): string => {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '');
  const endsWithWord = /^\s/.test(text.slice(length - 1));
  const words = (endsWithWord ? cut : cut.replace(/\s+\S*$/, '')).replace(/[\s,;:–-]+$/, '');
  return `${words.length > length / 2 ? words : cut}…`;
};
