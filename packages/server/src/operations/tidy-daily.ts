import type { FastifyInstance } from 'fastify';
import type { Store } from '../store/store.ts';
import { tidy } from './tidy.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Tidies the store when the server starts and once a day. Several servers may do so on one store. */
export const tidyDaily = (app: FastifyInstance, store: Store): void => {
  const attempt = async (): Promise<void> => {
    try {
      const erased = await tidy(store, Date.now());
      if (erased > 0) app.log.info({ erased }, 'erased projects that were deleted 30 days ago');
    } catch (error) {
      app.log.warn({ error }, 'could not tidy the store; tomorrow again');
    }
  };
  let running: Promise<void> | undefined;
  const begin = (): void => {
    running = attempt();
  };
  const timer = setInterval(begin, DAY).unref();
  app.addHook('onListen', (done) => {
    begin();
    done();
  });
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await running;
  });
};
