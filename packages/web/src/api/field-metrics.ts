import { routes } from '@ramka/contract/routes';
import type { FieldMetrics } from '@ramka/contract/wire/field-metrics';
import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import { onPageHidden } from '../platform/page-visibility.ts';
import { publicPath } from '../platform/public-path.ts';

/**
 * Reports the Core Web Vitals of this page view when the page is first hidden, and again after each return from the
 * back/forward cache, which counts as a page view. Loaded only if the operator measures them
 * (docs/operations.md#field-metrics).
 */
export const reportFieldMetrics = (): void => {
  const reported = new Set<string>();
  let pending: FieldMetrics = {};
  const collect = ({ id, name, value }: Metric): void => {
    // The total of a histogram cannot be corrected later, so only the first value of a page view counts.
    if (!reported.has(id)) pending = { ...pending, [name]: value };
    reported.add(id);
  };
  onLCP(collect);
  onINP(collect);
  onCLS(collect);
  // The library has its own listeners, in the capture phase. They run first and report the final values.
  onPageHidden(() => {
    if (Object.keys(pending).length > 0) send(pending);
    pending = {};
  });
};

/** The browser completes the request after the page is closed. A failure is ignored: one page view is missing. */
const send = (metrics: FieldMetrics): void => {
  const { method, path } = routes.reportFieldMetrics;
  void fetch(publicPath(`/api${path}`), {
    method,
    keepalive: true,
    headers: { 'X-Requested-With': 'XMLHttpRequest', 'Content-Type': 'application/json' },
    body: JSON.stringify(metrics),
  }).catch(() => undefined);
};
