import { pl } from '@ramka/texts/pl';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { snackbars } from '../platform/messages.ts';
import { aProject, aRoom, aSavedSet, type ProjectScreen, renderInProject } from '../testing/render-in-project.tsx';
import { loadDialogs } from '../ui/dialog.tsx';
import { ScreenDialogs, useOpenDialog } from './open-dialog.ts';
import type { RoomsDialog } from './rooms-dialogs.tsx';

const Opener = ({ dialog }: { readonly dialog: RoomsDialog }) => {
  const open = useOpenDialog();
  return (
    <button type="button" onClick={() => open(dialog)}>
      Opener
    </button>
  );
};

const kitchen = aRoom({ name: 'Kuchnia', sets: [{ id: 11, quantity: 2 }] });
const project = aProject({ rooms: [kitchen, aRoom({ id: 2, name: 'Salon' })], sets: [aSavedSet()] });

const openDialog = async (dialog: RoomsDialog): Promise<ProjectScreen> => {
  const screen = await renderInProject(
    <ScreenDialogs>
      <Opener dialog={dialog} />
    </ScreenDialogs>,
    project,
  );
  await screen.getByRole('button', { name: 'Opener' }).click();
  await expect.poll(dialogs).toHaveLength(1);
  return screen;
};

const dialogs = () => [...document.querySelectorAll('[role$=dialog]')];
const messages = (): readonly string[] => snackbars.shown().map(({ text }) => text);

beforeAll(loadDialogs);
beforeEach(() => snackbars.clear());

describe('a dialog over the rooms', () => {
  const ofRoom: readonly RoomsDialog[] = [
    { dialog: 'rename-room', roomId: 1 },
    { dialog: 'copy-room', roomId: 1 },
    { dialog: 'room-quantities', roomId: 1 },
    { dialog: 'entry-quantity', roomId: 1, list: 'sets', entryId: 11 },
  ];

  test.for(ofRoom)('($dialog) closes with a message when its room is deleted elsewhere', async (dialog) => {
    const screen = await openDialog(dialog);
    screen.showProject((shown) => ({ ...shown, rooms: shown.rooms.slice(1) }));
    await expect.poll(dialogs).toEqual([]);
    await expect.poll(messages).toEqual([pl.rooms.roomDeleted]);
    await expect.element(screen.getByRole('button', { name: 'Opener' })).toHaveFocus();
  });

  test('asks no longer about a room that is deleted elsewhere', async () => {
    const screen = await openDialog({ dialog: 'delete-room', roomId: 1 });
    screen.showProject((shown) => ({ ...shown, rooms: shown.rooms.slice(1) }));
    await expect.poll(dialogs).toEqual([]);
    expect(messages()).toEqual([]);
  });

  test('shows the name and the quantity that somebody else gives meanwhile', async () => {
    const screen = await openDialog({ dialog: 'entry-quantity', roomId: 1, list: 'sets', entryId: 11 });
    const quantity = screen.getByRole('textbox', { name: pl.common.quantity });
    await expect.element(quantity).toHaveValue('2');
    screen.showProject((shown) => ({
      ...shown,
      rooms: [aRoom({ name: 'Jadalnia', sets: [{ id: 11, quantity: 7 }] })],
    }));
    await expect.element(screen.getByText('Biurko – Jadalnia')).toBeVisible();
    await expect.element(quantity).toHaveValue('7');
  });

  test('keeps what was typed where all of its sets are deleted, and says so', async () => {
    const screen = await openDialog({ dialog: 'set-quantities', setId: 11 });
    const field = screen.getByRole('textbox').first();
    await userEvent.fill(field, '4');
    screen.showProject((shown) => ({ ...shown, sets: [] }));
    await expect.element(screen.getByText(pl.editor.stale.goneTitle)).toBeVisible();
    await expect.element(field).toHaveValue('4');
    screen.showProject((shown) => ({ ...shown, sets: [aSavedSet()] }));
    await expect.element(screen.getByText(pl.editor.stale.goneTitle)).not.toBeInTheDocument();
  });
});
