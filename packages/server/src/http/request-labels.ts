import type { FastifyRequest } from 'fastify';

/** The route of a request in the metrics. */
export type RouteLabels = {
  readonly route: string;
  /** Name in the contract; empty for pages, pictures and operational routes. */
  readonly endpoint: string;
};

/** Labels of a request in the metrics. */
export type RequestLabels = RouteLabels & { readonly method: string; readonly status: number };

export const routeLabels = ({ routeOptions: { url = 'none', config } }: FastifyRequest): RouteLabels => ({
  route: url,
  endpoint: config.endpointName ?? '',
});
