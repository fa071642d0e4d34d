import { afterEach, expect, test, vi } from 'vitest';
import { onPageHidden, onPageRestored, onPageShown } from './page-visibility.ts';

afterEach(() => vi.restoreAllMocks());

const become = (state: DocumentVisibilityState): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

test('hiding and showing a page call different listeners, with and without leaving it', () => {
  const events: string[] = [];
  const stops = [onPageHidden(() => events.push('hidden')), onPageShown(() => events.push('shown'))];
  become('hidden');
  become('visible');
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('pageshow'));
  for (const stop of stops) stop();
  become('hidden');
  expect(events).toEqual(['hidden', 'shown', 'hidden', 'shown']);
});

test('only a page from the back/forward cache is restored', () => {
  const listener = vi.fn<() => void>();
  const stop = onPageRestored(listener);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(listener).not.toHaveBeenCalled();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  stop();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(listener).toHaveBeenCalledOnce();
});
