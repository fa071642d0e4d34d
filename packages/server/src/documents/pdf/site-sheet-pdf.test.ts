import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { describe, expect, test } from 'vitest';
import { siteSheetDocument } from '../content/kinds/site-sheet-document.ts';
import { describeSet } from '../content/sets/describe-set.ts';
import { aDocumentContext } from '../testing/a-document-context.ts';
import { aStoredSet } from '../testing/a-stored-project.ts';
import { make } from '../testing/make.ts';
import { readPdf } from '../testing/read-pdf.ts';

const project = { id: 'Ab3dEf7h', name: 'Dom' };

/** The pages of the site sheet of a room with so many of each set, and with products by their ids. */
const pagesOf = async (
  quantities: readonly number[],
  products: readonly { readonly id: number; readonly quantity: number }[] = [],
): Promise<readonly string[]> => {
  const context = await aDocumentContext();
  const sets = quantities.map((_, index) =>
    describeSet(aStoredSet(index + 1, desk.set, { name: `Biurko ${index + 1}` }), context),
  );
  const entries = quantities.map((quantity, index) => ({ id: index + 1, quantity }));
  const room = { id: 1, name: 'Biuro', sets: entries, products, planningId: null };
  const content = siteSheetDocument(project, room, context, sets);
  return (await readPdf(await make(context, { form: 'pdf', content }))).pages;
};

describe('the site sheet of a room', () => {
  test('names a product that the catalogue no longer has', async () => {
    const [page = ''] = await pagesOf([], [{ id: 999, quantity: 3 }]);
    expect(page).toContain('Produktu nr 999 (3 szt.) nie ma już w katalogu.');
    expect(page).not.toContain('W tym pomieszczeniu nic jeszcze nie ma.');
  });
});
