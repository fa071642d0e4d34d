import { expect, it } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.ts';
import { refuseLinkDialog, wantsLinkDialog } from './link-dialog-wish.ts';

it('asks before the planning tool opens until that is not wanted any more', () => {
  const storage = memoryStorage();
  expect(wantsLinkDialog(storage)).toBe(true);
  refuseLinkDialog(storage);
  expect(wantsLinkDialog(storage)).toBe(false);
});
