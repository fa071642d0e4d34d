import { describe, expect, test } from 'vitest';
import { comparisonDocument } from '../../content/comparison-document.ts';
import { cardsDocument, componentListDocument, siteSheetDocument } from '../../content/document-content.ts';
import { buildDocumentSet } from '../../content/document-set.ts';
import { projectDocument } from '../../content/project-document.ts';
import { aDocumentContext, aStoredProject, hostileNames, render, storedExamples } from '../../testing/a-document.ts';
import { type Part, partsOfRole, readPdf, textOfPart } from '../../testing/read-pdf.ts';

const context = await aDocumentContext();
const project = aStoredProject();
const sets = storedExamples().map((stored) => buildDocumentSet(stored, context));
const [salon] = project.rooms;
const [set] = sets;
if (salon === undefined || set === undefined) throw new Error('the example has rooms and sets');

const documents = {
  'the bill of materials': projectDocument(project, { kind: 'all' }, context),
  'a component list': componentListDocument(project, sets, context),
  'a short component list': componentListDocument(project, sets.slice(0, 1), context),
  'catalogue cards': cardsDocument(project, sets, context),
  'a site sheet': siteSheetDocument(project, salon, context, sets),
  'a comparison': await comparisonDocument({ before: project, after: { ...project, rooms: [] } }, context),
};

const written = new Map<string, Uint8Array>();
for (const [name, content] of Object.entries(documents))
  written.set(name, await render(context, { form: 'pdf', content }));

const latin = (bytes: Uint8Array | undefined): string => Buffer.from(bytes ?? []).toString('latin1');

describe.each(Object.keys(documents))('%s for screen readers', async (name) => {
  const bytes = written.get(name) ?? new Uint8Array();
  const { structure, artifacts, untagged, links, pages } = await readPdf(bytes);

  test('has every text in its structure or marked as an artifact', () => {
    expect(untagged).toEqual([]);
    const numbers = pages.map((_, index) => `Strona ${index + 1} z ${pages.length}`);
    expect(artifacts).toEqual(expect.arrayContaining(numbers));
    expect(structure.map(textOfPart).join(' ')).not.toContain('Strona 1 z');
  });

  test('has headings that start at level 1 and skip no level', () => {
    const levels = headingsOf(structure).map(({ role }) => Number(role.slice(1)));
    expect(levels[0]).toBe(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  });

  test('has alternative texts for all pictures', () => {
    const figures = partsOfRole(structure, 'Figure');
    expect(figures.length).toBeGreaterThan(0);
    expect(figures.filter(({ alt = '' }) => alt === '')).toEqual([]);
  });

  test('has tables whose rows have as many cells as their headers', () => {
    for (const table of partsOfRole(structure, 'Table')) {
      const lengths = new Set(table.parts.map(({ parts }) => parts.length));
      expect(lengths.size).toBe(1);
      for (const { parts } of table.parts) expect(parts.some(({ role }) => role === 'TH')).toBe(true);
    }
  });

  test('has every link in its structure, with a description of the target', () => {
    expect(partsOfRole(structure, 'Link').length).toBe(links.length);
    const file = latin(bytes);
    const annotations = file.split('/Subtype /Link').length - 1;
    expect(annotations).toBe(links.length);
    expect(file.match(/\/Contents \([^)]+\)/g)?.length ?? 0).toBe(annotations);
  });

  test('declares PDF/UA and its language, and the scope of column and row headers', () => {
    const file = latin(bytes);
    expect(file).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(file).toContain('<dc:language><rdf:Bag><rdf:li>pl</rdf:li></rdf:Bag></dc:language>');
    expect(file).toContain('/Marked true');
    const heads = partsOfRole(structure, 'TH').length;
    expect(file.match(/\/Scope \/(?:Column|Row)/g)?.length ?? 0).toBe(heads);
  });
});

const headingsOf = (parts: readonly Part[]): readonly Part[] =>
  parts.flatMap((part) => [...(/^H\d$/.test(part.role) ? [part] : []), ...headingsOf(part.parts)]);

describe('a document for screen readers', () => {
  test('describes the appearance of a set', async () => {
    const { structure } = await readPdf(written.get('a site sheet') ?? new Uint8Array());
    expect(partsOfRole(structure, 'Figure').map(({ alt }) => alt)).toContain(
      'Panel dotykowy 3-krotny, 2 sterowniki + moduł, biała perła: ' +
        'sterownik dotykowy ×\u00A02 + gniazdo z uziemieniem; kolor: biały',
    );
  });

  test('has the header of a table once, however many pages the table takes', async () => {
    const { structure, artifacts, pages } = await readPdf(written.get('the bill of materials') ?? new Uint8Array());
    const heads = partsOfRole(structure, 'Table').map(({ parts }) => parts.filter(isHead).length);
    expect(new Set(heads)).toEqual(new Set([1]));
    expect(pages.length).toBeGreaterThan(2);
    expect(artifacts.join(' ')).toContain('ciąg dalszy');
  });

  test('separates the words of a name that takes several lines', async () => {
    const name = 'Lampa nad stołem w jadalni oraz przy wejściu do kuchni i na taras od strony ogrodu';
    const content = cardsDocument(project, [{ ...set, name }], context);
    const { structure } = await readPdf(await render(context, { form: 'pdf', content }));
    expect(partsOfRole(structure, 'H1').map(({ text }) => text)).toEqual([name]);
  });

  test.for(hostileNames)('escapes names in its XML properties: %s', async (name) => {
    const content = cardsDocument({ name }, sets.slice(0, 2), context);
    const file = Buffer.from(await render(context, { form: 'pdf', content })).toString('utf8');
    const metadata = file.slice(file.indexOf('<?xpacket begin'), file.indexOf('<?xpacket end'));
    const plain = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    expect(metadata).toContain(`– ${plain}</rdf:li>`);
  });
});

const isHead = ({ parts }: Part): boolean => parts.every(({ role }) => role === 'TH');
