import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Button } from './button.tsx';

const save = (refusal: string | undefined) => <Button refusal={refusal}>Zapisz</Button>;

test('a button keeps the focus when its refusal is set or cleared', async () => {
  const screen = await render(save(undefined));
  const button = () => screen.getByRole('button', { name: 'Zapisz' }).element();
  await screen.getByRole('button', { name: 'Zapisz' }).click();
  for (const refusal of ['Jeszcze liczę', undefined]) {
    await screen.rerender(save(refusal));
    expect(button().getAttribute('aria-disabled')).toBe(refusal === undefined ? null : 'true');
    expect(document.activeElement).toBe(button());
  }
});

test('a button does not take a focus that it did not have', async () => {
  const screen = await render(save(undefined));
  await screen.rerender(save('Jeszcze liczę'));
  expect(document.activeElement).toBe(document.body);
});
