import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.ts';
import { setLinkDialog, toolAddress, wantsLinkDialog } from './link.ts';

const address = 'https://tool.example/new?from={projectId}';
const unlinked = { id: 'Hq7mWz3k', planningAddress: null };
const linked = { id: 'Hq7mWz3k', planningAddress: 'https://tool.example/p/7?lang=pl#plan' };
const room = (planningId: string | null) => ({ planningId });

describe('the address of a project in the planning tool', () => {
  it('is the deployment’s, with the project’s id, while the project is not linked', () => {
    expect(toolAddress(address, unlinked)).toBe('https://tool.example/new?from=Hq7mWz3k');
    expect(toolAddress('https://tool.example/', unlinked, room(null))).toBe('https://tool.example/');
  });

  // Holds §2.71.
  it('is the project’s own once it is linked', () => {
    expect(toolAddress(address, linked)).toBe('https://tool.example/p/7?lang=pl#plan');
    expect(toolAddress(address, linked, room(null))).toBe('https://tool.example/p/7?lang=pl#plan');
  });

  // Holds §2.72.
  it('names a linked room', () => {
    expect(toolAddress(address, linked, room('r&1 ż'))).toBe(
      'https://tool.example/p/7?lang=pl&room_id=r%261+%C5%BC#plan',
    );
  });
});

// Holds §4.18, §4.19, §4.20.
it('asks before the planning tool opens until the visitor disables the dialog', () => {
  const storage = memoryStorage();
  expect(wantsLinkDialog(storage)).toBe(true);
  setLinkDialog(storage, false);
  expect(wantsLinkDialog(storage)).toBe(false);
  setLinkDialog(storage, true);
  expect(wantsLinkDialog(storage)).toBe(true);
});
