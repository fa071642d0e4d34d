import { deployment } from '@ramka/contract/deployment/deployment';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { aDeployment } from '../testing/a-deployment.ts';
import { requirePlanningSecret } from './require-planning-secret.ts';

const tool = (address: string, name = 'MiO') => ({ name, address });

const isAccepted = (planningTool: unknown): boolean => deployment.safeParse({ ...aDeployment(), planningTool }).success;

describe('the planning tool of a deployment', () => {
  test.each([
    [null],
    [tool('https://mio.example')],
    [tool('https://mio.example/new?project={projectId}&from=ramka')],
    [tool('http://localhost:9000/{projectId}')],
  ])('is %j', (planningTool) => {
    expect(isAccepted(planningTool)).toBe(true);
  });

  test.each([
    [tool('javascript:alert(1)')],
    [tool('https://{projectId}.mio.example/')],
    [tool('https://mio.example/{project}')],
    [tool('https://mio.example/a b')],
    [tool('https://mio.example/', '')],
    [{ ...tool('https://mio.example/'), secret: 'x'.repeat(40) }],
  ])('is not %j', (planningTool) => {
    expect(isAccepted(planningTool)).toBe(false);
  });
});

describe('a deployment with a planning tool', () => {
  const withTool = aDeployment({ planningTool: tool('https://mio.example/') });

  test('does not start without the secret, and says where it belongs', () => {
    expect(() => requirePlanningSecret(withTool, readSettings({}))).toThrow(/'MiO': PLANNING_TOOL_SECRET must hold/);
  });

  test('starts with it; one without a tool needs none', () => {
    const settings = readSettings({ PLANNING_TOOL_SECRET: 's'.repeat(32) });
    expect(() => requirePlanningSecret(withTool, settings)).not.toThrow();
    expect(() => requirePlanningSecret(aDeployment(), readSettings({}))).not.toThrow();
  });
});
