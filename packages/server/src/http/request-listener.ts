import type { RequestListener, Server } from 'node:http';
import type { FastifyInstance } from 'fastify';

const listeners = new WeakMap<FastifyInstance, RequestListener>();

/** Registers the listener of an app that answers some requests before the framework. */
export const registerListener = (app: FastifyInstance, listener: RequestListener): void => {
  listeners.set(app, listener);
};

/** The registered listener of an app; without one, the framework's router. */
export const listenerOf = (app: FastifyInstance): RequestListener =>
  listeners.get(app) ?? ((request, response) => app.routing(request, response));

/** Replaces the request listener of a server. */
export const setRequestListener = (server: Server, listener: RequestListener): void => {
  server.removeAllListeners('request').on('request', listener);
};
