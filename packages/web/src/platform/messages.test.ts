import { beforeEach, describe, expect, it } from 'vitest';
import { snackbars } from './messages.ts';

beforeEach(() => {
  for (const { key } of snackbars.shown()) {
    snackbars.close(key);
  }
});

const texts = (): readonly string[] => snackbars.shown().map(({ text }) => text);

describe('messages', () => {
  // Holds §4.60, §9.17.
  it('show one success at a time, for 3000 ms', () => {
    snackbars.success('created');
    snackbars.success('renamed');
    expect(snackbars.shown()).toMatchObject([{ kind: 'success', text: 'renamed', timeout: 3000 }]);
  });

  // Holds §2.34, §4.28, §4.62.
  it('clear success and error when an action starts, and keep the notice', () => {
    snackbars.notice('updated elsewhere');
    snackbars.success('created');
    snackbars.error('failed');
    snackbars.clear();
    expect(texts()).toEqual(['updated elsewhere']);
  });

  // Holds R26.
  it('keep what a choice removed until the next action starts, and in the list of recent messages', () => {
    snackbars.clearRecent();
    snackbars.loss('removed: the third module', { label: 'undo', perform: () => undefined });
    expect(snackbars.shown()).toMatchObject([{ kind: 'loss', timeout: 0 }]);
    snackbars.clear();
    expect(texts()).toEqual([]);
    expect(snackbars.recent.get().map(({ text }) => text)).toEqual(['removed: the third module']);
  });

  // Holds §4.61.
  it('close one by one', () => {
    snackbars.success('created');
    snackbars.error('failed');
    snackbars.close(snackbars.shown()[0]?.key ?? 0);
    expect(texts()).toEqual(['failed']);
  });

  it('notify listeners until they unsubscribe', () => {
    let notified = 0;
    const stop = snackbars.subscribe(() => (notified += 1));
    snackbars.success('created');
    stop();
    snackbars.success('renamed');
    expect(notified).toBe(1);
  });

  // Holds R26.
  it('are listed after they have closed, latest first, except for notices', () => {
    snackbars.clearRecent();
    snackbars.success('created');
    snackbars.notice('updated elsewhere');
    snackbars.error('failed');
    snackbars.clear();
    expect(snackbars.recent.get().map(({ text }) => text)).toEqual(['failed', 'created']);
    for (let number = 0; number < 20; number += 1) snackbars.success(`${number}`);
    expect(snackbars.recent.get()).toHaveLength(12);
    snackbars.clearRecent();
    expect(snackbars.recent.get()).toEqual([]);
  });

  // Holds R26.
  it('let their action be performed once, in either place', () => {
    snackbars.clearRecent();
    let undone = 0;
    snackbars.success('deleted', { label: 'Undo', perform: () => (undone += 1) });
    snackbars.clear();
    snackbars.recent.get()[0]?.action?.perform();
    expect([undone, snackbars.recent.get()[0]?.action]).toEqual([1, undefined]);
  });
});
