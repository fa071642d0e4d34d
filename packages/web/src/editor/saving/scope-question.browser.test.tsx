import { pl } from '@ramka/texts/pl';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { RoomOfSet } from '../../api/project.ts';
import { InPolish } from '../../testing/in-polish.tsx';
import type { SaveAndLeave } from './saving.ts';
import { useScopedSaving } from './scope-question.tsx';

const { scope } = pl.sets;
const kitchen = { id: 1, name: 'Kuchnia', quantity: 2 };
const hall = { id: 2, name: 'Hol', quantity: 1 };

type SaverProps = {
  readonly from?: RoomOfSet;
  readonly rooms: readonly RoomOfSet[];
  readonly saveAndLeave: SaveAndLeave['saveAndLeave'];
};

const Saver = ({ from, rooms, saveAndLeave }: SaverProps): ReactElement => {
  const { save, question } = useScopedSaving({ from, rooms }, false, saveAndLeave);
  return (
    <>
      <button type="button" onClick={() => save()}>
        save
      </button>
      {question}
    </>
  );
};

const renderSaver = async (props: Omit<SaverProps, 'saveAndLeave'>) => {
  const saveAndLeave = vi.fn<SaveAndLeave['saveAndLeave']>(async () => undefined);
  const page = await render(
    <InPolish>
      <Saver {...props} saveAndLeave={saveAndLeave} />
    </InPolish>,
  );
  await page.getByRole('button', { name: 'save' }).click();
  return { page, saveAndLeave };
};

// Holds R41.
test('a set of several rooms that was opened from the list is saved everywhere, or in one of the rooms', async () => {
  const { page, saveAndLeave } = await renderSaver({ rooms: [kitchen, hall] });
  await expect.element(page.getByRole('dialog', { name: scope.title })).toBeVisible();
  expect(saveAndLeave).not.toHaveBeenCalled();
  await expect.element(page.getByRole('button', { name: scope.everywhere })).toBeVisible();
  await page.getByRole('button', { name: scope.inRoom('Hol') }).click();
  await expect.poll(() => saveAndLeave).toHaveBeenCalledExactlyOnceWith({ inRoom: hall }, undefined);
});

test('opened from a room it is saved there or everywhere', async () => {
  const { page, saveAndLeave } = await renderSaver({ from: kitchen, rooms: [kitchen, hall] });
  await expect.element(page.getByRole('button', { name: scope.inRoom('Kuchnia') })).toBeVisible();
  await expect.element(page.getByRole('button', { name: scope.inRoom('Hol') })).not.toBeInTheDocument();
  await page.getByRole('button', { name: scope.everywhere }).click();
  await expect.poll(() => saveAndLeave).toHaveBeenCalledExactlyOnceWith(undefined, undefined);
});

test('a set of one room is saved without a question', async () => {
  const { saveAndLeave } = await renderSaver({ rooms: [kitchen] });
  await expect.poll(() => saveAndLeave).toHaveBeenCalledExactlyOnceWith(undefined, undefined);
});
