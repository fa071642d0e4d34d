import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { InPolish } from '../testing/in-polish.tsx';
import { LanguageSelect } from './language-select.tsx';

/** Whether a phone shows the name of the chosen language, or its icon alone. */
const showsName = async (brief: boolean): Promise<boolean> => {
  await page.viewport(390, 844);
  const { getByRole, unmount } = await render(
    <InPolish>
      <LanguageSelect brief={brief} />
    </InPolish>,
  );
  const select = getByRole('combobox', { name: 'Język' }).element();
  const isTransparent = getComputedStyle(select).color === 'rgba(0, 0, 0, 0)';
  await unmount();
  return !isTransparent;
};

test('the home screen names the chosen language on a phone, where a toolbar has its icon only', async () => {
  expect(await showsName(false)).toBe(true);
  expect(await showsName(true)).toBe(false);
});
