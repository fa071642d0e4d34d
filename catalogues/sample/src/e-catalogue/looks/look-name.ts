import { pictureFileName } from '../../pictures/file-name.ts';

/** The file name of a look: its words in one. */
export function lookName(...parts: readonly string[]): string {
  const text = parts.filter((part) => part !== '').join('-');
  return pictureFileName(text.replaceAll('#', '').toLowerCase());
}
