import { group, loadedProject, project } from '@ramka/contract/wire/project';
import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { workedPayload } from './a-project.ts';

/** How many times a change was requested and acknowledged. The actual count is between the two. */
type Tally = { requested: number; acknowledged: number };

/** The expected state of the writer's project. */
type Ledger = { readonly names: string[]; nameFrom: number; rooms: Tally; sets: Tally; pieces: Tally };

/** The URL of the server; undefined while it is down. */
type Place = { origin: string };

/** Changes its own project as fast as the server responds, and records acknowledged changes. */
export class CrashWriter {
  readonly #place: Place;
  readonly #projectId: string;
  readonly #ledger: Ledger = {
    names: ['Dom'],
    nameFrom: 0,
    rooms: { requested: 1, acknowledged: 1 },
    sets: { requested: 0, acknowledged: 0 },
    pieces: { requested: 0, acknowledged: 0 },
  };

  private constructor(place: Place, projectId: string) {
    this.#place = place;
    this.#projectId = projectId;
  }

  /** Creates a writer with a project of one room. */
  static async begin(place: Place): Promise<CrashWriter> {
    const created = await send(place, 'POST', '/project', { name: 'Dom', variant: 'el12' });
    const writer = new CrashWriter(place, project.parse(created).id);
    group.parse(await send(place, 'POST', `/project/${writer.#projectId}/group`, { name: 'Salon' }));
    return writer;
  }

  /** Makes changes until the server stops. Calls back after every acknowledged change. */
  async writeUntilKilled(onAcknowledged: () => void): Promise<void> {
    const steps = [() => this.#addPiece(), () => this.#addRoom(), () => this.#addSet(), () => this.#rename()];
    for (let done = 0; ; done += 1) {
      const step = steps[done % steps.length];
      try {
        await step?.();
      } catch (error) {
        if (error instanceof TypeError) return;
        throw error;
      }
      onAcknowledged();
    }
  }

  /** Acknowledged changes that were lost and changes that were never requested; empty if there are none. */
  async differences(): Promise<readonly string[]> {
    const found = loadedProject.parse(await send(this.#place, 'GET', `/project/${this.#projectId}`));
    const { groups, name } = found.project;
    const pieces = groups.at(-1)?.products[0]?.quantity ?? 0;
    const { names, nameFrom, rooms, sets } = this.#ledger;
    const wrong = [
      ...differenceOf('rooms', rooms, groups.length),
      ...differenceOf('sets', sets, found.productSets.length),
      ...differenceOf('pieces', this.#ledger.pieces, pieces),
      ...(names.indexOf(name) < nameFrom ? [`the name is ${name}, after ${names[nameFrom]} was acknowledged`] : []),
      ...(new Set(groups.map(({ id }) => id)).size === groups.length ? [] : ['a room is there twice']),
    ];
    rooms.requested = rooms.acknowledged = groups.length;
    sets.requested = sets.acknowledged = found.productSets.length;
    this.#ledger.pieces = { requested: pieces, acknowledged: pieces };
    return wrong;
  }

  async #addPiece(): Promise<void> {
    await this.#tallied(this.#ledger.pieces, 'POST', '/group/1/products', { payload: [{ id: 801, quantity: 1 }] });
  }

  async #addRoom(): Promise<void> {
    await this.#tallied(this.#ledger.rooms, 'POST', '/group', { name: 'Pokój' });
  }

  async #addSet(): Promise<void> {
    await this.#tallied(this.#ledger.sets, 'POST', '/set', { payload: workedPayload(desk) });
  }

  async #rename(): Promise<void> {
    const { names } = this.#ledger;
    names.push(`Dom ${names.length}`);
    await send(this.#place, 'PUT', `/project/${this.#projectId}`, { name: names.at(-1) });
    this.#ledger.nameFrom = names.length - 1;
  }

  async #tallied(tally: Tally, method: string, path: string, body: unknown): Promise<void> {
    tally.requested += 1;
    await send(this.#place, method, `/project/${this.#projectId}${path}`, body);
    tally.acknowledged += 1;
  }
}

const differenceOf = (what: string, { requested, acknowledged }: Tally, found: number): string[] =>
  found >= acknowledged && found <= requested
    ? []
    : [`${found} ${what} are there; ${acknowledged} were acknowledged, ${requested} asked for`];

/** Sends a request; throws a `TypeError` if the server is down. */
const send = async ({ origin }: Place, method: string, path: string, body?: unknown): Promise<unknown> => {
  const answer = await fetch(`${origin}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answers ${answer.status}`);
  return answer.json();
};
