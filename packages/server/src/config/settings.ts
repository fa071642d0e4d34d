import { BlockList, isIP } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sslModeFault } from './ssl-modes.ts';
import { z } from 'zod';

/** Invalid settings. The message lists all errors, one per line. */
export class InvalidConfig extends Error {
  override readonly name = 'InvalidConfig';
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

export type LogLevel = (typeof logLevels)[number];

type Fault = { readonly input?: unknown };

/** Error options for a value that may be quoted. */
const mustBe = (expected: string) => ({ error: ({ input }: Fault) => `must be ${expected}, not '${String(input)}'` });

/** An integer between two limits, inclusive. */
const numberWithin = (least: number, most: number) =>
  z
    .string()
    .refine(
      (text) => /^[0-9]{1,5}$/.test(text) && Number(text) >= least && Number(text) <= most,
      mustBe(`a number from ${least} to ${most}`),
    )
    .transform(Number);

/** Parses a text; `parse` returns undefined for an invalid text. */
const parsedBy = <Value>(parse: (text: string) => Value | undefined, expected: string) =>
  z.string().transform((text, context) => {
    const value = parse(text);
    if (value !== undefined) return value;
    context.addIssue(`must be ${expected}, not '${text}'`);
    return z.NEVER;
  });

/** The environment variables of a server; docs/operations.md#settings explains them to operators. */
const environmentSchema = z.object({
  PORT: numberWithin(0, 65_535).default(8080),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default(() => join(rootFolder, 'data')),
  // Its value is not quoted in errors, because it may contain a password.
  DATABASE_URL: z
    .string()
    .refine((text) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text), {
      error: 'must begin with postgres:// or postgresql://',
      abort: true,
    })
    .superRefine((text, context) => {
      const fault = sslModeFault(text);
      if (fault !== undefined) context.addIssue(fault);
    })
    .optional(),
  DATABASE_CONNECTIONS: numberWithin(1, 999).default(10),
  DATABASE_PREPARED_STATEMENTS: z.enum(['on', 'off'], mustBe('on or off')).default('on'),
  DEPLOYMENT: z
    .string()
    .regex(/^[a-z0-9-]+$/, mustBe('the name of a file of deployments/'))
    .default('el12'),
  DEPLOYMENTS_DIR: z.string().default(() => join(rootFolder, 'deployments')),
  CATALOGUE_DIR: z.string().default(() => join(rootFolder, 'build/catalogue')),
  PLANNING_TOOL_SECRET: z.string().min(32, { error: 'must have 32 characters or more' }).optional(),
  LOG_LEVEL: z.enum(logLevels, mustBe(`one of ${logLevels.join(', ')}`)).default('info'),
  TRUST_PROXY: z
    .string()
    .refine((text) => text !== 'true', {
      error:
        "must be the addresses of the proxies or their number, not 'true', by which every visitor could choose an address",
      abort: true,
    })
    .pipe(
      parsedBy(
        trustedProxies,
        'the addresses of the proxies, such as 10.0.0.0/8, or how many stand in a row, such as 1',
      ),
    )
    .default(false),
  METRICS_FROM: parsedBy(networksIn, 'addresses such as 10.0.0.0/8').default(() => new BlockList()),
  FIELD_METRICS: z.enum(['on', 'off'], mustBe('on or off')).default('off'),
  UNLIMITED_FROM: parsedBy(networksIn, 'addresses such as 10.0.0.0/8').default(() => new BlockList()),
  PUBLIC_URL: parsedBy(webAddress, 'an address such as https://ramka.example').optional(),
  PATH_PREFIX: z
    .string()
    .max(100, mustBe('of at most 100 characters'))
    .regex(/^(\/[a-zA-Z0-9_-]+)+$/, mustBe('a path such as /konfigurator, without a slash at its end'))
    .default(''),
  SHUTDOWN_DELAY: numberWithin(0, 300).default(0),
});

type Environment = z.output<typeof environmentSchema>;

/** The validated settings of a server. */
export type Settings = {
  readonly port: number;
  readonly host: string;
  /** The folder of the embedded store and of the picture cache. */
  readonly dataFolder: string;
  /** URL of a PostgreSQL database; undefined for the embedded store. */
  readonly databaseUrl: string | undefined;
  /** Size of the connection pool. */
  readonly databaseConnections: number;
  /** Whether to use named prepared statements; false for poolers that mix them up. */
  readonly databasePreparedStatements: boolean;
  /** Name of a deployment file, without extension. */
  readonly deployment: string;
  readonly deploymentsFolder: string;
  readonly catalogueFolder: string;
  readonly logLevel: LogLevel;
  /** Proxies whose `X-Forwarded-…` headers are trusted: none, a number of consecutive ones, or a list of addresses. */
  readonly trustProxy: false | number | string;
  /** Addresses that may read `/metrics`, in addition to this machine. */
  readonly metricsFrom: BlockList;
  /** Whether pages report their loading and response times to `/metrics`. */
  readonly fieldMetrics: boolean;
  /** Addresses that are exempt from rate and concurrency limits. */
  readonly unlimitedFrom: BlockList;
  /** Public base URL without a trailing slash; undefined: derived from each request. */
  readonly publicUrl: string | undefined;
  /** Path below which the server serves everything, without a trailing slash; empty: none. */
  readonly pathPrefix: string;
  /** Secret for the signatures of the planning tool; undefined if the deployment has none. */
  readonly planningToolSecret: string | undefined;
  /** Milliseconds for which the server continues to serve after `/readyz` reports that it stops. */
  readonly shutdownDelay: number;
};

/** Reads the settings from environment variables. Empty variables count as absent. Throws `InvalidConfig` with all faults. */
export const readSettings = (environment: Readonly<Record<string, string | undefined>>): Settings => {
  const variables = Object.entries(environment).flatMap(([name, value]) => {
    const text = value?.trim() ?? '';
    return text === '' ? [] : [[name, text] as const];
  });
  const parsed = environmentSchema.safeParse(Object.fromEntries(variables));
  if (parsed.success) return requireOnePath(settingsOf(parsed.data));
  throw new InvalidConfig(parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('\n'));
};

/** `PATH_PREFIX` is appended to `PUBLIC_URL`, so that only one of them may have a path. */
const requireOnePath = (settings: Settings): Settings => {
  const { publicUrl, pathPrefix } = settings;
  if (pathPrefix !== '' && publicUrl !== undefined && new URL(publicUrl).pathname !== '/')
    throw new InvalidConfig(`PUBLIC_URL must have no path, because PATH_PREFIX is added to it, not '${publicUrl}'`);
  return settings;
};

const settingsOf = (environment: Environment): Settings => ({
  port: environment.PORT,
  host: environment.HOST,
  dataFolder: environment.DATA_DIR,
  databaseUrl: environment.DATABASE_URL,
  databaseConnections: environment.DATABASE_CONNECTIONS,
  databasePreparedStatements: environment.DATABASE_PREPARED_STATEMENTS === 'on',
  deployment: environment.DEPLOYMENT,
  deploymentsFolder: environment.DEPLOYMENTS_DIR,
  catalogueFolder: environment.CATALOGUE_DIR,
  logLevel: environment.LOG_LEVEL,
  trustProxy: environment.TRUST_PROXY,
  metricsFrom: environment.METRICS_FROM,
  fieldMetrics: environment.FIELD_METRICS === 'on',
  unlimitedFrom: environment.UNLIMITED_FROM,
  publicUrl: environment.PUBLIC_URL,
  pathPrefix: environment.PATH_PREFIX,
  planningToolSecret: environment.PLANNING_TOOL_SECRET,
  shutdownDelay: environment.SHUTDOWN_DELAY * 1000,
});

function webAddress(text: string): string | undefined {
  return /^https?:\/\//.test(text) && URL.canParse(text) ? text.replace(/\/+$/, '') : undefined;
}

function trustedProxies(text: string): false | number | string | undefined {
  if (text === 'false') return false;
  if (/^[0-9]$/.test(text)) return Number(text) || false;
  return text.split(',').every((part) => isNetwork(part.trim())) ? text : undefined;
}

/** Parses a list of addresses and networks; undefined if one is invalid. */
function networksIn(text: string): BlockList | undefined {
  const list = new BlockList();
  for (const part of text.split(',').map((one) => one.trim())) {
    const [address = '', prefix] = part.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (part === '') continue;
    if (!isNetwork(part) || isIP(address) === 0) return undefined;
    list.addSubnet(address, Number(prefix ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return list;
}

/** Whether a text is an address, a network such as 10.0.0.0/8, or a name that Fastify supports. */
const isNetwork = (text: string): boolean => {
  const [address = '', prefix, ...rest] = text.split('/');
  const bits = isIP(address) === 6 ? 128 : 32;
  const isPrefix = prefix === undefined || (/^[0-9]{1,3}$/.test(prefix) && Number(prefix) <= bits);
  return (
    ['loopback', 'linklocal', 'uniquelocal'].includes(text) || (isIP(address) > 0 && isPrefix && rest.length === 0)
  );
};

/**
 * Fonts for Chinese, Japanese and Korean, by their packages of `@expo-google-fonts`. They are large and optional
 * (docs/operations.md#fonts-for-other-scripts).
 */
export const cjkFonts = [
  'noto-sans-sc/NotoSansSC',
  'noto-sans-tc/NotoSansTC',
  'noto-sans-jp/NotoSansJP',
  'noto-sans-kr/NotoSansKR',
] as const;

/** Whether this code runs from the bundle in `build/server` rather than from the sources. */
const built = import.meta.url.endsWith('.js');

/** The root folder of the installation, independent of the working directory. */
export const rootFolder = fileURLToPath(new URL(built ? '../../' : '../../../../', import.meta.url));

/** The URL of a worker's program next to the given module. */
export const threadProgram = (name: string, moduleUrl: string): string =>
  new URL(`./${name}${built ? '.js' : '.ts'}`, moduleUrl).href;
