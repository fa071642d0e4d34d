import { Copy, EllipsisVertical } from 'lucide-react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { InPolish } from '../testing/in-polish.tsx';
import { IconButton } from './icon-button.tsx';
import { Menu } from './menu.tsx';

const anAction = (label: string, refusal?: string) => ({
  name: label,
  label,
  icon: Copy,
  refusal,
  perform: vi.fn<() => void>(),
});

/** Opens a menu by keyboard. */
const openMenu = async () => {
  const actions = [anAction('Edytuj'), anAction('Kopiuj', 'najpierw zapisz'), anAction('Usuń')] as const;
  const page = await render(
    <InPolish>
      <Menu trigger={<IconButton icon={EllipsisVertical} label="Działania: Biurko" silent />} groups={[actions]} />
    </InPolish>,
  );
  const button = page.getByRole('button', { name: 'Działania: Biurko' });
  await expect.element(button).toBeVisible();
  document.querySelector('button')?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menu')).toBeVisible();
  await expect.poll(focused).toBe('Edytuj');
  return { page, button, actions };
};

const focused = () => document.activeElement?.textContent;

describe('a menu', () => {
  test('is named by its button, and begins with its first entry when a key opens it', async () => {
    const { page } = await openMenu();
    await expect.element(page.getByRole('menu', { name: 'Działania: Biurko' })).toBeVisible();
    await expect.poll(focused).toBe('Edytuj');
  });

  test('is moved through by arrows that wrap, by Home and End, and by first letters', async () => {
    await openMenu();
    const ways = [
      ['{ArrowUp}', 'Usuń'],
      ['{ArrowDown}', 'Edytuj'],
      ['{End}', 'Usuń'],
      ['{Home}', 'Edytuj'],
      ['k', 'Kopiujnajpierw zapisz'],
      ['u', 'Usuń'],
    ] as const;
    for (const [key, entry] of ways) {
      await userEvent.keyboard(key);
      await expect.poll(focused).toBe(entry);
    }
  });

  test('performs an entry once, and gives the focus back to its button', async () => {
    const { page, button, actions } = await openMenu();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => actions[0].perform).toHaveBeenCalledOnce();
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });

  test('stays open at an entry that is refused, and closes by Escape', async () => {
    const { page, button, actions } = await openMenu();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(actions[1].perform).not.toHaveBeenCalled();
    await expect.element(page.getByRole('menu')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });
});

const openSubmenu = async () => {
  const [edit, csv, xml] = [anAction('Edytuj'), anAction('CSV'), anAction('XML')];
  const formats = { name: 'formats', label: 'Inne formaty', groups: [[csv, xml]] };
  const page = await render(
    <InPolish>
      <Menu trigger={<IconButton icon={EllipsisVertical} label="Działania" silent />} groups={[[edit], [formats]]} />
    </InPolish>,
  );
  document.querySelector('button')?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(focused).toBe('Edytuj');
  await userEvent.keyboard('{End}');
  await expect.poll(focused).toBe('Inne formaty');
  const entries = () =>
    page
      .getByRole('menuitem')
      .elements()
      .map(({ textContent }) => textContent);
  return { page, csv, entries };
};

describe('a submenu', () => {
  test('replaces the entries of its menu, and gives them back', async () => {
    const { entries } = await openSubmenu();
    await expect.poll(entries).toEqual(['Edytuj', 'Inne formaty']);
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(entries).toEqual(['Wstecz', 'CSV', 'XML']);
    await expect.poll(focused).toBe('CSV');
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(entries).toEqual(['Edytuj', 'Inne formaty']);
    await expect.poll(focused).toBe('Inne formaty');
  });

  test('is opened by a press, performs an entry, and closes with its menu', async () => {
    const { page, csv, entries } = await openSubmenu();
    await page.getByRole('menuitem', { name: 'Inne formaty' }).click();
    await expect.poll(entries).toEqual(['Wstecz', 'CSV', 'XML']);
    await page.getByRole('menuitem', { name: 'Wstecz' }).click();
    await page.getByRole('menuitem', { name: 'Inne formaty' }).click();
    await page.getByRole('menuitem', { name: 'CSV' }).click();
    await expect.poll(() => csv.perform).toHaveBeenCalledOnce();
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Działania' })).toHaveFocus();
  });
});
