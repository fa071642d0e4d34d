import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { livingRoom } from '@ramka/domain/testing/worked-examples/living-room';
import { washBasin } from '@ramka/domain/testing/worked-examples/wash-basin';
import { describe, expect, test } from 'vitest';
import { cardsDocument } from '../content/document-content.ts';
import { buildDocumentSet, type DocumentSet } from '../content/document-set.ts';
import { aDocumentContext, aStoredSet, render } from '../testing/a-document.ts';
import { readPdf } from '../testing/read-pdf.ts';

const project = { name: 'Dom' };

const cardOf = async (
  set: typeof desk.set,
  language: 'pl' | 'en' = 'pl',
  change: (described: DocumentSet) => DocumentSet = (described) => described,
) => {
  const context = await aDocumentContext({ language });
  const content = cardsDocument(project, [buildDocumentSet(aStoredSet(1, set), context)], context);
  const changed = { ...content, sets: content.sets.map(change) };
  return (await readPdf(await render(context, { form: 'pdf', content: changed }))).pages;
};

/** Gives a set a number of different lines. */
const withLines =
  (count: number) =>
  (set: DocumentSet): DocumentSet => ({
    ...set,
    lines: Array.from({ length: count }, (_, index) => set.lines[index % set.lines.length]).flatMap(
      (line) => line ?? [],
    ),
  });

describe('a catalogue card', () => {
  test.for([
    [{ ...washBasin.set, surfaceBoxColourId: 0, ip44: false }, '71', '153', '82', '1 : 1,5'],
    [livingRoom.set, '71', '228', '86', '1 : 1,5'],
    [desk.set, '71', '297', '84', '1 : 2'],
  ] as const)('says how large the frame is, and at which scale it stands there: $0.name', async ([set, ...facts]) => {
    const [page = '', ...more] = await cardOf(set);
    expect(more).toEqual([]);
    for (const fact of facts) expect(page).toContain(` ${fact} `);
  });

  test('prints its scale in the number format of the language', async () => {
    expect((await cardOf(livingRoom.set, 'en'))[0]).toContain('Scale 1 : 1.5');
  });

  test('reduces the picture if the components would not fit on the page otherwise', async () => {
    const [page = '', ...more] = await cardOf(desk.set, 'pl', withLines(16));
    expect(more).toEqual([]);
    expect(page).toMatch(/Skala 1 : (2,5|3|4)/);
  });

  test.for([18, 20])('fits %i components on its page, in lower rows', async (count) => {
    const [page = '', ...more] = await cardOf(desk.set, 'pl', withLines(count));
    expect(more).toEqual([]);
    expect(page).toContain('Cena zestawu netto');
  });

  test('continues on a second page at full size if no scale helps', async () => {
    const pages = await cardOf(desk.set, 'pl', withLines(60));
    expect(pages.length).toBe(3);
    expect(pages[0]).toContain('Skala 1 : 2');
    expect(pages[1]).toContain('Biurko – ciąg dalszy');
  });
});
