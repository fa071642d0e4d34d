import type { PieceLabel } from '@ramka/domain/labels';
import { expect, test } from 'vitest';
import { aDocumentContext, aStoredProject, render } from '../testing/a-document.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { readWorkbook } from '../testing/read-workbook.ts';
import type { DocumentContext } from './document-context.ts';
import { siteSheetsDocument } from './document-content.ts';
import { buildDocumentSets } from './document-set.ts';
import { purchaseOrderDocument } from './order-document.ts';
import { documentPoints } from './points.ts';
import { projectDocument, setsInScope } from './project-document.ts';

const project = aStoredProject();
const all = { kind: 'all' } as const;
const room = project.rooms.find(({ sets }) => sets.length > 0);
const entry = room?.sets[0];
const noOrder = { terms: { reserve: { unit: 'percent', amount: 0 }, wholePacks: false }, annotations: [] } as const;

const aLabel = (piece: number, notes: Partial<PieceLabel> = {}): PieceLabel => ({
  roomId: room?.id ?? 0,
  setId: entry?.id ?? 0,
  piece,
  number: piece,
  removed: 0,
  formerSetIds: [],
  customLabel: '',
  height: null,
  circuit: '',
  note: '',
  ...notes,
});

/** The context of a project whose first set has two labels, one of them entered by hand, with a space, and a label of a removed piece. */
const aLabelledContext = async (): Promise<DocumentContext> => {
  const context = await aDocumentContext();
  const labels = [
    aLabel(2, { customLabel: '=K1 S10', height: 115, circuit: 'F3', note: '+za szafą' }),
    aLabel(1),
    aLabel(3, { removed: 1, customLabel: 'X9' }),
  ];
  const heights = [{ functions: ['switch', 'socket', 'push-button'], height: 30, source: 'https://example.com/' }];
  return { ...context, points: documentPoints(project, labels, context.assortment, heights) };
};

const sheetsIn = async (context: DocumentContext): Promise<string> => {
  const sets = await buildDocumentSets(setsInScope(project, all), context, project.sets);
  const content = siteSheetsDocument(project, context, sets);
  return (await readPdf(await render(context, { form: 'pdf', content }))).pages.join(' ');
};

const namesIn = async (context: DocumentContext) => {
  const sets = await buildDocumentSets(setsInScope(project, all), context, project.sets);
  const content = projectDocument(project, all, context, sets);
  return readWorkbook(await render(context, { form: 'workbook', content })).sheets;
};

const fileOf = async (context: DocumentContext, form: 'workbook' | 'order-csv') => {
  const content = await purchaseOrderDocument(project, noOrder, context);
  return render(context, form === 'workbook' ? { form, content } : { form, content, dialect: 'semicolon' });
};

const texts = async (context: DocumentContext) =>
  readWorkbook(await fileOf(context, 'workbook')).sheets.flatMap(({ cells }) =>
    [...cells.values()].map(({ value }) => value),
  );

test('site sheets have a line for each piece with its label, height, circuit and note', async () => {
  const labelled = await sheetsIn(await aLabelledContext());
  expect(labelled).toMatch(/S1 · 30\s?cm \(zwykle\)/);
  expect(labelled).toMatch(/=K1 S10 · 115\s?cm · obwód F3 · \+za szafą/);
  expect(labelled).not.toContain('X9');
  expect(await sheetsIn(await aDocumentContext())).not.toContain('S1 ·');
});

test('the workbook of a project has a sheet of points, whose texts are no formulas', async () => {
  const plain = await namesIn(await aDocumentContext());
  const labelled = await namesIn(await aLabelledContext());
  expect(labelled.map(({ name }) => name)).toEqual([...plain.map(({ name }) => name), 'Punkty']);
  expect(labelled.slice(0, -1).map(({ xml }) => xml)).toEqual(plain.map(({ xml }) => xml));
  const cells = [...(labelled.at(-1)?.cells.values() ?? [])];
  const values = cells.map(({ value }) => value);
  expect(values).toEqual(expect.arrayContaining(['S1', '=K1 S10', 30, 115, 'F3', '+za szafą', room?.name, 'tak']));
  expect(cells.filter(({ formula, value }) => formula !== undefined && String(value).includes('K1'))).toEqual([]);
});

test('the order names the points that need an article, in its workbook and its CSV file', async () => {
  const [plain, labelled] = [await aDocumentContext(), await aLabelledContext()];
  const csv = Buffer.from(await fileOf(labelled, 'order-csv')).toString();
  expect(csv.split('\r\n')[0]).toMatch(/;Punkty$/);
  expect(csv).toContain(';S1, =K1 S10\r\n');
  expect(Buffer.from(await fileOf(plain, 'order-csv')).toString()).not.toContain('Punkty');
  expect(await texts(labelled)).toEqual(expect.arrayContaining(['Punkty', 'S1, =K1 S10']));
  expect(await texts(plain)).not.toContain('Punkty');
});
