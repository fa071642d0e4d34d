import type { pl } from './pl.ts';

/** Every sentence of the product, by subject. A missing or wrong key is a compile error in every other language. */
export type Texts = typeof pl;
