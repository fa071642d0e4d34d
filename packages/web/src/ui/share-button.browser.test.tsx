import { allTexts } from '@ramka/texts/all-texts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { InPolish } from '../testing/in-polish.tsx';
import { ShareButton } from './share-button.tsx';

const url = 'https://ramka.example/el12/projekt/aB3dE6gH/pomieszczenia';

/** Simulates a browser with or without the Web Share API. */
const canShare = (share: typeof navigator.share | undefined): void => {
  if (share === undefined) Reflect.deleteProperty(navigator, 'share');
  else Object.defineProperty(navigator, 'share', { value: share, configurable: true });
};

const otherwise = vi.fn<() => Promise<void>>(() => Promise.resolve());

const shown = () =>
  render(
    <InPolish>
      <ShareButton title="Dom nad Łabą" url={url} otherwise={otherwise} />
    </InPolish>,
  );

afterEach(() => {
  canShare(undefined);
  otherwise.mockClear();
});

describe('sharing a project', () => {
  test('is not offered if the browser does not support it', async () => {
    canShare(undefined);
    const page = await shown();
    expect(page.getByRole('button').elements()).toEqual([]);
  });

  test('passes name and address, and accepts a cancellation', async () => {
    const share = vi.fn<typeof navigator.share>(() => Promise.reject(new DOMException('no', 'AbortError')));
    canShare(share);
    const page = await shown();
    await page.getByRole('button', { name: allTexts.pl.shell.share }).click();
    await expect.poll(() => share.mock.calls).toEqual([[{ title: 'Dom nad Łabą', url }]]);
    expect(otherwise).not.toHaveBeenCalled();
  });

  test('copies the link if the device refuses to share', async () => {
    canShare(() => Promise.reject(new DOMException('not here', 'NotAllowedError')));
    const page = await shown();
    await page.getByRole('button', { name: allTexts.pl.shell.share }).click();
    await expect.poll(() => otherwise).toHaveBeenCalledOnce();
  });
});
