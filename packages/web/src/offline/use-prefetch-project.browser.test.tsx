import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { holdTimers, type HeldTimers } from '../testing/hold-timers.ts';
import { InPolish } from '../testing/in-polish.tsx';
import { rememberProject } from './remembered-projects.ts';
import { usePrefetchProject } from './use-prefetch-project.ts';

const REST = 3000;

const project = { id: 'aB3dE6gH', name: 'Dom' };

const postMessage = vi.fn<(message: unknown) => void>();

let timers: HeldTimers;

beforeEach(() => {
  onlineManager.setOnline(true);
  rememberProject(localStorage, project);
  const registration = { active: { postMessage } };
  vi.spyOn(navigator, 'serviceWorker', 'get').mockReturnValue(
    Object.assign(new EventTarget(), navigator.serviceWorker, { ready: Promise.resolve(registration) }),
  );
  timers = holdTimers(REST);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  postMessage.mockClear();
  onlineManager.setOnline(true);
  localStorage.clear();
});

const Page = () => {
  usePrefetchProject(project);
  return <p>Kuchnia</p>;
};

const shown = () =>
  render(
    <InPolish>
      <Page />
    </InPolish>,
  );

test('a project is prefetched once it has rested, and again after the connection was lost', async () => {
  const { unmount } = await shown();
  timers.elapse(REST);
  await expect.poll(() => postMessage.mock.calls.length).toBe(1);
  expect(postMessage).toHaveBeenLastCalledWith({ keepProject: project.id, language: 'pl', spare: false });
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await expect.poll(() => timers.running(REST)).toBe(1);
  timers.elapse(REST);
  await expect.poll(() => postMessage.mock.calls.length).toBe(2);
  await unmount();
});

test('a project that the visitor removed from the start screen is not prefetched', async () => {
  localStorage.clear();
  const { unmount } = await shown();
  timers.elapse(REST);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(postMessage).not.toHaveBeenCalled();
  await unmount();
});
