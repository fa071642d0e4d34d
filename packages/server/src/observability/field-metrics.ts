import type { FastifyInstance } from 'fastify';
import { Histogram } from 'prom-client';
import { registerEndpoint } from '../http/endpoint.ts';
import type { Metrics } from './metrics.ts';

/** The bounds of "good" and "poor" (2.5 and 4 s, 0.2 and 0.5 s, 0.1 and 0.25) are bucket limits. */
const vitals = [
  {
    key: 'LCP',
    name: 'ramka_field_lcp_seconds',
    help: 'Largest Contentful Paint of page views in seconds',
    buckets: [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
    scale: 1 / 1000,
  },
  {
    key: 'INP',
    name: 'ramka_field_inp_seconds',
    help: 'Interaction to Next Paint of page views in seconds',
    buckets: [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2],
    scale: 1 / 1000,
  },
  {
    key: 'CLS',
    name: 'ramka_field_cls',
    help: 'Cumulative Layout Shift of page views',
    buckets: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
    scale: 1,
  },
] as const;

/** Adds the times that pages report to histograms. Nothing else of a report is kept. */
export const addFieldMetricsRoute = (api: FastifyInstance, { registry }: Pick<Metrics, 'registry'>): void => {
  const histograms = vitals.map(({ key, scale, name, help, buckets }) => ({
    key,
    scale,
    histogram: new Histogram({ name, help, buckets: [...buckets], registers: [registry] }),
  }));
  registerEndpoint(api, 'reportFieldMetrics', ({ body }) => {
    for (const { key, scale, histogram } of histograms) {
      const value = body[key];
      if (value !== undefined) histogram.observe(value * scale);
    }
  });
};
