import { describe, expect, it } from 'vitest';
import { createProjectEvents } from './project-events.ts';

const projectId = 'Hq7mWz3k';

describe('an event of a project', () => {
  // Holds §4.22, §4.24, §4.26.
  it('is sent to the listeners of its kind, with the project’s id', () => {
    const events = createProjectEvents();
    const received: string[] = [];
    events.listen('projectUpdated', (id) => received.push(`updated ${id}`));
    events.listen('projectUpdated', (id) => received.push(`updated too ${id}`));
    events.listen('reloadProject', (id) => received.push(`reload ${id}`));
    events.emit({ kind: 'projectUpdated', projectId });
    expect(received).toEqual([`updated ${projectId}`, `updated too ${projectId}`]);
  });

  it('is not sent to removed listeners', () => {
    const events = createProjectEvents();
    const received: string[] = [];
    const listener = (id: string) => void received.push(id);
    const stop = events.listen('externalProjectUpdate', listener);
    events.listen('externalProjectUpdate', listener);
    stop();
    events.emit({ kind: 'externalProjectUpdate', projectId });
    expect(received).toEqual([projectId]);
  });

  it('reaches the listeners at the time of sending, even if one of them removes another', () => {
    const events = createProjectEvents();
    const received: string[] = [];
    events.listen('reloadProject', () => stopSecond());
    const stopSecond = events.listen('reloadProject', (id) => received.push(id));
    events.emit({ kind: 'reloadProject', projectId });
    events.emit({ kind: 'reloadProject', projectId });
    expect(received).toEqual([projectId]);
  });
});
