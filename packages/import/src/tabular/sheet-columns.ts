import { allLanguages } from '@ramka/domain/text';

/** A column of a sheet, with everything for export, explanation and import. */
export type SheetColumn = {
  readonly title: string;
  /** The explanation shown in the workbook. */
  readonly about: string;
  readonly example?: string;
  /** Alternative titles. */
  readonly also?: readonly string[];
  /** The options of a cell: words, or the cells of a column such as `series.tag`. */
  readonly from?: readonly string[] | `${string}.${string}`;
  /** `texts` has five additional columns for the languages, `phrases` has only those. */
  readonly kind?: 'texts' | 'phrases';
};

/** A sheet with a table of the catalogue. */
export type SheetPlan = { readonly name: string; readonly about: string; readonly columns: readonly SheetColumn[] };

type More = Omit<SheetColumn, 'title' | 'about'>;

/** Creates a column. */
export const column = (title: string, about: string, example?: string, more: More = {}): SheetColumn => ({
  title,
  about,
  ...(example !== undefined && { example }),
  ...more,
});

/** A text, either one for all languages or one per language. */
export const name = (about: string, example: string, title = 'name'): SheetColumn =>
  column(title, `${about} One for all languages, or one in each of ${title}_pl to ${title}_en.`, example, {
    kind: 'texts',
  });

export const id = column('id', 'Given by the tool and never changed: leave it as it is, and empty in new rows.');
export const series = column('series', 'Tag of its series.', 'asfora', { from: 'series.tag', also: ['seriesTag'] });
export const image = (about: string): SheetColumn =>
  column('image', `${about} Empty: a placeholder is drawn.`, 'EPH5800121.webp');
/** Options of boolean columns. */
export const yesNo = { from: ['yes', 'no'] } as const;
export const functionId = column('function', 'What it does, whatever its series.', 'switch-two-way', {
  from: 'functions.id',
});
export const hexColor = column('hexColor', 'Its colour on screen.', '#F4F4F0', { also: ['hex'] });
export const family = column('family', 'The family of colours that it belongs to.', 'white', {
  from: 'colour-families.id',
});
/** A column of ids in the form of words. */
export const word = (what: string, example: string): SheetColumn =>
  column('id', `A word for ${what}: small letters, digits, hyphens. It stays the same.`, example);

/** A column for notes, allowed in any sheet. Suggestions write reasons for uncertainty there. */
export const UNSURE = 'unsure';

/** The titles of a column in a workbook: its own, and those of its languages. */
export const titlesOf = ({ title, kind }: SheetColumn): readonly string[] => {
  const inLanguages = allLanguages.map((language) => `${title}_${language}`);
  return [...(kind === 'phrases' ? [] : [title]), ...(kind === undefined ? [] : inLanguages)];
};

/** The canonical form of a title; undefined if no title is similar. */
export const canonicalTitle = ({ name: sheet, columns }: SheetPlan, written: string): string | undefined => {
  const plain = plainWord(written);
  if (plain === UNSURE || written.startsWith('#')) return UNSURE;
  const titles = columns.flatMap(titlesOf);
  const found = titles.find((title) => title === written) ?? titles.find((title) => plainWord(title) === plain);
  if (found !== undefined) return found;
  const other = columns.find(({ also = [] }) => also.some((title) => plainWord(title) === plain));
  return other?.title ?? (sheet === 'prices' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(written) ? written : undefined);
};

/** The plan of the sheet with this name, ignoring spelling variants. */
export const planOf = (plans: readonly SheetPlan[], written: string): SheetPlan | undefined =>
  plans.find(({ name: own }) => plainWord(own) === plainWord(written));

const plainWord = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]/g, '');

/** The most similar one of several words, as a suggestion for an unknown word. */
export const nearestOf = (written: string, words: Iterable<string>): string | undefined => {
  let nearest: string | undefined;
  const plain = plainWord(written);
  let least = Math.max(2, Math.ceil(plain.length / 3)) + 1;
  for (const word of words) {
    if (Math.abs(word.length - written.length) >= least + 2) continue;
    const distance = editsBetween(plain, plainWord(word));
    if (distance < least) [nearest, least] = [word, distance];
  }
  return nearest;
};

/** The Levenshtein distance of two words. */
const editsBetween = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of Array.from(one).entries()) {
    const next = [index + 1];
    for (let place = 1; place <= other.length; place += 1) {
      const changed = (row[place - 1] ?? 0) + (letter === other[place - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[place] ?? 0) + 1, (next[place - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
};
