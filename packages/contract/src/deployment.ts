import { labelLimits } from '@ramka/domain/labels';
import { allLanguages } from '@ramka/domain/text';
import { z } from 'zod';

const language = z.enum(allLanguages);

/** A shop's mapping from symbols to SKUs. */
const skus = z.strictObject({
  /** Replacements for a symbol's ending: `"/11": "-WHITE"`. */
  suffixes: z.record(z.string().check(z.minLength(1)), z.string()).default({}),
  /** SKUs of individual symbols; null if the shop does not sell the article. */
  exceptions: z.record(z.string(), z.nullable(z.string().check(z.minLength(1)))).default({}),
  /** A CSV file or workbook next to the deployment file with further exceptions: symbol and SKU in each row. */
  file: z.optional(z.string().regex(/^[\w-][\w.-]*\.(?:csv|xlsx|ods)$/i)),
});

const webAddress = z.url({ protocol: /^https?$/ });

/** Origins that are allowed: `https`, and `http` on the machine of a developer. Their letters are safe in a policy. */
const allowedOrigin = /^(https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)*|http:\/\/(localhost|127\.0\.0\.1))(:[0-9]{1,5})?$/;

/** The origin of a web site, as browsers write it: lower case, no path, no default port. */
const webOrigin = z
  .string()
  .refine(
    (text) => allowedOrigin.test(text) && URL.canParse(text) && new URL(text).origin === text,
    'no origin such as https://shop.example: scheme and host in lower case, without path and default port',
  );

/** Sites that the product is part of (docs/embedding.md). */
const embed = z.strictObject({
  /** Sites that may show the pages in a frame, and to which a start link may return. */
  origins: z.array(webOrigin).check(z.maxLength(20)).default([]),
});

/**
 * Further origins that a posted form may be redirected to, such as `https://www.shop.example`. Browsers apply the policy of
 * the page to redirects as well.
 */
const furtherOrigins = z.array(webOrigin).check(z.maxLength(20)).default([]);

/**
 * A shop that accepts order lists, either as an OCI 5.0 form posted by the visitor's browser or in a URL.
 * `demonstration` is a page of this product that only shows the order.
 */
const shop = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('demonstration') }),
  z.strictObject({
    kind: z.literal('oci'),
    name: z.string(),
    address: webAddress,
    origins: furtherOrigins,
    answers: z.boolean().default(false),
    skus,
  }),
  z.strictObject({
    kind: z.literal('link'),
    name: z.string(),
    /** Contains `{items}` as the placeholder for the items; `{answer}` asks the shop for an answer. */
    address: z.string().regex(/^https?:\/\/[^/{}\s]+\/\S*\{items\}\S*$/),
    /** Template of one item, with `{sku}` and `{quantity}`. */
    item: z.string().regex(/\{sku\}/),
    /** Text between two items. */
    separator: z.string(),
    skus,
  }),
]);

/** An external tool that plans rooms and sets for projects (`docs/planning-tool.md`). */
const planningTool = z.strictObject({
  name: z.string().check(z.minLength(1)),
  /** Destination for visitors whose project is not linked yet; `{projectId}` is replaced by the project's id. */
  address: z.string().regex(/^https?:\/\/[^/{}?#\s]+([/?#]([^{}\s]|\{projectId\})*)?$/),
});

/** Purchasing systems that may open the product by OCI and receive the basket (docs/shop.md#punch-out). */
const punchOut = z.strictObject({
  /** Origins of the systems' return addresses, and of what they redirect to. */
  origins: z.array(webOrigin).check(z.minLength(1), z.maxLength(50)),
  /** Article numbers for these systems; absent: those of the shop, or the symbols without one. */
  skus: z.optional(skus),
});

const colour = z.string().regex(/^#[0-9a-f]{6}$/i);

/** Name and colours of the installed web app. */
const app = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(30)).default('Ramka'),
  /** Colour of the title bar, and of the start screen shown until the first screen is loaded. */
  colour: colour.default('#f3f1ed'),
  background: colour.default('#f3f1ed'),
});

/** Whether a part of the pages is shown: always, never, or only outside of frames. */
const shownPart = z.union([z.boolean(), z.literal('own-window')]).default(true);

/** Colours, logo and font of the pages (docs/embedding.md#colours-and-logo). */
const theme = z.strictObject({
  /** Colour of buttons, links and selections. Further colours are derived from it. */
  accent: z.optional(colour),
  /** An SVG or PNG file next to the deployment file. */
  logo: z.optional(z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]*\.(svg|png)$/)),
  /** A WOFF2 file next to the deployment file, or `system` for the fonts of the device. */
  font: z.optional(z.union([z.literal('system'), z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]*\.woff2$/)])),
  /** Logo and name of the product. */
  header: shownPart,
  footer: shownPart,
});

/** A name in every language of the product, with the length limits of a room name (docs/specification.md#s5-3). */
export const named = z.record(language, z.string().check(z.minLength(3), z.maxLength(80)));

/** A template for a new project: the rooms of a typical flat or house. */
const flat = z.strictObject({
  name: named,
  /** In the order of a walk through the flat. */
  rooms: z.array(named).check(z.minLength(1), z.maxLength(40)),
});

/**
 * `supportedValuesOf` contains all common names and is ten times faster than creating a formatter, which also accepts
 * aliases.
 */
const isTimeZone = (name: string): boolean => {
  if (Intl.supportedValuesOf('timeZone').includes(name)) return true;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/**
 * The usual height of sets with certain functions. `switch` stands for `switch-two-way` and others that start so. The first
 * entry that names a function of a set applies.
 */
const usualHeight = z.strictObject({
  functions: z.array(z.string().regex(/^[a-z0-9-]+$/)).check(z.minLength(1), z.maxLength(100)),
  /** Of the centre above the finished floor, in centimetres. */
  height: z.int().check(z.gte(0), z.lte(labelLimits.height)),
  /** The page that states it. */
  source: webAddress,
});

/** A file of `deployments/`: one way to run the product (docs/readings.md#r2). */
const deploymentFile = z.strictObject({
  /** Stored with every project created in this deployment. */
  variant: z.string().regex(/^[a-z0-9]{2,12}$/),
  /** Path prefix of the pages: `/el12/`. */
  basePath: z
    .string()
    .regex(/^\/([a-z0-9-]+\/)+$/)
    .refine((path) => !/^\/(api|assets|product-set)\//.test(path), 'the server answers other calls there'),
  defaultLanguage: language,
  /** Whether pages start in the browser's language until the visitor chooses one (docs/readings.md#r43). */
  languageFromBrowser: z.boolean().default(false),
  languages: z.array(language).check(z.minLength(1)),
  /** The time zone for dates on documents, such as `Europe/Warsaw`. */
  timeZone: z.string().refine(isTimeZone, 'no time zone').default('UTC'),
  /** ISO 4217; must equal the currency of the price list. */
  currency: z.string().regex(/^[A-Z]{3}$/),
  /** Name of a file in the catalogue's `prices/` folder. */
  priceList: z.string().regex(/^[a-z0-9-]+$/),
  /** Null: no shop. */
  shop: z.nullable(shop),
  /** Null: purchasing systems cannot open the product. */
  punchOut: z.nullable(punchOut).default(null),
  /** Null: disabled. */
  planningTool: z.nullable(planningTool),
  /** URL of the introduction film; empty: not offered. */
  videoLink: z.union([z.literal(''), webAddress]),
  copyrightHolder: z.string(),
  /** Contact for accessibility problems: an e-mail address or URL; empty: not shown. */
  accessibilityContact: z.union([z.literal(''), z.email(), webAddress]).default(''),
  app: app.prefault({}),
  embed: embed.prefault({}),
  theme: theme.prefault({}),
  /** Usual heights of sets by function; empty: none. */
  heights: z.array(usualHeight).check(z.maxLength(50)).default([]),
  /** Templates offered in an empty project; empty: not offered. */
  flats: z.array(flat).check(z.maxLength(12)).default([]),
  /**
   * A JSON file with a sample project and the set in the picture of the home screen, which `contract/showcase.ts`
   * describes; null: the home screen offers neither.
   */
  showcase: z.nullable(z.string().regex(/^([A-Za-z0-9-]+\/)?[A-Za-z0-9][A-Za-z0-9._-]*\.json$/)).default(null),
});

/** A deployment. `id` is the `variant` of its file: in the code, a variant is an alternative of a project. */
export const deployment = deploymentFile.transform(({ variant, ...settings }) => ({ id: variant, ...settings }));

export type Deployment = z.infer<typeof deployment>;

/** The frame finishes in which the picture of the home screen exists. */
export const pictureFinishes = ['white', 'black', 'oak', 'glass', 'anthracite'] as const;
export type PictureFinish = (typeof pictureFinishes)[number];

/** The deployment settings that a page needs. The server writes them into the page's `<meta name="ramka">`. */
export type PageSettings = {
  readonly deploymentId: string;
  /** Path below which everything of the server is, without a trailing slash; empty: none. */
  readonly pathPrefix: string;
  /** Path of the pages, with the prefix. */
  readonly basePath: string;
  /** Public origin of the product, without a trailing slash; null: the origin that the visitor requested. */
  readonly publicUrl: string | null;
  readonly defaultLanguage: Deployment['defaultLanguage'];
  readonly languageFromBrowser: boolean;
  readonly languages: Deployment['languages'];
  /** ISO 4217. */
  readonly currency: string;
  /** The price list's label, such as `zł`. */
  readonly currencyLabel: string;
  readonly videoLink: string;
  readonly copyrightHolder: string;
  /** An e-mail address or URL; empty: none. */
  readonly accessibilityContact: string;
  /** Templates offered in an empty project. */
  readonly flats: Deployment['flats'];
  /** Finishes of the set in the picture of the home screen, with its net price in minor units; empty: not offered. */
  readonly picture: readonly { readonly finish: PictureFinish; readonly price: number }[];
  /** Whether visitors may open a sample project. */
  readonly sampleProject: boolean;
  /** Identifies the version of the catalogue. Picture URLs with this fingerprint are cached permanently. */
  readonly catalogueFingerprint: string;
  /** Whether prices are samples (docs/readings.md#r23). */
  readonly sampleCatalogue: boolean;
  /** Whether PDFs can contain Chinese, Japanese and Korean characters. */
  readonly cjkInPdf: boolean;
  /**
   * Destination for visitors whose project is not linked yet, with `{projectId}` as placeholder; null: no planning
   * tool.
   */
  readonly planningTool: { readonly name: string; readonly address: string } | null;
  readonly theme: {
    /** Address of the logo; null: none. */
    readonly logo: string | null;
    readonly header: Deployment['theme']['header'];
    readonly footer: Deployment['theme']['footer'];
  };
  /** Sites that may frame the pages, and receive messages from them. */
  readonly embedOrigins: readonly string[];
  /** Null: no shop. A null `name` is the demonstration shop, whose name depends on the language. */
  readonly shop: { readonly name: string | null } | null;
  /** Whether pages report their loading and response times (docs/operations.md#field-metrics). */
  readonly fieldMetrics: boolean;
  /** Origins of purchasing systems; empty: no punch-out. */
  readonly punchOutOrigins: readonly string[];
};
