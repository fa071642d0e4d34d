import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Changes a running server over to what `build` makes; what was asked before is answered as it was begun. */
export type ChangeOver = () => Promise<void>;

/**
 * Lets a server change over to another edition of its catalogue without stopping: the first app keeps the port, later
 * ones answer in its place. Each must leave the store open when it is closed, except for the first. To be called before
 * the first one listens.
 */
export const serveEditions = (first: FastifyInstance, build: () => Promise<FastifyInstance>): ChangeOver => {
  let current: Edition | undefined;
  first.addHook('preClose', async () => current?.app.close());
  const changeOver = async (): Promise<void> => {
    const app = await build();
    await app.ready();
    const before = current;
    current = new Edition(app);
    const { answer } = current;
    first.server.removeAllListeners('request').on('request', answer);
    before?.retire();
  };
  let changing: Promise<void> = Promise.resolve();
  return () => {
    changing = changing.catch(() => undefined).then(changeOver);
    return changing;
  };
};

/** An app that answers requests of another's port; it is closed once it is retired and has answered all. */
class Edition {
  readonly app: FastifyInstance;
  #underWay = 0;
  #retired = false;

  constructor(app: FastifyInstance) {
    this.app = app;
  }

  readonly answer = (request: IncomingMessage, response: ServerResponse): void => {
    this.#underWay += 1;
    response.once('close', () => {
      this.#underWay -= 1;
      this.#closeIfDone();
    });
    this.app.routing(request, response);
  };

  retire(): void {
    this.#retired = true;
    this.#closeIfDone();
  }

  #closeIfDone(): void {
    if (this.#retired && this.#underWay === 0) void this.app.close();
  }
}
