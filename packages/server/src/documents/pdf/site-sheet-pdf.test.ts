import { desk } from '@ramka/domain/testing/worked-examples/desk';
import type { ProductSet } from '@ramka/domain/set/product-set';
import { washBasin } from '@ramka/domain/testing/worked-examples/wash-basin';
import { describe, expect, test } from 'vitest';
import { siteSheetDocument } from '../content/document-content.ts';
import { buildDocumentSet } from '../content/document-set.ts';
import { aDocumentContext, aStoredRoom, aStoredSet, bathtub, render } from '../testing/a-document.ts';
import { readPdf } from '../testing/read-pdf.ts';

const project = { name: 'Dom' };

/** A room's site sheet, with the given quantities of the example sets and products by id. */
const sheetOf = async (
  quantities: readonly number[],
  products: readonly { readonly id: number; readonly quantity: number }[] = [],
  set: ProductSet = desk.set,
): Promise<Uint8Array> => {
  const context = await aDocumentContext();
  const sets = quantities.map((_, index) =>
    buildDocumentSet(aStoredSet(index + 1, set, { name: `Biurko ${index + 1}` }), context),
  );
  const entries = quantities.map((quantity, index) => ({ id: index + 1, quantity }));
  const room = aStoredRoom({ name: 'Biuro', sets: entries, products });
  const content = siteSheetDocument(project, room, context, sets);
  return render(context, { form: 'pdf', content });
};

const pagesOf = async (...content: Parameters<typeof sheetOf>): Promise<readonly string[]> =>
  (await readPdf(await sheetOf(...content))).pages;

const count = (text: string, part: string): number => text.split(part).length - 1;

describe('the site sheet of a room', () => {
  test('has a checklist line for each of a few equal sets, and one for many', async () => {
    const [few, many] = [(await pagesOf([3])).join(' '), (await pagesOf([12])).join(' ')];
    expect(count(few, 'Mechanizm ')).toBe(3);
    expect(count(many, 'Mechanizm ')).toBe(1);
    expect(many).toContain('12 × Puszka Mechanizm Ramka');
  });

  test('continues the lines of a set on the next page if the previous one would stay mostly empty, and says so', async () => {
    const pages = await pagesOf([3, 8]);
    const torn = pages.filter((page) => page.includes('– ciąg dalszy'));
    expect(torn.length).toBeGreaterThan(0);
    for (const page of torn) expect(page).toMatch(/^Biurko \d – ciąg dalszy \d\. Puszka Mechanizm Ramka \d\. /);
  });

  test('lists every piece of every set once', async () => {
    expect(count((await pagesOf([1, 7, 8, 5, 3, 8, 2])).join(' '), 'Mechanizm ')).toBe(34);
  });

  test('names the seal of a set with the inserts of its modules, and none for a set without one', async () => {
    expect((await pagesOf([1], [], washBasin.set)).join(' ')).toContain('Uszczelka IP44 TU2 + TU1W');
    expect((await pagesOf([1])).join(' ')).not.toContain('IP44');
    expect((await pagesOf([1], [], bathtub.set)).join(' ')).not.toContain('Uszczelka');
  });

  test('draws sets as outlines, with pale pictures that need little toner', async () => {
    const pale = /\/ca 0\.7\b/;
    expect(Buffer.from(await sheetOf([1])).toString('latin1')).toMatch(pale);
    expect(Buffer.from(await sheetOf([])).toString('latin1')).not.toMatch(pale);
  });

  test('names a discontinued product', async () => {
    const [page = ''] = await pagesOf([], [{ id: 999, quantity: 3 }]);
    expect(page).toContain('Produktu nr 999 (3 szt.) nie ma już w katalogu.');
    expect(page).not.toContain('W tym pomieszczeniu nic jeszcze nie ma.');
  });
});
