import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { listenerOf, setRequestListener } from '../http/request-listener.ts';

/** Replaces the app of a running server. Requests in flight are completed by the app that received them. */
export type SwapApp = () => Promise<void>;

/**
 * Lets a server load another catalogue version without a restart: the first app keeps the port, and later apps handle
 * its requests. Only the first app closes the store. Must be called before the first app listens.
 */
export const enableHotReload = (first: FastifyInstance, build: () => Promise<FastifyInstance>): SwapApp => {
  let current: AppInstance | undefined;
  first.addHook('preClose', async () => current?.drain());
  // The port is closed and every response is sent by now, including documents.
  first.addHook('onClose', async () => current?.app.close());
  const swap = async (): Promise<void> => {
    const app = await build();
    await app.ready();
    const previous = current;
    current = new AppInstance(app);
    setRequestListener(first.server, current.answer);
    previous?.retire();
  };
  let swapping: Promise<void> = Promise.resolve();
  return () => {
    swapping = swapping.catch(() => undefined).then(swap);
    return swapping;
  };
};

/** An app that handles requests on the port of another app. A retired app closes after its last response. */
class AppInstance {
  readonly app: FastifyInstance;
  readonly #listener: RequestListener;
  readonly #inFlight = new Set<ServerResponse>();
  #retired = false;
  #draining = false;

  constructor(app: FastifyInstance) {
    this.app = app;
    this.#listener = listenerOf(app);
  }

  readonly answer = (request: IncomingMessage, response: ServerResponse): void => {
    this.#inFlight.add(response);
    if (this.#draining) closeAfterResponse(response);
    response.once('close', () => {
      this.#inFlight.delete(response);
      this.#closeIfDone();
    });
    this.#listener(request, response);
  };

  /** Closes each connection after its response, including requests in flight. */
  drain(): void {
    this.#draining = true;
    for (const response of this.#inFlight) closeAfterResponse(response);
  }

  retire(): void {
    this.#retired = true;
    this.#closeIfDone();
  }

  #closeIfDone(): void {
    if (this.#retired && this.#inFlight.size === 0) void this.app.close();
  }
}

const closeAfterResponse = (response: ServerResponse): void => {
  if (!response.headersSent) response.setHeader('connection', 'close');
};
