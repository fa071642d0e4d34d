import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.ts';
import { forgetProject, rememberedProjects, rememberProject } from './remembered-projects.ts';

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
  it('keeps a known project in its place and takes its present name', () => {
    const storage = memoryStorage();
    rememberProject(storage, house);
    rememberProject(storage, flat);
    rememberProject(storage, { ...house, name: 'Dom' });
    expect(rememberedProjects(storage)).toEqual([flat, { ...house, name: 'Dom' }]);
  });

  // Holds §3.38.
  it('keeps only the id and the name', () => {
    const storage = memoryStorage();
    rememberProject(storage, Object.assign({ variant: 'el12' }, house));
    expect(storage.getItem('configurator.projects')).toBe(JSON.stringify([house]));
  });

  // Holds §4.3.
  it('forgets a project', () => {
    const storage = memoryStorage();
    rememberProject(storage, house);
    rememberProject(storage, flat);
    forgetProject(storage, flat.id);
    expect(rememberedProjects(storage)).toEqual([house]);
  });
});

describe('what another program left in the storage', () => {
  it.for(['not JSON', '{"id":"x"}', '7', 'null'])('is no list of projects: %s', (text) => {
    expect(rememberedProjects(memoryStorage({ 'configurator.projects': text }))).toEqual([]);
  });

  it('is left out where an entry is no project', () => {
    const storage = memoryStorage({ 'configurator.projects': JSON.stringify([null, { id: 5 }, house]) });
    expect(rememberedProjects(storage)).toEqual([house]);
  });
});
