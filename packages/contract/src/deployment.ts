import { allLanguages } from '@ramka/domain/text';
import { z } from 'zod';

const language = z.enum(allLanguages);

/** How a shop numbers articles, by their symbols. */
const skus = z.strictObject({
  /** What a symbol's ending becomes: `"/11": "-WHITE"`. */
  suffixes: z.record(z.string().check(z.minLength(1)), z.string()),
  /** Numbers of single symbols; null: the shop does not sell it. */
  exceptions: z.record(z.string(), z.nullable(z.string().check(z.minLength(1)))),
});

const webAddress = z.url({ protocol: /^https?$/ });

/**
 * A shop that takes order lists: as an OCI 5.0 form that the visitor's browser posts, or in an address; or a page of our own that
 * only shows what arrives.
 */
const shop = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('demonstration') }),
  z.strictObject({ kind: z.literal('oci'), name: z.string(), address: webAddress, skus }),
  z.strictObject({
    kind: z.literal('link'),
    name: z.string(),
    /** With `{items}` where the items go. */
    address: z.string().regex(/^https?:\/\/[^/{}\s]+\/\S*\{items\}\S*$/),
    /** One item, with `{sku}` and `{quantity}`. */
    item: z.string().regex(/\{sku\}/),
    /** Between two items. */
    separator: z.string(),
    skus,
  }),
]);

/** An external tool that plans rooms and sets for projects (`docs/planning-tool.md`). */
const planningTool = z.strictObject({
  name: z.string().check(z.minLength(1)),
  /** Where visitors are sent whose project is not linked yet; `{projectId}` becomes the project's id. */
  address: z.string().regex(/^https?:\/\/[^/{}?#\s]+([/?#]([^{}\s]|\{projectId\})*)?$/),
});

const colour = z.string().regex(/^#[0-9a-f]{6}$/i);

/** How the product stands among the programs of a device that keeps it. */
const app = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(30)).default('Ramka'),
  /** Of the title bar, and of what is shown until the first screen is there. */
  colour: colour.default('#f3f1ed'),
  background: colour.default('#f3f1ed'),
});

/** A name in every language of the product, as long as that of a room (docs/specification.md#s5-3). */
const named = z.record(language, z.string().check(z.minLength(3), z.maxLength(80)));

/** A usual flat or house: the rooms that a project may start with. */
const flat = z.strictObject({
  name: named,
  /** In the order of the walk. */
  rooms: z.array(named).check(z.minLength(1), z.maxLength(40)),
});

/** The list has the usual names in a tenth of the time that a formatter takes, which knows the other names of a zone too. */
const isTimeZone = (name: string): boolean => {
  if (Intl.supportedValuesOf('timeZone').includes(name)) return true;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** A file of `deployments/`: one way to run the product (docs/readings.md#r2). */
export const deployment = z.strictObject({
  /** Goes with every created project. */
  variant: z.string().regex(/^[a-z0-9]{2,12}$/),
  /** Where the pages live: `/el12/`. */
  basePath: z
    .string()
    .regex(/^\/([a-z0-9-]+\/)+$/)
    .refine((path) => !/^\/(api|assets|product-set)\//.test(path), 'the server answers other calls there'),
  defaultLanguage: language,
  languages: z.array(language).check(z.minLength(1)),
  /** Whose day stands on documents, such as `Europe/Warsaw`. */
  timeZone: z.string().refine(isTimeZone, 'no time zone').default('UTC'),
  /** ISO 4217; must be the price list's. */
  currency: z.string().regex(/^[A-Z]{3}$/),
  /** Name of a file of the catalogue's `prices/`. */
  priceList: z.string().regex(/^[a-z0-9-]+$/),
  /** Null: no shop. */
  shop: z.nullable(shop),
  /** Null: off. */
  planningTool: z.nullable(planningTool),
  /** Address of the introduction film; empty: none is offered. */
  videoLink: z.union([z.literal(''), webAddress]),
  copyrightHolder: z.string(),
  /** Where visitors write who cannot use something: an address of mail or of a page; empty: none is named. */
  accessibilityContact: z.union([z.literal(''), z.email(), webAddress]).default(''),
  app: app.prefault({}),
  /** What an empty project may start with; empty: nothing is offered. */
  flats: z.array(flat).check(z.maxLength(12)).default([]),
});

/** A shop of a deployment. */
export type Shop = z.infer<typeof shop>;

/** See `deployment`. */
export type Deployment = z.infer<typeof deployment>;

/** What a page needs to know about where it runs; the server writes it into the page's `<meta name="ramka">`. */
export type PageSettings = {
  readonly variant: string;
  readonly basePath: string;
  /** Where visitors reach the product, without a slash at the end; null: as this visitor called it. */
  readonly publicUrl: string | null;
  readonly defaultLanguage: Deployment['defaultLanguage'];
  readonly languages: Deployment['languages'];
  /** The price list's label, such as `zł`. */
  readonly currencyLabel: string;
  readonly videoLink: string;
  readonly copyrightHolder: string;
  /** An address of mail or of a page; empty: none. */
  readonly accessibilityContact: string;
  /** Usual flats that an empty project may start with. */
  readonly flats: Deployment['flats'];
  /** Names the catalogue's state; pictures asked for with it are kept for good. */
  readonly catalogueFingerprint: string;
  /** Whether prices are samples (docs/readings.md#r23). */
  readonly sampleCatalogue: boolean;
  /** Whether PDFs can show the letters of Chinese, Japanese and Korean. */
  readonly cjkInPdf: boolean;
  /** Where visitors go whose project is not linked yet, with `{projectId}` for its id; null: no tool. */
  readonly planningTool: { readonly name: string; readonly address: string } | null;
  /** Null: lists cannot be ordered from here. Without a name it is the demonstration, which every language calls its own way. */
  readonly shop: { readonly name: string | null } | null;
};
