import { readTable } from '../text/table.ts';
import { words, type Words } from '../text/words.ts';
import type { SampleSubcategory } from './all-subcategories.ts';
import type { FrameFinish } from './frame-finish.ts';
import { frameWords } from './frame-words.ts';

/** What tells the frames of a subcategory from others of the series: after the number of slots, and at the end. */
const distinctions = new Map<number, { readonly after: Words; readonly end: Words }>(
  readTable(
    ['id', 'pl', 'cs', 'sk', 'uk', 'en', 'endPl', 'endCs', 'endSk', 'endUk', 'endEn'],
    `
    211 | IP20 | IP20 | IP20 | IP20 | IP20 | | | | |
    212 | IP44 | IP44 | IP44 | IP44 | IP44 | | | | |
    413 | do puszek GK | pro krabice do sádrokartonu | pre krabice do sadrokartónu | для коробок у гіпсокартон | for plasterboard boxes | | | | |
    421 | Nature | Nature | Nature | Nature | Nature | | | | |
    422 | Nature | Nature | Nature | Nature | Nature | | | | |
    423 | Nature | Nature | Nature | Nature | Nature | | | | |
    521 | Duo | Duo | Duo | Duo | Duo | podstawa czarna  | černý podklad    | čierny podklad     | чорна основа  | black base
    522 | Duo | Duo | Duo | Duo | Duo | podstawa srebrna | stříbrný podklad | strieborný podklad | срібна основа | silver base
    523 | Duo | Duo | Duo | Duo | Duo | podstawa złota   | zlatý podklad    | zlatý podklad      | золота основа | gold base
    531 | Nature | Nature | Nature | Nature | Nature | | | | |
    532 | Nature | Nature | Nature | Nature | Nature | | | | |
    533 | Nature | Nature | Nature | Nature | Nature | | | | |
    611 | Original | Original | Original | Original | Original | | | | |
    612 | Select | Select | Select | Select | Select | | | | |
`,
  ).map(({ id, pl, cs, sk, uk, en, endPl, endCs, endSk, endUk, endEn }) => [
    Number(id),
    { after: { pl, cs, sk, uk, en }, end: { pl: endPl, cs: endCs, sk: endSk, uk: endUk, en: endEn } },
  ]),
);

/** "Ramka 2-krotna Duo, biały mat, podstawa czarna". */
export function frameName(subcategory: SampleSubcategory, finish: FrameFinish, slots: number): Words {
  const { after, end } = distinctions.get(subcategory.id) ?? {};
  return words(
    frameWords(`frame ${slots}`),
    ...(after === undefined ? [] : [' ', after]),
    ', ',
    finish.name,
    ...(end === undefined || end.pl === '' ? [] : [', ', end]),
  );
}
