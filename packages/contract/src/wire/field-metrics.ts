import { z } from 'zod';

/** Milliseconds. Longer times are those of a suspended device. */
const milliseconds = z.number().nonnegative().max(600_000);

/** The Core Web Vitals of one page view, as far as the browser measures them. */
export const fieldMetrics = z.object({
  /** Largest Contentful Paint. */
  LCP: milliseconds.optional(),
  /** Interaction to Next Paint. */
  INP: milliseconds.optional(),
  /** Cumulative Layout Shift, a score without a unit. */
  CLS: z.number().nonnegative().max(1000).optional(),
});

export type FieldMetrics = z.input<typeof fieldMetrics>;
