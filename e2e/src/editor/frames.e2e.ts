import { describe, expect, test } from 'vitest';
import { editing } from './editing.ts';
import type { SetBySymbols } from './set-by-symbols.ts';

const { page, read, openSet, builder, slotNames, saveButton } = editing();

const light2 = 'Sterownik dotykowy oświetlenia 2-kanałowy';
const light3 = 'Sterownik dotykowy oświetlenia 3-kanałowy';
const scenes = 'Sterownik dotykowy scen, 4 pola dotykowe';
const single = 'Łącznik jednobiegunowy';

/** A change of a set's frame, and the expected result. */
type Transition = {
  readonly title: string;
  readonly before: SetBySymbols;
  /** The line of the new frame, if it is another line of the series. */
  readonly line?: RegExp;
  readonly slots: number;
  readonly frame: string;
  readonly after: readonly string[];
  /** The removed parts, as listed in the message. */
  readonly removed: string;
};

const touch2and4 = { frame: 'DTP3-@@M/70', controllers: { 1: 'DTS2', 2: 'DTP4' }, modules: { 3: 'DKW1/11' } } as const;

const transitions: readonly Transition[] = [
  {
    title: 'from @@M with 2, 4 and a module in 3 to @M@: the second controller and the module are removed',
    before: touch2and4,
    slots: 3,
    frame: 'DTP3-@M@/70',
    after: [`Miejsce 1: ${light2}`, 'Miejsce 2, puste', 'Miejsce 3, bez sterownika'],
    removed: `${single} z miejsca 3, ${scenes} z miejsca 2`,
  },
  {
    title:
      'from @@M with 2, 4 and a module in 3 to the two-slot @M: the second controller and the module beyond are removed',
    before: touch2and4,
    slots: 2,
    frame: 'DTP2-@M/70',
    after: [`Miejsce 1: ${light2}`, 'Miejsce 2, puste'],
    removed: `${single} z miejsca 3, ${scenes} z miejsca 2`,
  },
  {
    title: 'from the one-slot @ with 3 touch points to @@M: there is no such panel, the controller is removed',
    before: { frame: 'DTP1-@/70', controllers: { 1: 'DTS3' } },
    slots: 3,
    frame: 'DTP3-@@M/70',
    after: ['Miejsce 1, bez sterownika', 'Miejsce 2, bez sterownika', 'Miejsce 3, puste'],
    removed: `${light3} z miejsca 1`,
  },
  {
    title: 'from a Premium frame with modules in 1 and 2 to @@M: both modules are removed',
    before: { frame: 'DR2/11', modules: { 1: 'DKW1/11', 2: 'DKW1/11' } },
    line: /^Simon 54 Touch/,
    slots: 3,
    frame: 'DTP3-@@M/70',
    after: ['Miejsce 1, bez sterownika', 'Miejsce 2, bez sterownika', 'Miejsce 3, puste'],
    removed: `${single} z miejsca 1, ${single} z miejsca 2`,
  },
  {
    title:
      'from a Premium frame with a double socket in 2 to a Nature frame: the socket, which that line disables, goes',
    before: { frame: 'DR2/11', modules: { 1: 'DKW1/11', 2: 'DGZ2MZP/11' } },
    line: /^Simon 54 Nature/,
    slots: 2,
    frame: 'DRN2',
    after: [`Miejsce 1: ${single}`, 'Miejsce 2, puste'],
    removed: 'Gniazdo podwójne z uziemieniem z miejsca 2',
  },
  {
    title: 'from a frame with a surface box to any other: the box is removed',
    before: { frame: 'TR2/111', surfaceBoxColourId: 501 },
    slots: 2,
    frame: 'TR2/114',
    after: ['Miejsce 1, puste', 'Miejsce 2, puste'],
    removed: 'puszka natynkowa',
  },
  {
    title: 'from a frame with a corner box to any other: the box is removed',
    before: { frame: 'TR2/111', cornerBoxColourId: 501 },
    slots: 3,
    frame: 'TR3/111',
    after: ['Miejsce 1, puste', 'Miejsce 2, puste', 'Miejsce 3, puste'],
    removed: 'puszka narożna',
  },
  {
    title: 'from a panel with a controller to a plain frame: all controllers are removed',
    before: { frame: 'DTP2-@M/70', controllers: { 1: 'DTS1' }, modules: { 2: 'DKW1/11' } },
    line: /^Simon 54 Premium/,
    slots: 2,
    frame: 'DR2/11',
    after: ['Miejsce 1, puste', `Miejsce 2: ${single}`],
    removed: 'Sterownik dotykowy oświetlenia 1-kanałowy z miejsca 1',
  },
  {
    title: 'from a frame with an IP44 seal to one without: the seal and the module beyond are removed',
    before: { frame: 'DR2/11', ip44: true, modules: { 2: 'DKW1/11' } },
    line: /^Simon 54 Touch/,
    slots: 1,
    frame: 'DTP1-@/70',
    after: ['Miejsce 1, bez sterownika'],
    removed: `${single} z miejsca 2, uszczelka IP44`,
  },
];

const toStep = (name: 'Seria ramek' | 'Ramka') =>
  page()
    .getByRole('navigation', { name: 'Kroki tworzenia zestawu' })
    .getByRole('button', { name: new RegExp(`^.?${name}`) })
    .click();

const frame = (symbol: string) => page().getByRole('list').getByRole('button', { name: symbol }).first();

// Holds C5.6.
describe('choosing a frame', () => {
  // Holds §4.41, §4.42, §4.43, §4.44, C5.5-b, C5.5-c, C5.5-d.
  test.each(transitions.map((transition) => [transition.title, transition] as const))(
    'changes a set %s',
    async (_title, { before, line, slots, frame: symbol, after, removed }) => {
      await openSet(before);
      await expect.poll(slotNames).not.toEqual([]);
      const opened = await slotNames();
      await toStep(line ? 'Seria ramek' : 'Ramka');
      if (line) await page().getByRole('button', { name: line }).click();
      await builder().chooseSlots(slots);
      // Choosing another number of slots also chooses the frame of the same finish if nothing is lost. It may be the
      // wanted one.
      const isTaken = (await frame(symbol).getAttribute('aria-pressed')) === 'true';
      if (!isTaken) await frame(symbol).click();
      await expect.poll(slotNames).toEqual(after);
      await read(`Usunięto z zestawu: ${removed}.`);
      await page().locator('[data-snackbars]').getByRole('button', { name: 'Cofnij' }).click();
      await expect
        .poll(async () => {
          const names = await slotNames();
          if (names.join() !== opened.join()) await page().keyboard.press('Control+z');
          return names;
        })
        .toEqual(opened);
      await expect.poll(() => saveButton().getAttribute('data-dirty')).toBeNull();
    },
  );

  test('changes @@M with 4, 4 to @@@: both controllers stay, and the empty third slot offers only 4', async () => {
    await openSet({ frame: 'DTP3-@@M/70', controllers: { 1: 'DTP4', 2: 'DTP4' } });
    await toStep('Ramka');
    await frame('DTP3-@@@/70').click();
    await expect.poll(slotNames).toEqual([`Miejsce 1: ${scenes}`, `Miejsce 2: ${scenes}`, 'Miejsce 3, bez sterownika']);
    expect(
      await page()
        .getByText(/^Usunięto z zestawu/)
        .count(),
    ).toBe(0);
    const { offered } = await builder().openControllers(3);
    expect(offered.map((text) => /DT\w\d/.exec(text)?.[0])).toEqual(['DTP4']);
  });
});
