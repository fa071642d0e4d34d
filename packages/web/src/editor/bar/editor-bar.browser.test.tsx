import { pl } from '@ramka/texts/pl';
import { Save } from 'lucide-react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page as browserPage } from 'vitest/browser';
import { InPolish } from '../../testing/in-polish.tsx';
import styles from './editor-bar.module.css';
import { SaveButton, type SaveButtonProps, SlowSaving } from './editor-bar.tsx';

const { save: texts } = pl.editor;

const saving = (busy: boolean) => (
  <InPolish>
    <SlowSaving busy={busy} />
  </InPolish>
);

test('a save that takes more than three seconds says that the network does not respond, until it ends', async () => {
  const start = performance.now();
  const { getByRole, rerender } = await render(saving(true));
  const text = () => getByRole('status').element().textContent;
  expect(text()).toBe('');
  await expect.poll(text).toBe('Zapisujemy… Sieć nie odpowiada.');
  expect(performance.now() - start).toBeGreaterThan(2900);
  await rerender(saving(false));
  await expect.poll(text).toBe('');
});

const showSaveButton = async (props: Partial<SaveButtonProps> = {}) => {
  const done: string[] = [];
  const action = (name: string, label: string) => ({ name, label, icon: Save, perform: () => done.push(name) });
  const actions = {
    save: action('save', texts.save),
    saveAndNext: action('next', texts.saveAndNext),
    saveAndNextRoom: action('next room', texts.saveAndGoTo('Kuchnia')),
  };
  const page = await render(
    <InPolish>
      <div className={styles['save']}>
        <SaveButton actions={actions} dirty second={false} hasNextRoom {...props} />
      </div>
    </InPolish>,
  );
  return { page, done };
};

test('one button saves, and its menu holds the other ways', async () => {
  const { page, done } = await showSaveButton();
  expect(page.getByRole('button').elements()).toHaveLength(2);
  await page.getByRole('button', { name: texts.save }).click();
  for (const label of [texts.saveAndNext, texts.saveAndGoTo('Kuchnia')]) {
    await page.getByRole('button', { name: texts.more }).click();
    await page.getByRole('menuitem', { name: label }).click();
  }
  await expect.poll(() => done).toEqual(['save', 'next', 'next room']);
});

test('beginning the next set is a button of its own once it was chosen in the menu, in narrow windows an icon', async () => {
  await browserPage.viewport(1440, 900);
  const { page, done } = await showSaveButton();
  await page.getByRole('button', { name: texts.more }).click();
  await page.getByRole('menuitem', { name: texts.saveAndNext }).click();
  await page.getByRole('button', { name: texts.saveAndNext }).click();
  await expect.poll(() => done).toEqual(['next', 'next']);
  const next = page.getByRole('button', { name: texts.saveAndNext });
  await expect.element(next.getByText(texts.saveAndNext)).toBeVisible();
  await browserPage.viewport(390, 844);
  await expect.element(next.getByText(texts.saveAndNext)).not.toBeVisible();
  await next.click();
  await expect.poll(() => done).toEqual(['next', 'next', 'next']);
});

test('the button for the next set is hidden in windows below 360 px', async () => {
  await browserPage.viewport(390, 844);
  const { page } = await showSaveButton();
  await page.getByRole('button', { name: texts.more }).click();
  await page.getByRole('menuitem', { name: texts.saveAndNext }).click();
  const next = page.getByRole('button', { name: texts.saveAndNext });
  for (const width of [390, 360]) {
    await browserPage.viewport(width, 844);
    await expect.element(next).toBeVisible();
  }
  await browserPage.viewport(359, 844);
  await expect.poll(() => next.elements()).toHaveLength(0);
});

test('the menu names no room if none is empty', async () => {
  const { page } = await showSaveButton({ hasNextRoom: false });
  await page.getByRole('button', { name: texts.more }).click();
  await expect.poll(() => page.getByRole('menuitem').elements()).toHaveLength(1);
});

test('the save button stands out only while there are unsaved changes', async () => {
  const probe = document.createElement('div');
  probe.style.color = 'var(--accent)';
  document.body.append(probe);
  const accent = getComputedStyle(probe).color;
  probe.remove();
  for (const dirty of [true, false]) {
    const { page } = await showSaveButton({ dirty });
    const save = page.getByRole('button', { name: texts.save });
    const isAccent = () => getComputedStyle(save.element()).backgroundColor === accent;
    // Away from the mouse position of an earlier test.
    await page.getByRole('button', { name: texts.more }).hover();
    await expect.poll(isAccent).toBe(dirty);
    await page.unmount();
  }
});
