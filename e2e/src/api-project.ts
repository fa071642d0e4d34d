import { endpoints } from '@ramka/contract/endpoints';
import { setToWire } from '@ramka/contract/translate/product-set';
import type { LoadedProject } from '@ramka/contract/wire/project';
import type { WorkedExample } from '@ramka/domain/testing/worked-examples/worked-example';

type Pieces = readonly (readonly [id: number, quantity: number])[];

/** A project that tests fill and read through the API, without the browser. */
export type ApiProject = {
  readonly id: string;
  readonly addRoom: (name: string) => Promise<number>;
  readonly addSet: (example: Pick<WorkedExample, 'set'>, name?: string) => Promise<number>;
  readonly putSets: (roomId: number, pieces: Pieces) => Promise<void>;
  readonly putProducts: (roomId: number, pieces: Pieces) => Promise<void>;
  readonly addCatalogueProduct: (catalogId: number, quantity: number) => Promise<void>;
  readonly load: () => Promise<LoadedProject>;
};

export const apiProject = async (address: string, name = 'Dom nad Łabą'): Promise<ApiProject> => {
  const send = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(`${address}/api/project${path}`, {
      method,
      headers: {
        'x-requested-with': 'XMLHttpRequest',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const { id } = endpoints.createProject.response.parse(await send('POST', '', { name, variant: 'el12' }));
  const put = async (path: string, pieces: Pieces): Promise<void> => {
    const payload = pieces.map(([entryId, quantity]) => ({ id: entryId, quantity }));
    await send('POST', `/${id}/group/${path}`, { payload });
  };
  return {
    id,
    addRoom: async (room) => endpoints.createRoom.response.parse(await send('POST', `/${id}/group`, { name: room })).id,
    addSet: async ({ set }, setName = set.name) => {
      if (set.frameId === null) throw new Error('the example has no frame');
      const payload = { ...setToWire({ ...set, frameId: set.frameId }, null), name: setName };
      return endpoints.createSet.response.parse(await send('POST', `/${id}/set`, { payload })).id;
    },
    putSets: (roomId, pieces) => put(`${roomId}/setlist`, pieces),
    putProducts: (roomId, pieces) => put(`${roomId}/products`, pieces),
    addCatalogueProduct: async (catalogId, quantity) =>
      void (await send('POST', `/${id}/ecatalog-products`, { catalogId, quantity })),
    load: async () => endpoints.readProject.response.parse(await send('GET', `/${id}`)),
  };
};
