import { calls } from '@ramka/contract/calls';
import { setToWire } from '@ramka/contract/translate/product-set';
import type { WorkedExample } from '@ramka/domain/testing/worked-examples/worked-example';

/** A project that was made through the API. */
export type PlantedProject = {
  readonly id: string;
  /** Symbol of its e-catalogue product. */
  readonly symbol: string;
};

/** Makes a project as the web app would: a room with the first example twice, the other examples in none, an e-catalogue product. */
export const plantProject = async (address: string, examples: readonly WorkedExample[]): Promise<PlantedProject> => {
  const send = senderTo(address);
  const { id } = calls.createProject.answer.parse(await send('', { name: 'Dom nad Łabą', variant: 'el12' }));
  const room = calls.createRoom.answer.parse(await send(`/${id}/group`, { name: 'Kuchnia' }));
  const setIds: number[] = [];
  for (const { set } of examples) {
    if (set.frameId === null) throw new Error('the example has no frame');
    const payload = setToWire({ ...set, frameId: set.frameId }, null);
    setIds.push(calls.createSet.answer.parse(await send(`/${id}/set`, { payload })).id);
  }
  await send(`/${id}/group/${room.id}/setlist`, { payload: [{ id: setIds[0], quantity: 2 }] });
  const { catalogId, symbol } = await findProduct(address);
  await send(`/${id}/ecatalog-products`, { catalogId, quantity: 3 });
  return { id, symbol };
};

const senderTo =
  (address: string) =>
  async (path: string, body: unknown): Promise<unknown> => {
    const answer = await fetch(`${address}/api/project${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };

const findProduct = async (address: string) => {
  const answer = await fetch(`${address}/api/ecatalog/search?query=TKW`);
  const [product] = calls.searchEcatalog.answer.parse(await answer.json()).flatMap(({ products }) => products);
  if (product === undefined) throw new Error('the e-catalogue has no such product');
  return product;
};
