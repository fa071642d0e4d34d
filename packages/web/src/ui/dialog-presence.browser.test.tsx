import { type ReactElement, useState } from 'react';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { InPolish } from '../testing/in-polish.tsx';
import { DialogPresence } from './dialog-presence.tsx';
import { Dialog } from './dialog.tsx';

const Counter = ({ onClose }: { readonly onClose: () => void }): ReactElement => {
  const [count, setCount] = useState(0);
  return (
    <Dialog title="Counter" onClose={onClose}>
      <button type="button" onClick={() => setCount(count + 1)}>
        counted {count}
      </button>
    </Dialog>
  );
};

const Screen = (): ReactElement => {
  const [open, setOpen] = useState(false);
  return (
    <main tabIndex={-1}>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <DialogPresence>{open && <Counter onClose={() => setOpen(false)} />}</DialogPresence>
    </main>
  );
};

const showScreen = async () =>
  render(
    <InPolish>
      <Screen />
    </InPolish>,
  );

/** Resolves to the state of a popup when its closing animation begins. */
const asItLeaves = (popup: Element | undefined): Promise<{ readonly connected: boolean; readonly inert: boolean }> =>
  new Promise((resolve) => {
    if (popup === undefined) throw new Error('there is no popup');
    const observer = new MutationObserver(() => {
      if (!popup.hasAttribute('data-ending-style')) return;
      observer.disconnect();
      resolve({ connected: popup.isConnected, inert: popup.matches('[inert]') });
    });
    observer.observe(popup, { attributes: true });
  });

describe('a dialog', () => {
  test('is open while it is rendered, and is removed after its closing animation', async () => {
    const page = await showScreen();
    await page.getByRole('button', { name: 'open' }).click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    const [popup] = page.getByRole('dialog').elements();
    const leaving = asItLeaves(popup);
    await page.getByRole('button', { name: 'Zamknij' }).click();
    expect(await leaving).toMatchObject({ connected: true });
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('is inert during its closing animation, and the focus is back where it was', async () => {
    const page = await showScreen();
    const opener = page.getByRole('button', { name: 'open' });
    await opener.click();
    await expect.element(page.getByRole('heading', { name: 'Counter' })).toBeVisible();
    const [popup] = page.getByRole('dialog').elements();
    const leaving = asItLeaves(popup);
    await page.getByRole('button', { name: 'Zamknij' }).click();
    expect(await leaving).toEqual({ connected: true, inert: true });
    await expect.element(opener).toHaveFocus();
  });

  test('returns the focus where it was after an animation', async () => {
    document.documentElement.style.setProperty('--calm', '80ms');
    const page = await showScreen();
    const opener = page.getByRole('button', { name: 'open' });
    await opener.click();
    await expect.element(page.getByRole('heading', { name: 'Counter' })).toBeVisible();
    await page.getByRole('button', { name: 'Zamknij' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    document.documentElement.style.removeProperty('--calm');
    await expect.element(opener).toHaveFocus();
  });

  test('that is reopened has fresh state', async () => {
    const page = await showScreen();
    await page.getByRole('button', { name: 'open' }).click();
    await page.getByRole('button', { name: 'counted 0' }).click();
    await expect.element(page.getByRole('button', { name: 'counted 1' })).toBeVisible();
    await page.getByRole('button', { name: 'Zamknij' }).click();
    await page.getByRole('button', { name: 'open' }).click();
    await expect.element(page.getByRole('button', { name: 'counted 0' })).toBeVisible();
  });
});
