import { projectLabels, type WireLabels } from '@ramka/contract/wire/labels';
import { restorePoint } from '@ramka/contract/wire/restore-points';
import { restylePreview } from '@ramka/contract/wire/restyle';
import { variant } from '@ramka/contract/wire/variants';
import { labelText } from '@ramka/domain/labels';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { aBlackCatalogue } from '../../testing/a-black-catalogue.ts';
import { aDeliveredRoom, aDeliveredSet, aLinkedProject } from '../../testing/a-planning-tool.ts';
import { aProject, type TestProject } from '../../testing/a-project.ts';
import { aDeployment, problemOf } from '../../testing/a-server.ts';
import { engines } from '../../testing/engines.ts';

type Labelled = Pick<TestProject, 'at'>;

const readLabels = async ({ at }: Labelled): Promise<WireLabels> =>
  projectLabels.parse((await at('GET', '/labels')).body);

/** The labels by room, set and piece: `{'1.1.2': 'S2'}`. */
const labelsOf = async (project: Labelled): Promise<Readonly<Record<string, string>>> =>
  Object.fromEntries(
    (await readLabels(project)).pieces.map(({ groupId, bundleId, piece, number, label }) => [
      `${groupId}.${bundleId}.${piece}`,
      labelText({ number, customLabel: label }),
    ]),
  );

const change = ({ at }: Labelled, ...pieces: readonly object[]) => at('PUT', '/labels', { pieces });

const number = ({ at }: Labelled, numbered = true) => at('PUT', '/labels', { numbered, pieces: [] });

const piece = (groupId: number, bundleId: number, of: number) => ({ groupId, bundleId, piece: of });

/** Room 2 (displayed first) with one piece of set 1, and room 1 with two of it and one of set 2, all labelled. */
const aLabelledProject = async (overrides: Parameters<typeof aProject>[0] = {}) => {
  const project = await aProject(overrides);
  await project.addSet();
  await project.addSet();
  for (const name of ['Salon', 'Kuchnia']) await project.addRoom(name);
  await project.at('POST', '/group/2/setlist', { payload: [{ id: 1, quantity: 1 }] });
  await project.at('POST', '/group/1/setlist', {
    payload: [
      { id: 1, quantity: 2 },
      { id: 2, quantity: 1 },
    ],
  });
  await number(project);
  return project;
};

const labelled = { '2.1.1': 'S1', '1.1.1': 'S2', '1.1.2': 'S3', '1.2.1': 'S4' };

const undoOf = (answer: { readonly headers: Readonly<Record<string, unknown>> }): string =>
  `/removals/${String(answer.headers['x-removal'])}/undo`;

const notes = (labels: WireLabels) =>
  labels.pieces.map(({ number, label, height, circuit, note }) => ({ number, label, height, circuit, note }));

describe.each(engines)('labels on $name', ({ create }) => {
  const aStoredProject = async () => aLabelledProject({ store: await create().open() });

  test('do not exist until they are switched on', async () => {
    const project = await aProject({ store: await create().open() });
    await project.addSet();
    await project.addRoom();
    await project.at('POST', '/group/1/setlist', { payload: [{ id: 1, quantity: 2 }] });
    expect(await readLabels(project)).toEqual({ numbered: false, pieces: [], heights: [] });
    await number(project);
    expect(await labelsOf(project)).toEqual({ '1.1.1': 'S1', '1.1.2': 'S2' });
  });

  test('are given in the order of rooms, do not change the project version, and return after they were off', async () => {
    const project = await aStoredProject();
    const { etag } = (await project.at('GET', '')).headers;
    expect(await labelsOf(project)).toEqual(labelled);
    await change(project, { ...piece(1, 2, 1), label: 'K1' });
    await number(project, false);
    expect((await readLabels(project)).pieces).toEqual([]);
    await number(project);
    expect(await labelsOf(project)).toEqual({ ...labelled, '1.2.1': 'K1' });
    expect((await project.at('GET', '')).headers['etag']).toBe(etag);
  });

  test('stay when rooms are reordered, quantities change and sets are removed and return', async () => {
    const project = await aStoredProject();
    const { at } = project;
    await at('PUT', '/groups/order', { payload: [1, 2] });
    await at('PUT', '/group/1/setlist', { payload: [{ id: 1, quantity: 1 }] });
    await at('POST', '/group/2/setlist', { payload: [{ id: 2, quantity: 1 }] });
    expect(await labelsOf(project)).toEqual({ '2.1.1': 'S1', '1.1.1': 'S2', '1.2.1': 'S4', '2.2.1': 'S5' });
    await at('PUT', '/group/1/setlist', { payload: [{ id: 1, quantity: 2 }] });
    await at('DELETE', '/group/2/setlist/2');
    expect(await labelsOf(project)).toEqual(labelled);
  });

  test.each(['/group/1', '/set/1', '/group/1/setlist/1'])('return when the deletion of %s is undone', async (path) => {
    const project = await aStoredProject();
    await change(project, { ...piece(1, 1, 2), label: 'K1', circuit: 'F3' });
    const before = await readLabels(project);
    const deleted = await project.at('DELETE', path);
    expect(await readLabels(project)).not.toEqual(before);
    await project.at('POST', undoOf(deleted));
    expect(await readLabels(project)).toEqual(before);
  });

  test('move with a set into another room, and back', async () => {
    const project = await aStoredProject();
    const moved = await project.at('PUT', '/groups/entries', { list: 'bundles', id: 1, from: 1, to: 2 });
    expect(await labelsOf(project)).toEqual({ '2.1.1': 'S1', '2.1.2': 'S2', '2.1.3': 'S3', '1.2.1': 'S4' });
    await project.at('POST', undoOf(moved));
    expect(await labelsOf(project)).toEqual(labelled);
  });

  test('are kept by a restyled room, whose sets become copies, and by its restore point', async () => {
    const project = await aLabelledProject({ store: await create().open(), catalogue: await aBlackCatalogue() });
    const body = {
      frameLineId: null,
      finish: { kind: 'finish', id: 'black' },
      color: { kind: 'as-frame' },
      groupId: 1,
    };
    const preview = await project.at('POST', '/restyle', body);
    const { rows } = restylePreview.parse(preview.body);
    expect(rows.map(({ verdict }) => verdict)).toContain('changed');
    const applied = await project.at('PUT', '/restyle', body, { 'if-match': String(preview.headers['etag']) });
    expect(applied.status).toBe(200);
    expect(Object.values(await labelsOf(project)).toSorted()).toEqual(Object.values(labelled).toSorted());
    expect(await labelsOf(project)).not.toEqual(labelled);
    const [point] = z.array(restorePoint).parse((await project.at('GET', '/points')).body);
    await project.at('POST', `/points/${String(point?.id)}/restore`);
    expect(await labelsOf(project)).toEqual(labelled);
  });

  test('are copied to variants', async () => {
    const project = await aStoredProject();
    await change(project, { ...piece(1, 2, 1), label: 'K1', height: 115, note: 'na lewo' });
    const { id } = variant.parse((await project.at('POST', '/variants', { name: 'Druga' })).body);
    const copy: Labelled = {
      at: (method, path, body, headers) => project.call(method, `/project/${id}${path}`, body, headers),
    };
    expect(await readLabels(copy)).toEqual(await readLabels(project));
    await change(copy, { ...piece(1, 2, 1), label: 'K2' });
    expect(await labelsOf(project)).toMatchObject({ '1.2.1': 'K1' });
  });

  test('are in the project file, with those of the pieces that exist', async () => {
    const project = await aStoredProject();
    await project.at('PUT', '/group/1/setlist', { payload: [{ id: 1, quantity: 1 }] });
    await change(project, { ...piece(1, 2, 1), label: 'K1', height: 115, circuit: 'F3', note: 'na lewo' });
    const file = await project.at('GET', '/file');
    const opened = z.object({ id: z.string() }).parse((await project.call('POST', '/project/file', file.body)).body);
    const copy: Labelled = {
      at: (method, path, body, headers) => project.call(method, `/project/${opened.id}${path}`, body, headers),
    };
    expect(notes(await readLabels(copy))).toEqual(notes(await readLabels(project)));
    expect(notes(await readLabels(copy))).toHaveLength(3);
  });

  test('stay through deliveries of the planning tool, also when a set moves to another room', async () => {
    const project = await aLinkedProject({ store: await create().open() });
    await project.link([aDeliveredRoom('r1', [aDeliveredSet('s1', { quantity: 2 })]), aDeliveredRoom('r2')]);
    await number(project);
    const before = Object.values(await labelsOf(project));
    expect(before).toEqual(['S1', 'S2']);
    await project.link([
      aDeliveredRoom('r1', [aDeliveredSet('s2')]),
      aDeliveredRoom('r2', [aDeliveredSet('s1', { quantity: 2 })]),
    ]);
    const { rooms } = await project.link([
      aDeliveredRoom('r1', [aDeliveredSet('s2')]),
      aDeliveredRoom('r2', [aDeliveredSet('s1', { quantity: 2 })]),
    ]);
    const [first, second] = rooms;
    expect(await labelsOf(project)).toEqual({
      [`${second?.id}.${second?.sets[0]?.id}.1`]: 'S1',
      [`${second?.id}.${second?.sets[0]?.id}.2`]: 'S2',
      [`${first?.id}.${first?.sets[0]?.id}.1`]: 'S3',
    });
  });

  test('merge changes of different pieces and fields', async () => {
    const project = await aStoredProject();
    await Promise.all([
      change(project, { ...piece(1, 1, 1), circuit: ' F3 ' }),
      change(project, { ...piece(1, 1, 1), height: 30 }),
      change(project, { ...piece(1, 1, 2), note: 'obok drzwi' }),
    ]);
    const { pieces } = await readLabels(project);
    expect(pieces.filter(({ groupId, bundleId }) => groupId === 1 && bundleId === 1)).toMatchObject([
      { circuit: 'F3', height: 30, note: '' },
      { circuit: '', height: null, note: 'obok drzwi' },
    ]);
  });
});

describe('a change of labels', () => {
  test('names the field whose label another piece has, and changes nothing', async () => {
    const project = await aLabelledProject();
    const answer = await change(project, { ...piece(2, 1, 1), circuit: 'F1' }, { ...piece(1, 1, 1), label: 's 4' });
    expect(problemOf(answer)).toEqual({
      status: 422,
      code: 'unprocessable',
      issues: { 'pieces.1.label': 'label-taken' },
    });
    expect((await readLabels(project)).pieces.every(({ circuit }) => circuit === '')).toBe(true);
  });

  test.each([
    { label: 'x'.repeat(13) },
    { label: 'a\u0000' },
    { label: 'a\nb' },
    { circuit: 'x'.repeat(25) },
    { note: 'x'.repeat(121) },
    { note: 'a\u202Eb' },
    { height: -1 },
    { height: 401 },
    { height: 30.5 },
  ])('rejects %o', async (notes) => {
    const project = await aLabelledProject();
    expect([400, 422]).toContain((await change(project, { ...piece(1, 1, 1), ...notes })).status);
  });

  test('answers 404 for an unknown project', async () => {
    const { call } = await aProject();
    expect((await call('GET', '/project/zzzzzzzz/labels')).status).toBe(404);
    expect((await call('PUT', '/project/zzzzzzzz/labels', { numbered: true, pieces: [] })).status).toBe(404);
  });

  test('ignores pieces that have been removed meanwhile', async () => {
    const project = await aLabelledProject();
    await project.at('DELETE', '/group/1');
    expect((await change(project, { ...piece(1, 1, 1), circuit: 'F3' })).status).toBe(200);
  });
});

test('the usual height of a set is that of its functions in the deployment', async () => {
  const source = 'https://example.com/heights';
  const heights = [
    { functions: ['switch'], height: 110, source },
    { functions: ['socket'], height: 30, source },
  ];
  const project = await aLabelledProject({ deployment: aDeployment({ heights }) });
  const { heights: usual } = await readLabels(project);
  expect(usual.map(({ source: named }) => named)).toEqual([source, source]);
  expect(new Set(usual.map(({ height }) => height)).size).toBe(1);
});
