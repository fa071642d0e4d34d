import { setTimeout as pause } from 'node:timers/promises';

/** One kind of call in the mix, with its share in percent. */
type Kind = { readonly name: 'read' | 'save' | 'preview' | 'room' | 'document'; readonly share: number };

/** Reads 60 %, saves and previews of sets 25 %, changes of rooms 10 %, documents 5 %. */
const kinds: readonly Kind[] = [
  { name: 'read', share: 60 },
  { name: 'save', share: 13 },
  { name: 'preview', share: 12 },
  { name: 'room', share: 10 },
  { name: 'document', share: 5 },
];

/** Latencies in milliseconds, and descriptions of unexpected responses. */
export type MixedOutcome = { readonly light: number[]; readonly documents: number[]; readonly faults: string[] };

/** Duration in seconds, pause between a visitor's calls in milliseconds, and whether documents are requested. */
type MixedPace = { readonly seconds: number; readonly thought: number; readonly documents?: boolean };

/** Simulates visitors with projects of their own. Each makes a call, pauses, and makes the next one. */
export const mixedLoad = async (
  address: string,
  projectIds: readonly string[],
  { seconds, thought, documents = true }: MixedPace,
): Promise<MixedOutcome> => {
  const outcome: MixedOutcome = { light: [], documents: [], faults: [] };
  const end = Date.now() + seconds * 1000;
  const visit = async (projectId: string, visitor: number): Promise<void> => {
    const path = `${address}/api/project/${projectId}`;
    const { id, ...set } = (await (await fetch(`${path}/set/1`)).json()) as Record<string, unknown>;
    for (let turn = visitor * 7; Date.now() < end; turn += 1) {
      const scheduled = kindAt(turn);
      const kind = scheduled === 'document' && !documents ? 'read' : scheduled;
      const begin = performance.now();
      const answer = await callOf[kind](path, { ...set, id, name: `Zestaw ${turn}` }, turn);
      await answer.arrayBuffer();
      (kind === 'document' ? outcome.documents : outcome.light).push(performance.now() - begin);
      if (!answer.ok) outcome.faults.push(`${kind}: ${answer.status}`);
      await pause(Math.random() * 2 * thought);
    }
  };
  await Promise.all(projectIds.map(visit));
  return outcome;
};

/** The kind of the call with this index. The sequence is always the same, and kinds are evenly distributed. */
const kindAt = (turn: number): Kind['name'] => {
  let place = (turn * 37) % 100;
  for (const { name, share } of kinds) {
    if (place < share) return name;
    place -= share;
  }
  return 'read';
};

/** The hand-written server does not compress, so compression is not requested from either. */
const headers = {
  'content-type': 'application/json',
  'x-requested-with': 'XMLHttpRequest',
  'accept-encoding': 'identity',
};

const send = (method: string, url: string, body: unknown): Promise<Response> =>
  fetch(url, { method, headers, body: JSON.stringify(body) });

const callOf: Readonly<Record<Kind['name'], (path: string, set: unknown, turn: number) => Promise<Response>>> = {
  read: (path) => fetch(path, { headers }),
  save: (path, payload) => send('PUT', `${path}/set/1`, { payload }),
  preview: (path, payload) => send('POST', `${path}/components/list`, { payload }),
  room: (path, _set, turn) =>
    send('PUT', `${path}/group/1/setlist`, { payload: [{ id: 1, quantity: 1 + (turn % 9) }] }),
  document: (path, _set, turn) =>
    send('POST', `${path}/${turn % 2 === 0 ? 'pdf' : 'xls'}`, { groupId: null, ecatalogProductsOnly: false }),
};
