/** Whether the visitor asked for less motion: nothing then flies, scrolls or turns by itself. */
export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
