import { aColour, aLine } from '@ramka/domain/testing/makers';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '../api/testing/fake-api.ts';
import { aCatalogue } from '../testing/a-flat.ts';
import { framesInFinish, switchAndSocket } from '../testing/a-range.ts';
import { aProject, aRoom } from '../testing/render-in-project.tsx';
import { expectText, messages, pressInMessage, pressKey, renderApp, room } from '../testing/render-app.tsx';

/** A catalogue with a light switch and sockets, but without sockets for television and data. */
const catalogue = {
  ...aCatalogue,
  parts: {
    series: { id: 4, name: 'Simon 54', tag: 'simon-54' },
    lines: [aLine()],
    frames: [...framesInFinish('white', '11', 100), ...framesInFinish('black-matt', '49', 200)],
    finishes: [
      { id: 'white', name: 'biały', hexColor: '#ffffff', familyId: 'white' },
      { id: 'black-matt', name: 'czarny mat', hexColor: '#000000', familyId: 'black' },
    ],
    colours: [
      aColour({ id: 401, name: 'biały', familyId: 'white' }),
      aColour({ id: 408, name: 'czarny', familyId: 'black' }),
    ],
    ...switchAndSocket,
  },
};

const salon = aRoom({ id: 1, name: 'Salon' });
const api = fakeApi(() => aProject({ rooms: [salon] }), catalogue);

const open = () => renderApp('projekt/aB3dE6gH/pomieszczenia');

const named = (name: string): string => `Dodaj: ${name}: Salon`;
const add = (name: string) => page.getByRole('button', { name: named(name) });
const offered = (): readonly (string | null)[] =>
  page
    .getByRole('button', { name: /^Dodaj: .*: Salon$/ })
    .elements()
    .map((element) => element.getAttribute('aria-label'));
const framesOfPictures = (): readonly string[] =>
  [...document.querySelectorAll('[data-drawn]')].map((picture) => picture.querySelector('image')?.href.baseVal ?? '');

describe('the only room of a project, while it is empty, offers usual sets', () => {
  test('that the catalogue can build', async () => {
    await open();
    await expect.poll(offered).toEqual([named('Schodowy'), named('2× gniazdo')]);
    await expectText('Zacznij od typowego zestawu albo ułóż własny');
  });

  test('in the defaults of the project', async () => {
    const setDefaults = { lineTag: aLine().tag, subcategoryId: null, finishId: 'black-matt', colourId: 408 };
    api.put((project) => ({ ...project, setDefaults }));
    await open();
    await expect.poll(framesOfPictures).toEqual([expect.stringContaining('DR1-49'), expect.stringContaining('DR2-49')]);
  });

  test('which one press adds, and *Undo* deletes', async () => {
    await open();
    await add('2× gniazdo').click();
    await expect.poll(() => api.inRoom(1)).toEqual([[expect.any(Number), 1]]);
    expect(api.sets().map(({ id }) => id)).toEqual(api.inRoom(1)?.map(([id]) => id));
    await expect.poll(messages).toContain('Zestaw został utworzony i dodany do pomieszczenia „Salon”');
    await expect.poll(offered).toEqual([named('Schodowy')]);
    await pressInMessage('Cofnij');
    await expect.poll(() => api.sets()).toEqual([]);
    await expect.poll(offered).toEqual([named('Schodowy'), named('2× gniazdo')]);
  });

  test('and moves the focus of the keyboard to the next one', async () => {
    await open();
    await expect.poll(offered).toHaveLength(2);
    const first = add('Schodowy').element();
    if (first instanceof HTMLElement) first.focus();
    await pressKey('{Enter}');
    await expect.element(add('2× gniazdo')).toHaveFocus();
    await pressKey('{Enter}');
    await expect.poll(() => api.inRoom(1)).toHaveLength(2);
    await expect.poll(() => document.activeElement?.closest('[data-room]')).not.toBeNull();
  });

  test('unless the catalogue has none of them', async () => {
    api.offer(aCatalogue);
    await open();
    await expectText('W tym pomieszczeniu nic jeszcze nie ma.');
    expect(offered()).toEqual([]);
  });
});

test.each([
  ['two rooms', [salon, aRoom({ id: 2, name: 'Kuchnia' })]],
  ['a room of the planning tool', [{ ...salon, planningId: 'plan-1' }]],
])('%s: no usual sets', async (_what, rooms) => {
  api.put((project) => ({ ...project, rooms }));
  await open();
  await expect.element(room('Salon')).toBeVisible();
  await expect.poll(() => document.body.textContent).toContain('W tym pomieszczeniu nic jeszcze nie ma.');
  expect(offered()).toEqual([]);
});
