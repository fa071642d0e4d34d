import type { Load } from '../measuring/rate-of.ts';

/** A request that saves a set of a planted project with unchanged content. */
export const savedSet = async (address: string, path: string, setId: number): Promise<Omit<Load, 'url'>> => {
  const answer = await fetch(`${address}${path}/set/${setId}`);
  const { name, frameId, ip44, cornerBox, smBox, modules, controllers } = (await answer.json()) as Record<
    string,
    unknown
  >;
  return {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
    body: JSON.stringify({ payload: { id: setId, name, frameId, ip44, cornerBox, smBox, modules, controllers } }),
  };
};
