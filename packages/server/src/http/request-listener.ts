import type { RequestListener, Server } from 'node:http';
import type { FastifyInstance } from 'fastify';

const listeners = new WeakMap<FastifyInstance, RequestListener>();

/** Registers the listener of an app that handles some requests before Fastify. */
export const registerListener = (app: FastifyInstance, listener: RequestListener): void => {
  listeners.set(app, listener);
};

/** The registered listener of an app; by default Fastify's router. */
export const listenerOf = (app: FastifyInstance): RequestListener =>
  listeners.get(app) ?? ((request, response) => app.routing(request, response));

export const setRequestListener = (server: Server, listener: RequestListener): void => {
  server.removeAllListeners('request').on('request', listener);
};
