import { expect, it } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.ts';
import { refuseLinkDialog, wantsLinkDialog } from './link-dialog-wish.ts';

it('asks before the planning tool opens until that is not wanted any more', () => {
  const storage = memoryStorage();
  expect(wantsLinkDialog(storage)).toBe(true);
  refuseLinkDialog(storage);
  expect(wantsLinkDialog(storage)).toBe(false);
});

it('asks every time where the browser keeps nothing', () => {
  const closed = memoryStorage();
  closed.getItem = closed.setItem = () => {
    throw new DOMException('closed', 'SecurityError');
  };
  refuseLinkDialog(closed);
  expect(wantsLinkDialog(closed)).toBe(true);
});
