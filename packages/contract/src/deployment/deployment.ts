import { allLanguages } from '@ramka/domain/text/language';
import { z } from 'zod';

const language = z.enum(allLanguages);

/** A file of `deployments/`: one way to run the product (reading R2). */
export const deployment = z.strictObject({
  /** Goes with every created project. */
  variant: z.string().regex(/^[a-z0-9]{2,12}$/),
  /** Where the pages live: `/el12/`. */
  basePath: z.string().regex(/^\/([a-z0-9-]+\/)+$/),
  defaultLanguage: language,
  languages: z.array(language).check(z.minLength(1)),
  /** ISO 4217; must be the price list's. */
  currency: z.string().regex(/^[A-Z]{3}$/),
  /** Name of a file of the catalogue's `prices/`. */
  priceList: z.string().regex(/^[a-z0-9-]+$/),
  /** Null: no shop. */
  shop: z.nullable(z.strictObject({ name: z.string(), address: z.url() })),
  /** Null: off. */
  planningTool: z.nullable(z.strictObject({ name: z.string(), address: z.url() })),
  /** Address of the introduction film; empty: none is offered. */
  videoLink: z.union([z.literal(''), z.url()]),
  copyrightHolder: z.string(),
});

/** See `deployment`. */
export type Deployment = z.infer<typeof deployment>;

/** What a page needs to know about where it runs; the server writes it into the page's `<meta name="ramka">`. */
export type PageSettings = {
  readonly variant: string;
  readonly basePath: string;
  readonly defaultLanguage: Deployment['defaultLanguage'];
  readonly languages: Deployment['languages'];
  /** The price list's label, such as `zł`. */
  readonly currencyLabel: string;
  readonly videoLink: string;
  readonly copyrightHolder: string;
  /** Names the catalogue's state; pictures asked for with it are kept for good. */
  readonly catalogueFingerprint: string;
  /** Whether prices are samples (R23). */
  readonly sampleCatalogue: boolean;
  readonly planningTool: { readonly name: string } | null;
};
