import { afterEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { tickKey, ticksOfRoom } from '../api/installation.ts';
import { InPolish } from '../testing/in-polish.tsx';
import { useAwakeScreen } from '../ui/media.ts';
import { RemainingItems } from './installation-screen.tsx';

const Sheet = () => {
  useAwakeScreen();
  return null;
};

/** Simulates the Screen Wake Lock API and counts requested and held locks. */
const aScreen = () => {
  const locks = { requested: 0, held: 0 };
  const request = (): Promise<WakeLockSentinel> => {
    locks.requested += 1;
    locks.held += 1;
    const release = async (): Promise<void> => void (locks.held -= 1);
    // The properties of a lock that the sheet uses.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return Promise.resolve({ release } as unknown as WakeLockSentinel);
  };
  vi.spyOn(navigator.wakeLock, 'request').mockImplementation(request);
  return locks;
};

const isSeen = (state: DocumentVisibilityState): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

afterEach(() => vi.restoreAllMocks());

describe('the screen', () => {
  test('is kept awake while the checklist is open, and may turn off after it', async () => {
    const locks = aScreen();
    const { unmount } = await render(<Sheet />);
    await expect.poll(() => locks.held).toBe(1);
    await unmount();
    await expect.poll(() => locks.held).toBe(0);
  });

  test('is kept awake again when the hidden page is shown again, because the browser has released the lock', async () => {
    const locks = aScreen();
    await render(<Sheet />);
    await expect.poll(() => locks.requested).toBe(1);
    isSeen('hidden');
    expect(locks.requested).toBe(1);
    isSeen('visible');
    await expect.poll(() => locks.requested).toBe(2);
  });

  test('may turn off if the browser refuses', async () => {
    const locks = aScreen();
    vi.spyOn(navigator.wakeLock, 'request').mockRejectedValue(new DOMException('low battery', 'NotAllowedError'));
    const { unmount } = await render(<Sheet />);
    await unmount();
    expect(locks.held).toBe(0);
  });
});

test('the remaining numbers keep their height: ticking moves nothing below them', async () => {
  await page.viewport(320, 568);
  const room = {
    id: 1,
    name: 'Salon',
    planningId: null,
    setDefaults: null,
    sets: [{ id: 2, quantity: 12 }],
    products: [{ id: 3, quantity: 2 }],
  };
  const parts = ['box', 'mechanism', 'frame', 'product'] as const;
  const heights: number[] = [];
  for (let count = 0; count <= parts.length; count++) {
    const done = new Set(parts.slice(0, count).flatMap((part) => ticksOfRoom(room, part).map(tickKey)));
    const { container, unmount } = await render(
      <InPolish>
        <div style={{ width: 260 }}>
          <RemainingItems rooms={[room]} sets={new Map()} done={done} />
        </div>
      </InPolish>,
    );
    heights.push(container.getBoundingClientRect().height);
    await unmount();
  }
  expect(heights[0]).toBeGreaterThan(30);
  expect(new Set(heights).size).toBe(1);
});
