import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { BlockList } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Deployment } from '@ramka/contract/deployment';
import { apiError } from '@ramka/contract/wire/api-error';
import { allLanguages } from '@ramka/domain/text';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { type AppOptions, buildApp } from '../app.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import { createRenderPool } from '../documents/render-pool.ts';
import { rootFolder } from '../config/settings.ts';
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts';
import type { Store } from '../store/store.ts';

export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  /** Parsed JSON, if there is a body. */
  readonly body: unknown;
};

/** Sends a request as the web app does. */
export type Caller = (
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  headers?: Readonly<Record<string, string>>,
) => Promise<Answer>;

/** A server with a real embedded store and the small catalogue, closed when the test ends. */
export type TestServer = { readonly app: FastifyInstance; readonly store: Store; readonly call: Caller };

/**
 * Shared by all servers of a test worker, so that its threads load their libraries once. Documents may take long on a
 * busy machine.
 */
const maker = createRenderPool({ timeout: 300_000 });

/** Builds a server. Paths of `call` are relative to `/api`, below the path prefix of the settings. */
export const aServer = async (overrides: Partial<AppOptions> = {}): Promise<TestServer> => {
  const store = overrides.store ?? (await openSqliteStore(':memory:'));
  const app = await buildApp({
    settings: { logLevel: 'silent', trustProxy: false, fieldMetrics: true, unlimitedFrom: thisMachine },
    deployment: aDeployment(),
    catalogue: await aCatalogue(),
    renderPool: maker,
    ...overrides,
    store,
  });
  onTestFinished(() => app.close());
  return { app, store, call: callerOf(app, overrides.settings?.pathPrefix) };
};

/** Exempt from limits, because tests are faster than visitors. Tests of limits use other addresses or settings. */
const thisMachine = new BlockList();
thisMachine.addAddress('127.0.0.1');

const callerOf =
  (app: FastifyInstance, pathPrefix = ''): Caller =>
  async (method, path, body, headers = {}) => {
    const answer = await app.inject({
      method,
      url: `${pathPrefix}/api${path}`,
      headers: {
        'x-requested-with': 'XMLHttpRequest',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    });
    const hasBody = answer.body !== '' && String(answer.headers['content-type']).startsWith('application/json');
    return { status: answer.statusCode, headers: answer.headers, body: hasBody ? answer.json() : undefined };
  };

const folder = join(rootFolder, 'packages/server/fixtures/catalogue');

/** The small catalogue of the worked examples (docs/catalogue-rules.md#c5-7 to #c5-10). */
export const aCatalogue = (priceList: 'pln' | 'eur' = 'pln'): Promise<Catalogue> =>
  (read[priceList] ??= reading(priceList));

const read: Partial<Record<string, Promise<Catalogue>>> = {};

const reading = async (priceList: string): Promise<Catalogue> => {
  const catalogue = await readCatalogue(folder, { priceList });
  if (!catalogue.ok) throw new Error(JSON.stringify(catalogue.problem));
  return catalogue.value;
};

export const aDeployment = (overrides: Partial<Deployment> = {}): Deployment => ({
  id: 'el12',
  basePath: '/el12/',
  defaultLanguage: 'pl',
  languageFromBrowser: false,
  languages: ['pl', 'cs', 'sk', 'uk', 'en'],
  timeZone: 'Europe/Warsaw',
  currency: 'PLN',
  priceList: 'pln',
  shop: null,
  punchOut: null,
  planningTool: null,
  videoLink: '',
  copyrightHolder: 'Ramka',
  accessibilityContact: '',
  heights: [],
  flats: [],
  showcase: null,
  app: { name: 'Ramka', colour: '#f3f1ed', background: '#f3f1ed' },
  embed: { origins: [] },
  theme: { header: true, footer: true },
  ...overrides,
});

/** The content of a deployment's file, in which its id is called `variant`. */
export const aDeploymentFile = (overrides: Partial<Deployment> = {}) => {
  const { id: variant, ...settings } = aDeployment(overrides);
  return { variant, ...settings };
};

const template =
  '<!doctype html><html lang="pl"><head><meta name="theme-color" content="#f3f1ed" media="(prefers-color-scheme: light)" /><meta name="theme-color" content="#17191a" media="(prefers-color-scheme: dark)" /><meta name="ramka" content="" /><script type="module" crossorigin src="./assets/app/index-abc.js"></script><style>p { margin: 0; background: url(./assets/app/wall.svg) }</style></head><body><div id="app"></div></body></html>';

/** Simplified prerendered HTML. */
const prerendered = {
  home: Object.fromEntries(
    allLanguages.map((language) => [
      language,
      `<p>${language}: home</p><p>%copyright%</p><a class="x" href="%video%" data-if="video"><i></i>film</a><p data-if="sample">samples</p><a href="%base%dostepnosc">a</a><a href="%prefix%/licences.txt">l</a><link rel="preload" as="image" href="./assets/app/wall.svg">`,
    ]),
  ),
  skeleton: '<p>skeleton</p>',
};

/** A folder of pages as built by the web app, deleted when the test ends. */
export const builtPages = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'ramka-pages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'assets/app'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), template);
  mkdirSync(join(folder, 'prerendered'));
  writeFileSync(join(folder, 'prerendered/pages.json'), JSON.stringify(prerendered));
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  writeFileSync(join(folder, 'embed.js'), 'customElements');
  writeFileSync(join(folder, 'service-worker.js'), 'keep(ramka)');
  writeFileSync(join(folder, 'licences.txt'), 'MIT');
  writeFileSync(join(folder, 'assets/app/wall.svg'), '<svg/>');
  writeFileSync(join(folder, 'assets/app/index-abc.js'), 'run()');
  writeFileSync(join(folder, 'assets/app/editor-abc.css'), 'q { margin: 0 }');
  writeFileSync(join(folder, 'assets/app/index-abc.js.br'), brotliCompressSync('run()'));
  return folder;
};

/** The error code of a response, and the codes of its issues by path. */
export const problemOf = ({ status, body }: Answer): unknown => {
  const { code, issues = [] } = apiError.parse(body);
  return { status, code, issues: Object.fromEntries(issues.map(({ path, code }) => [path, code])) };
};
