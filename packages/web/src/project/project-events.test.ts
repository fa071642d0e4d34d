import { describe, expect, it } from 'vitest';
import { createProjectEvents } from './project-events.ts';

const projectId = 'Hq7mWz3k';

describe('an event of a project', () => {
  // Holds §4.22, §4.24, §4.26.
  it('is sent to the listeners of its kind, with the project’s id', () => {
    const events = createProjectEvents();
    const told: string[] = [];
    events.listen('projectUpdated', (id) => told.push(`updated ${id}`));
    events.listen('projectUpdated', (id) => told.push(`updated too ${id}`));
    events.listen('reloadProject', (id) => told.push(`reload ${id}`));
    events.tell({ kind: 'projectUpdated', projectId });
    expect(told).toEqual([`updated ${projectId}`, `updated too ${projectId}`]);
  });

  it('is not sent to removed listeners', () => {
    const events = createProjectEvents();
    const told: string[] = [];
    const listener = (id: string) => void told.push(id);
    const stop = events.listen('externalProjectUpdate', listener);
    events.listen('externalProjectUpdate', listener);
    stop();
    events.tell({ kind: 'externalProjectUpdate', projectId });
    expect(told).toEqual([projectId]);
  });

  it('reaches the listeners at the time of sending, even if one of them removes another', () => {
    const events = createProjectEvents();
    const told: string[] = [];
    events.listen('reloadProject', () => stopSecond());
    const stopSecond = events.listen('reloadProject', (id) => told.push(id));
    events.tell({ kind: 'reloadProject', projectId });
    events.tell({ kind: 'reloadProject', projectId });
    expect(told).toEqual([projectId]);
  });
});
