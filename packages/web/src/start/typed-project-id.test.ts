import { describe, expect, it } from 'vitest';
import { typedProjectId } from './typed-project-id.ts';

describe('a project id', () => {
  it.for([
    ['Hq7m', 'Hq7m'],
    [' Hq7mWz3k ', 'Hq7mWz3k'],
    ['Hq7mWz3kx', 'Hq7mWz3k'],
    ['https://ramka.example/el12/projekt/Hq7mWz3k/pomieszczenia?openedGroupId=1', 'Hq7mWz3k'],
    ['ramka.example/el12/projekt/Hq7mWz3k', 'Hq7mWz3k'],
    ['https://ramka.example/el12/', 'https://'],
  ] as const)('typed or pasted as %j is %j', ([typed, id]) => {
    expect(typedProjectId(typed)).toBe(id);
  });
});
