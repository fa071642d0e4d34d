import { livingRoom } from '@ramka/domain/testing/worked-examples/living-room';
import { wallAppearance, wallIds, wallSurface } from '@ramka/domain/wall';
import { expect, test } from 'vitest';
import { cardsDocument, clientDocument } from '../content/document-content.ts';
import { buildDocumentSet, buildDocumentSets, onWalls } from '../content/document-set.ts';
import type { StoredProject } from '../../project/projects.store.ts';
import { aDocumentContext, aStoredProject, aStoredSet, render } from '../testing/a-document.ts';
import { streamsOf } from '../testing/read-qr-code.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { MILLIMETRE } from './sheet.ts';

/** A colour as PDFKit writes it. */
const inPdf = (colour: string): string =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255).join(' ');

const cardOn = async (wall: string | null) => {
  const context = await aDocumentContext();
  const set = { ...buildDocumentSet(aStoredSet(1, livingRoom.set), context), wall };
  return render(context, { form: 'pdf', content: cardsDocument({ name: 'Dom' }, [set], context) });
};

test.for([...wallIds, '#101114'])('a catalogue card is painted on the wall %s, and stays small', async (wall) => {
  const surface = wallSurface(wall);
  if (surface === undefined) throw new Error(`${wall} is no wall`);
  const card = await cardOn(wall);
  const instructions = streamsOf(Buffer.from(card)).join('\n');
  expect(instructions).toContain(`${inPdf(surface.colour)} scn`);
  for (const { colour } of surface.tile?.parts ?? []) expect(instructions).toContain(`${inPdf(colour)} scn`);
  expect(instructions).toContain(`${inPdf(wallAppearance(surface).ink)} SCN`);
  expect((await readPdf(card)).pages).toHaveLength(1);
  expect(card.length - (await cardOn(null)).length).toBeLessThan(6000);
});

test('the edge of a set on a wall has the rounded corners of its frame, here of 2 mm', async () => {
  const instructions = streamsOf(Buffer.from(await cardOn('graphite'))).join('\n');
  const upperSides = [...instructions.matchAll(/^([\d.]+) ([\d.]+) m\n([\d.]+) \2 l\n.* c$/gm)].map(
    ([, from, , to]) => (Number(to) - Number(from)) / MILLIMETRE,
  );
  // At 1:1.5. The innermost edge is 228.5 mm wide and has corners of 2.25 mm.
  expect(upperSides.map((length) => length.toFixed(1))).toContain(((228.5 - 2 * 2.25) / 1.5).toFixed(1));
});

/** How often the cover of a client's version paints each wall. */
const wallsOnCover = async (project: StoredProject, ...walls: readonly string[]): Promise<readonly number[]> => {
  const context = await aDocumentContext();
  const sets = onWalls(await buildDocumentSets(project.sets, context), project);
  expect(sets.length).toBeGreaterThan(1);
  const content = clientDocument(project, context, sets);
  const streams = streamsOf(Buffer.from(await render(context, { form: 'pdf', content })));
  const cover = streams.find((stream) => stream.startsWith('1 0 0 -1 0 ')) ?? '';
  return walls.map((wall) => cover.split(`${inPdf(wallSurface(wall)?.colour ?? '')} scn`).length - 1);
};

test.for(['sage', '#101114'])('all sets of a cover hang on one wall if all have the same, here %s', async (wall) => {
  expect(await wallsOnCover(aStoredProject({ wall }), wall)).toEqual([1]);
});

test.for([
  ['sage', 1],
  [null, 0],
] as const)(
  'sets of rooms with different walls hang on that of the project on a cover, here %s',
  async ([wall, times]) => {
    const [first, second] = aStoredProject().rooms;
    if (first === undefined || second === undefined) throw new Error('the example has two rooms');
    const rooms = [
      { ...first, wall: 'terracotta' },
      { ...second, wall: 'petrol' },
    ];
    expect(await wallsOnCover(aStoredProject({ wall, rooms }), 'sage', 'terracotta', 'petrol')).toEqual([times, 0, 0]);
  },
);

test('a set stands on the wall of its room, of its rooms if they agree, or of the project', async () => {
  const [first, second] = aStoredProject().rooms;
  if (first === undefined || second === undefined) throw new Error('the example has two rooms');
  const project = aStoredProject({ wall: 'sage', rooms: [{ ...first, wall: 'brick' }, second] });
  const context = await aDocumentContext();
  const sets = onWalls(await buildDocumentSets(project.sets, context), project);
  const wallOf = (id: number) => sets.find((set) => set.id === id)?.wall;
  expect(wallOf(first.sets[0]?.id ?? 0)).toBe('brick');
  expect(wallOf(second.sets[0]?.id ?? 0)).toBe('sage');
  expect(onWalls(sets, project, second.id).map(({ wall }) => wall)).toEqual(sets.map(() => 'sage'));
  expect(clientDocument(project, context, sets).rooms.map(({ wall }) => wall)).toEqual(['brick', 'sage']);
});
