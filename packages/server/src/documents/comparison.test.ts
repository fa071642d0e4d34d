import { variant } from '@ramka/contract/wire/variants';
import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { washBasin } from '@ramka/domain/testing/worked-examples/wash-basin';
import { formatPrice } from '@ramka/domain/money';
import { expect, test } from 'vitest';
import { aProject } from '../testing/a-project.ts';
import { comparisonDocument } from './content/comparison-document.ts';
import {
  aDocumentContext,
  aStoredProject,
  aStoredRoom,
  aStoredSet,
  hostileNames,
  render,
} from './testing/a-document.ts';
import { readPdf } from './testing/read-pdf.ts';
import { streamsOf } from './testing/read-qr-code.ts';
import { computeSheet, readWorkbook } from './testing/read-workbook.ts';

const roomWith = (basins: number) =>
  aStoredRoom({
    name: 'Łazienka',
    products: [{ id: 801, quantity: 1 }],
    sets: [
      { id: 1, quantity: 2 },
      { id: 2, quantity: basins },
    ],
  });

/** A project with a desk and a wash basin; its variant drops the socket and adds two wash basins. */
const aComparison = async (name = 'Bez gniazd') => {
  const context = await aDocumentContext();
  const { 1: _socket, ...modules } = desk.set.modules;
  const basin = aStoredSet(2, washBasin.set);
  const before = aStoredProject({ rooms: [roomWith(1)], sets: [aStoredSet(1, desk.set), basin] });
  const after = aStoredProject({
    name,
    rooms: [roomWith(3)],
    sets: [aStoredSet(1, { ...desk.set, modules, name: 'Biurko bez gniazda' }), basin],
  });
  return { context, content: await comparisonDocument({ before, after }, context) };
};

test('a comparison PDF shows both names, every set that differs, the lost parts and the price difference', async () => {
  const { context, content } = await aComparison();
  const { text } = await readPdf(await render(context, { form: 'pdf', content }));
  for (const part of ['Dom pod lasem', 'Bez gniazd', 'Biurko bez gniazda', 'Miejsce 1: puste', 'Łazienka'])
    expect(text).toContain(part);
  const { before, after } = content.total;
  expect(text).toContain(`${after > before ? '+' : ''}${formatPrice(after - before, 'zł')}`.replace(/\s/gu, ' '));
});

test('the sets of a room stand on its wall, also if other rooms with another wall contain them', async () => {
  const context = await aDocumentContext();
  const room = { ...roomWith(1), wall: 'brick' };
  const other = { ...roomWith(1), id: room.id + 1, wall: null };
  const sets = [aStoredSet(1, desk.set), aStoredSet(2, washBasin.set)];
  const before = aStoredProject({ wall: 'sage', rooms: [room, other], sets });
  const after = aStoredProject({ wall: 'sage', rooms: [roomWith(3), other], sets });
  const content = await comparisonDocument({ before, after }, context);
  expect(content.rooms.map(({ wall }) => wall)).toEqual(['brick', 'sage']);
  const instructions = streamsOf(Buffer.from(await render(context, { form: 'pdf', content }))).join('\n');
  const brick = [0xc0, 0x7e, 0x66].map((channel) => channel / 255).join(' ');
  expect(instructions).toContain(`${brick} scn`);
});

test('unchanged sets share one line', async () => {
  const { context, content } = await aComparison();
  const [room] = content.rooms;
  const same = {
    ...content,
    rooms: room ? [{ ...room, pairs: room.pairs.map((pair) => ({ ...pair, isSame: true })) }] : [],
  };
  const { text } = await readPdf(await render(context, { form: 'pdf', content: same }));
  expect(text).toContain('Bez zmian: 2 × Biurko bez gniazda, 3 × Łazienka – umywalka');
});

test('formulas in the comparison workbook compute the sums and differences of the content', async () => {
  const { context, content } = await aComparison();
  const [sheet] = readWorkbook(await render(context, { form: 'workbook', content })).sheets;
  const values = sheet ? computeSheet(sheet) : new Map<string, number>();
  const { before, after } = content.total;
  const numbers = [...values.values()].map((value) => Math.round(value * 100));
  for (const sum of [before, after, after - before]) expect(numbers).toContain(sum);
});

test('hostile project names are printed as plain text', async () => {
  for (const name of hostileNames) {
    const { context, content } = await aComparison(name);
    const { text } = await readPdf(await render(context, { form: 'pdf', content }));
    expect(text).toContain('Łazienka');
    const [sheet] = readWorkbook(await render(context, { form: 'workbook', content })).sheets;
    expect([...(sheet?.cells.values() ?? [])].map(({ value }) => value)).toContain(name);
  }
});

test('the endpoints return both files, named after the project, and 404 for a project that is not a variant', async () => {
  const project = await aProject();
  await project.addSet();
  const made = await project.at('POST', '/variants', { name: 'Wersja druga' });
  const { id } = variant.parse(made.body);
  for (const form of ['pdf', 'xls']) {
    const answer = await project.at('POST', `/variants/${id}/comparison/${form}`);
    expect(answer.status).toBe(200);
    expect(String(answer.headers['content-disposition'])).toContain('Dom');
  }
  expect((await project.at('POST', '/variants/22222222/comparison/pdf')).status).toBe(404);
});
