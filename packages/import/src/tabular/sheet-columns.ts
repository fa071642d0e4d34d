import { allLanguages } from '@ramka/domain/text';

/** A column of a sheet, as it is exported, explained and read. */
export type SheetColumn = {
  readonly title: string;
  /** The explanation in the workbook. */
  readonly about: string;
  readonly example?: string;
  /** Alternative titles. */
  readonly also?: readonly string[];
  /** Choices of a cell: words, or the cells of a column such as `series.tag`. */
  readonly from?: readonly string[] | `${string}.${string}`;
  /** `texts` takes five more columns for the languages, `phrases` takes those alone. */
  readonly kind?: 'texts' | 'phrases';
};

/** A table of a catalogue as a sheet. */
export type SheetPlan = { readonly name: string; readonly about: string; readonly columns: readonly SheetColumn[] };

type More = Omit<SheetColumn, 'title' | 'about'>;

/** Makes a column. */
export const column = (title: string, about: string, example?: string, more: More = {}): SheetColumn => ({
  title,
  about,
  ...(example !== undefined && { example }),
  ...more,
});

/** A text in all languages, or in each. */
export const name = (about: string, example: string, title = 'name'): SheetColumn =>
  column(title, `${about} One for all languages, or one in each of ${title}_pl to ${title}_en.`, example, {
    kind: 'texts',
  });

/** The id of a row. */
export const id = column('id', 'Given by the tool and never changed: leave it as it is, and empty in new rows.');
/** The series of a row. */
export const series = column('series', 'Tag of its series.', 'asfora', { from: 'series.tag', also: ['seriesTag'] });
/** A picture's file name. */
export const image = (about: string): SheetColumn =>
  column('image', `${about} Empty: a placeholder is drawn.`, 'EPH5800121.webp');
/** Choices of boolean columns. */
export const yesNo = { from: ['yes', 'no'] } as const;
/** A function. */
export const functionId = column('function', 'What it does, whatever its series.', 'switch-two-way', {
  from: 'functions.id',
});
/** A colour as screens know it. */
export const hexColor = column('hexColor', 'Its colour on screen.', '#F4F4F0', { also: ['hex'] });
/** A family of colours. */
export const family = column('family', 'The family of colours that it belongs to.', 'white', {
  from: 'colour-families.id',
});
/** A column of ids that are words. */
export const word = (what: string, example: string): SheetColumn =>
  column('id', `A word for ${what}: small letters, digits, hyphens. It stays the same.`, example);

/** Columns for own notes in any sheet; suggestions write reasons for uncertainty there. */
export const UNSURE = 'unsure';

/** The titles that a column has in a workbook: its own, and those of its languages. */
export const titlesOf = ({ title, kind }: SheetColumn): readonly string[] => {
  const inLanguages = allLanguages.map((language) => `${title}_${language}`);
  return [...(kind === 'phrases' ? [] : [title]), ...(kind === undefined ? [] : inLanguages)];
};

/** The canonical title for a written one; undefined where none is similar. */
export const knownTitle = ({ name: sheet, columns }: SheetPlan, written: string): string | undefined => {
  const plain = plainWord(written);
  if (plain === UNSURE || written.startsWith('#')) return UNSURE;
  const titles = columns.flatMap(titlesOf);
  const found = titles.find((title) => title === written) ?? titles.find((title) => plainWord(title) === plain);
  if (found !== undefined) return found;
  const other = columns.find(({ also = [] }) => also.some((title) => plainWord(title) === plain));
  return other?.title ?? (sheet === 'prices' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(written) ? written : undefined);
};

/** The sheet of a name, however it was typed. */
export const planOf = (plans: readonly SheetPlan[], written: string): SheetPlan | undefined =>
  plans.find(({ name: own }) => plainWord(own) === plainWord(written));

const plainWord = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]/g, '');

/** The most similar of some words, as a suggestion for an unknown one. */
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
