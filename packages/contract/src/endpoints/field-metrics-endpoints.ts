import type { EndpointName } from '../routes.ts';
import { fieldMetrics } from '../wire/field-metrics.ts';
import type { Endpoint } from './endpoint.ts';

/** The endpoint for the loading and response times that pages measure. */
export const fieldMetricsEndpoints = {
  reportFieldMetrics: {
    summary: 'Add the times of one page view to the metrics; only where FIELD_METRICS is on',
    body: fieldMetrics,
    status: 204,
  },
} as const satisfies Partial<Record<EndpointName, Endpoint>>;
