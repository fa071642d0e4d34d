import { componentRow } from '@ramka/contract/wire/component-row';
import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { livingRoom } from '@ramka/domain/testing/worked-examples/living-room';
import { washBasin } from '@ramka/domain/testing/worked-examples/wash-basin';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { aProject, workedPayload } from '../../testing/a-project.ts';
import { type Answer, problemOf } from '../../testing/a-server.ts';

const rowsOf = ({ body }: Answer) => z.array(componentRow).parse(body);
const quantitiesOf = (answer: Answer) => rowsOf(answer).map(({ symbol, quantity }) => `${quantity} × ${symbol}`);

describe('the component list of an unsaved set', () => {
  // Holds §3.37, §7.29, R21, C5.4.
  test.each([
    ['1', washBasin],
    ['2', desk],
    ['3', livingRoom],
  ])('is the bill of worked example %s', async (_number, example) => {
    const { at } = await aProject();
    const answer = await at('POST', '/components/list', { payload: workedPayload(example) });
    expect(answer.status).toBe(200);
    expect(rowsOf(answer).map(({ symbol, quantity, price }) => [symbol, quantity, Math.round(price * 100)])).toEqual(
      example.rows,
    );
  });

  test('is the same before a project exists', async () => {
    const { at, call } = await aProject();
    const body = { payload: workedPayload(desk) };
    const answer = await call('POST', '/components/list', body);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual((await at('POST', '/components/list', body)).body);
    const unknown = await call('POST', '/components/list', { payload: { ...body.payload, frameId: 999_999, id: 1 } });
    expect(unknown.status).toBe(422);
  });

  test('has the reasons for each article', async () => {
    const { at } = await aProject();
    const rows = rowsOf(await at('POST', '/components/list', { payload: workedPayload(livingRoom) }));
    expect(rows.map(({ reasons }) => reasons.map(({ kind }) => kind))).toEqual([
      ['frame'],
      ['controller'],
      ['controller'],
      ['visible-part'],
      ['component'],
    ]);
  });

  test('of a panel without controllers lists the other components', async () => {
    const { at } = await aProject();
    const payload = { ...workedPayload(livingRoom), controllers: { 1: 303 } };
    expect(quantitiesOf(await at('POST', '/components/list', { payload }))).toEqual([
      '1 × DTZ2',
      '1 × DGZ1ZP/11',
      '1 × SGZ1CM',
    ]);
  });

  test('is normalised as on saving', async () => {
    const { at } = await aProject();
    const { modules, ...payload } = workedPayload(washBasin);
    const socket = modules[2] && { ...modules[2], options: { 1: { selectedId: 1, quantity: 5 } } };
    const unsettled = { payload: { ...payload, modules: { ...modules, ...(socket && { 2: socket }) } } };
    await at('POST', '/set', unsettled);
    const listed = rowsOf(await at('POST', '/components/list', unsettled));
    expect(listed.map(({ symbol }) => symbol)).toContain('SGZ1MR');
    expect(listed).toEqual(rowsOf(await at('GET', '/components/list?sets=1')));
  });

  test.each([
    [{ frameId: 99 }, 'payload.frameId', 'unknown-frame'],
    [{ smBox: 99 }, 'payload.smBox', 'colour-not-offered'],
    [{ controllers: { 1: 302, 2: 301 } }, 'payload.controllers', 'no-variation'],
    [{ controllers: { 1: 303, 3: 306 } }, 'payload.controllers.3', 'module-slot'],
  ])('is rejected as on saving, unless the set was saved before: %j', async (change, path, code) => {
    const { at } = await aProject();
    const payload = { ...workedPayload(livingRoom), ...change };
    const answer = await at('POST', '/components/list', { payload });
    expect(problemOf(answer)).toMatchObject({ status: 422, issues: { [path]: code } });
    const lost = await at('POST', '/components/list', { payload: { ...payload, id: 1 } });
    expect(lost.status).toBe(200);
  });

  test('has article names in the language of the request', async () => {
    const { at } = await aProject();
    const payload = workedPayload(washBasin);
    const english = rowsOf(await at('POST', '/components/list', { payload }, { 'accept-language': 'en' }));
    const polish = rowsOf(await at('POST', '/components/list', { payload }));
    expect(english.map(({ symbol }) => symbol)).toEqual(polish.map(({ symbol }) => symbol));
    expect(english.map(({ name }) => name)).not.toEqual(polish.map(({ name }) => name));
  });

  test('answers 404 for an unknown project', async () => {
    const { call } = await aProject();
    const answer = await call('POST', '/project/22222222/components/list', { payload: workedPayload(desk) });
    expect(problemOf(answer)).toMatchObject({ status: 404, code: 'unknown-project' });
  });
});

describe('the component list of saved sets', () => {
  // Holds §7.30, R10, D18.
  test('merges equal articles and counts each set once', async () => {
    const { at } = await aProject();
    for (const example of [desk, livingRoom]) await at('POST', '/set', { payload: workedPayload(example) });
    const merged = await at('GET', '/components/list?sets=1,2');
    expect(quantitiesOf(merged)).toContain('2 × DGZ1ZP/11');
    expect(rowsOf(merged)).toHaveLength(desk.rows.length + livingRoom.rows.length - 1);
    expect(rowsOf(await at('GET', '/components/list?sets=%201%20,%202,1'))).toEqual(rowsOf(merged));
    const total = rowsOf(merged).reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0);
    expect(total).toBe(desk.total + livingRoom.total);
  });

  test.each([
    '',
    '?sets=',
    '?sets=,',
    '?sets=a',
    '?sets=1,',
    '?sets=0',
    '?sets=99',
    '?sets=1&sets=1',
    '?sets=1.5',
    '?sets=1-1',
  ])('is rejected for %j', async (query) => {
    const { at, addSet } = await aProject();
    await addSet();
    const answer = await at('GET', `/components/list${query}`);
    expect(problemOf(answer)).toMatchObject({ status: 422, issues: { sets: expect.any(String) } });
  });
});
