import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.ts';
import { forgetProject, deleteUnlistedData, rememberedProjects, rememberProject } from './remembered-projects.ts';

const house = { id: 'Hq7mWz3k', name: 'Dom pod lasem' };
const flat = { id: 'p4RtYb9n', name: 'Mieszkanie' };

describe('remembering projects', () => {
  // Holds §3.38, R6.
  it('puts the newest first', () => {
    const storage = memoryStorage();
    rememberProject(storage, house);
    rememberProject(storage, flat);
    expect(rememberedProjects(storage)).toEqual([flat, house]);
  });

  // Holds §4.5, §4.6.
  it('keeps a known project in its position and updates its name', () => {
    const storage = memoryStorage();
    rememberProject(storage, house);
    rememberProject(storage, flat);
    rememberProject(storage, { ...house, name: 'Dom' });
    expect(rememberedProjects(storage)).toEqual([flat, { ...house, name: 'Dom' }]);
  });

  // Holds §3.38.
  it('stores only the id and the name', () => {
    const storage = memoryStorage();
    rememberProject(storage, Object.assign({ variant: 'el12' }, house));
    expect(storage.getItem('configurator.projects')).toBe(JSON.stringify([house]));
  });

  // Holds §4.3.
  it('removes a project', () => {
    const storage = memoryStorage();
    rememberProject(storage, house);
    rememberProject(storage, flat);
    forgetProject(storage, flat.id);
    expect(rememberedProjects(storage)).toEqual([house]);
  });
});

describe('stored data of projects that are no longer listed', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is deleted, except for queued changes', async () => {
    const storage = memoryStorage({
      'configurator.projects': JSON.stringify([house]),
      [`configurator.outbox.${house.id}`]: '{}',
      [`configurator.outbox.${flat.id}`]: '{}',
      [`configurator.draft.${flat.id}.nowy`]: '{}',
      'configurator.outbox.wA1tsHer': '{}',
      'configurator.outbox.wA1tsHer.key': '{}',
      [`configurator.used-modules.${flat.id}.simon-54`]: '[]',
      [`configurator.used-modules.${house.id}.simon-54`]: '[]',
    });
    vi.stubGlobal('localStorage', storage);
    vi.stubGlobal('caches', { keys: async () => [`ramka-project-${flat.id}`], delete: async () => true });
    await deleteUnlistedData();
    expect(storage.getItem(`configurator.outbox.${flat.id}`)).toBeNull();
    expect(storage.getItem(`configurator.draft.${flat.id}.nowy`)).toBeNull();
    expect(storage.getItem(`configurator.outbox.${house.id}`)).toBe('{}');
    expect(storage.getItem('configurator.outbox.wA1tsHer.key')).toBe('{}');
    expect(storage.getItem(`configurator.used-modules.${flat.id}.simon-54`)).toBeNull();
    expect(storage.getItem(`configurator.used-modules.${house.id}.simon-54`)).toBe('[]');
  });
});

describe('an invalid stored value', () => {
  it.for(['not JSON', '{"id":"x"}', '7', 'null'])('is not a list of projects: %s', (text) => {
    expect(rememberedProjects(memoryStorage({ 'configurator.projects': text }))).toEqual([]);
  });

  it('is left out if an entry is not a project', () => {
    const storage = memoryStorage({ 'configurator.projects': JSON.stringify([null, { id: 5 }, house]) });
    expect(rememberedProjects(storage)).toEqual([house]);
  });
});
