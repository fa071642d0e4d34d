import { setToWire } from '@ramka/contract/translate/product-set';
import { bundle, type BundlePayload, type WireBundle } from '@ramka/contract/wire/bundle';
import { group, loadedProject, type LoadedProject, project } from '@ramka/contract/wire/project';
import { desk } from '@ramka/domain/testing/worked-examples/desk';
import type { WorkedExample } from '@ramka/domain/testing/worked-examples/worked-example';
import type { AppOptions } from '../app.ts';
import { aServer, type Caller, type TestServer } from './a-server.ts';

/** A server with one empty project. Paths of `at` are relative to the project. */
export type TestProject = TestServer & {
  readonly id: string;
  readonly at: Caller;
  /** Reads the complete project. */
  readonly load: () => Promise<LoadedProject>;
  readonly addRoom: (name?: string) => Promise<number>;
  readonly addSet: () => Promise<WireBundle>;
};

export const aProject = async (overrides: Partial<AppOptions> = {}): Promise<TestProject> => {
  const server = await aServer(overrides);
  const { call } = server;
  const created = await call('POST', '/project', { name: 'Dom', variant: 'el12' });
  const { id } = project.parse(created.body);
  const at: Caller = (method, path, body, headers) => call(method, `/project/${id}${path}`, body, headers);
  return {
    ...server,
    id,
    at,
    load: async () => loadedProject.parse((await at('GET', '')).body),
    addRoom: async (name = 'Salon') => group.parse((await at('POST', '/group', { name })).body).id,
    addSet: async () => bundle.parse((await at('POST', '/set', { payload: workedPayload(desk) })).body),
  };
};

/** A worked example of docs/catalogue-rules.md#c5 in wire format. */
export const workedPayload = ({ set }: WorkedExample): BundlePayload => {
  if (set.frameId === null) throw new Error('the example has no frame');
  return setToWire({ ...set, frameId: set.frameId }, null);
};
