import { randomUUID } from 'node:crypto';
import { planningReceipt, type PlanningReceipt } from '@ramka/contract/wire/planning-delivery';
import { desk } from '@ramka/domain/testing/worked-examples/desk';
import type { AppOptions } from '../app.ts';
import { digestOf, signatureOf, type SignedParts } from '../planning-tool/signature.ts';
import { aProject, type TestProject, workedPayload } from './a-project.ts';
import { aDeployment, type Answer } from './a-server.ts';

/** The shared secret of the planning tool in tests. */
export const planningSecret = 'a secret of the tests, 32 and more';

export const withPlanningTool = (): Pick<AppOptions, 'deployment' | 'settings'> => ({
  deployment: aDeployment({ planningTool: { name: 'MiO', address: 'https://mio.example/new?project={projectId}' } }),
  settings: { logLevel: 'silent', trustProxy: false, planningToolSecret: planningSecret },
});

/** Modified parts of a signed request. */
export type Forgery = Partial<SignedParts> & { readonly secret?: string };

/** Returns the headers that sign a request. */
export const signatureHeaders = (path: string, body: string, forgery: Forgery = {}): Record<string, string> => {
  const { secret = planningSecret, ...parts } = forgery;
  const timestamp = String(Math.floor(Date.now() / 1000));
  const right = { timestamp, nonce: randomUUID(), method: 'PUT', path, bodyDigest: digestOf(body) };
  const signed = { ...right, ...parts };
  return {
    'x-ramka-timestamp': signed.timestamp,
    'x-ramka-nonce': signed.nonce,
    'x-ramka-signature': signatureOf(signed, secret),
  };
};

/** A set in a delivery. */
export const aDeliveredSet = (mioID: string, overrides: Record<string, unknown> = {}) => {
  const { id: _id, ...payload } = workedPayload(desk);
  return { mioID, quantity: 1, ...payload, name: mioID, ...overrides };
};

/** A room in a delivery. */
export const aDeliveredRoom = (mioID: string, sets: readonly unknown[] = [], name = `Pokój ${mioID}`) => ({
  mioID,
  name,
  sets,
});

/** A project linked to the planning tool. */
export type LinkedProject = TestProject & {
  readonly deliver: (rooms: readonly unknown[], projectUrl?: string | null) => Promise<Answer>;
  /** Like `deliver`, but requires success. */
  readonly link: (rooms: readonly unknown[], projectUrl?: string | null) => Promise<PlanningReceipt>;
  readonly poll: () => Promise<number>;
};

export const aLinkedProject = async (overrides: Partial<AppOptions> = {}): Promise<LinkedProject> => {
  const project = await aProject({ ...withPlanningTool(), ...overrides });
  const { call, id } = project;
  const path = `/mio-integration/project/${id}`;
  const deliver: LinkedProject['deliver'] = (rooms, projectUrl = 'https://mio.example/p/1') => {
    const body = { projectUrl, rooms };
    return call('PUT', path, body, signatureHeaders(`/api${path}`, JSON.stringify(body)));
  };
  return {
    ...project,
    deliver,
    link: async (rooms, projectUrl) => planningReceipt.parse((await deliver(rooms, projectUrl)).body),
    poll: async () => (await call('HEAD', path)).status,
  };
};
