import { readFile } from 'node:fs/promises';

type Answer = { readonly id: number };

/** Number of sets created concurrently. */
const TOGETHER = 10;

/**
 * Creates a project over the API: sets with a two-slot frame and two modules, distributed over rooms. Returns the
 * project id.
 */
export const plantProject = async (
  address: string,
  size: { readonly sets: number; readonly rooms: number },
): Promise<string> => {
  const send = async <Body>(path: string, body: unknown): Promise<Body> => {
    const response = await fetch(`${address}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Body;
  };
  const variant = (JSON.parse(await readFile('deployments/el12.json', 'utf8')) as { variant: string }).variant;
  const project = await send<{ readonly id: string }>('/project', { name: 'Dom pod lasem', variant });
  const rooms: number[] = [];
  for (let room = 1; room <= size.rooms; room += 1) {
    rooms.push((await send<Answer>(`/project/${project.id}/group`, { name: `Pokój ${room}` })).id);
  }
  const setIds: number[] = [];
  for (let first = 1; first <= size.sets; first += TOGETHER) {
    const names = Array.from({ length: Math.min(TOGETHER, size.sets - first + 1) }, (_, place) => first + place);
    const made = names.map(async (number) =>
      send<Answer>(`/project/${project.id}/set`, { payload: workedExample(`Zestaw ${number}`) }),
    );
    setIds.push(...(await Promise.all(made)).map(({ id }) => id));
  }
  for (const [room, roomId] of rooms.entries()) {
    const payload = setIds.flatMap((id, index) =>
      index % rooms.length === room ? [{ id, quantity: 1 + (index % 3) }] : [],
    );
    if (payload.length > 0) await send(`/project/${project.id}/group/${roomId}/setlist`, { payload });
  }
  return project.id;
};

/** The first worked example (docs/catalogue-rules.md#c5-7): a two-slot frame, IP44, a surface box. */
const workedExample = (name: string) => ({
  id: null,
  name,
  frameId: 55012,
  ip44: true,
  cornerBox: 0,
  smBox: 501,
  modules: {
    '1': {
      moduleId: 5003,
      colorId: 501,
      selectedVisualComponentId: 55221,
      options: { '1': { selectedId: 55301, quantity: 1 }, '2': { selectedId: 55302, quantity: 1 } },
    },
    '2': {
      moduleId: 5023,
      colorId: 501,
      selectedVisualComponentId: 55242,
      options: { '1': { selectedId: 55312, quantity: 1 } },
    },
  },
  controllers: {},
});
