import { afterEach, expect, it } from 'vitest';
import { externalUpdates } from './external-updates.ts';
import { projectQuery } from './project-query.ts';

const projectId = 'aB3kR7xZ';

const unaskedReads = (): readonly unknown[] => {
  const { refetchOnMount, refetchOnReconnect, refetchOnWindowFocus } = projectQuery(projectId);
  return [refetchOnMount, refetchOnReconnect, refetchOnWindowFocus].map((may) =>
    typeof may === 'function' ? Reflect.apply(may, undefined, []) : may,
  );
};

afterEach(() => externalUpdates.stop(projectId));

it('is refetched on returning to the screen, the connection or the window', () => {
  expect(unaskedReads()).toEqual([true, true, true]);
});

it('is not refetched automatically while an update by the planning tool is expected', () => {
  externalUpdates.start(projectId);
  expect(unaskedReads()).toEqual([false, false, false]);
});
