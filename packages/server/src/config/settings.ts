import { BlockList, isIP } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** How this server runs: the environment's settings, checked. */
export type Settings = {
  readonly port: number;
  readonly host: string;
  /** Where the embedded store keeps its file. */
  readonly dataFolder: string;
  /** Address of a PostgreSQL database; absent: the embedded store. */
  readonly databaseUrl: string | undefined;
  /** How many connections to it this process opens at most. */
  readonly databaseConnections: number;
  /** Name of a file of the folder of deployments. */
  readonly deployment: string;
  readonly deploymentsFolder: string;
  readonly catalogueFolder: string;
  readonly logLevel: LogLevel;
  /** Which proxies' `X-Forwarded-…` headers are believed: none, so many in a row, or those at the listed addresses. */
  readonly trustProxy: false | number | string;
  /** Addresses that may ask for `/metrics` beside this machine itself. */
  readonly metricsFrom: BlockList;
  /** Where visitors reach this server, without a slash at the end; absent: as they called it. */
  readonly publicUrl: string | undefined;
  /** What the planning tool signs its calls with; absent: it may send nothing. */
  readonly planningToolSecret: string | undefined;
};

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** How much is logged. */
export type LogLevel = (typeof logLevels)[number];

/** Settings that cannot be used; says all that is wrong with them at once. */
export class WrongSettings extends Error {
  override readonly name = 'WrongSettings';
}

/** Reads the settings from environment variables; what is absent or empty has a default. */
export const readSettings = (environment: Readonly<Record<string, string | undefined>>): Settings => {
  const faults: string[] = [];
  const fault = <Value>(message: string, value: Value): Value => {
    faults.push(message);
    return value;
  };
  const textOf = (name: string): string | undefined => environment[name]?.trim() || undefined;

  const portText = textOf('PORT') ?? '8080';
  const levelText = textOf('LOG_LEVEL') ?? 'info';
  const deployment = textOf('DEPLOYMENT') ?? 'el12';
  const databaseUrl = textOf('DATABASE_URL');
  const connectionsText = textOf('DATABASE_CONNECTIONS') ?? '10';
  const proxiesText = textOf('TRUST_PROXY') ?? 'false';
  const publicUrl = textOf('PUBLIC_URL');
  const secret = textOf('PLANNING_TOOL_SECRET');

  const settings: Settings = {
    port: isPort(portText) ? Number(portText) : fault(`PORT must be a number from 0 to 65535, not '${portText}'`, 0),
    host: textOf('HOST') ?? '127.0.0.1',
    dataFolder: textOf('DATA_DIR') ?? join(rootFolder, 'data'),
    databaseUrl: databaseUrl && (isDatabase(databaseUrl) ? databaseUrl : fault(databaseFault, undefined)),
    databaseConnections: /^[1-9][0-9]{0,2}$/.test(connectionsText)
      ? Number(connectionsText)
      : fault(`DATABASE_CONNECTIONS must be a number from 1 to 999, not '${connectionsText}'`, 10),
    deployment: /^[a-z0-9-]+$/.test(deployment)
      ? deployment
      : fault(`DEPLOYMENT must be the name of a file of deployments/, not '${deployment}'`, ''),
    deploymentsFolder: textOf('DEPLOYMENTS_DIR') ?? join(rootFolder, 'deployments'),
    catalogueFolder: textOf('CATALOGUE_DIR') ?? join(rootFolder, 'build/catalogue'),
    logLevel:
      logLevels.find((level) => level === levelText) ??
      fault(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not '${levelText}'`, 'info'),
    trustProxy:
      trustedProxies(proxiesText) ??
      fault(
        `TRUST_PROXY must be the addresses of the proxies, such as 10.0.0.0/8, or how many stand in a row, such as 1; not '${proxiesText}'${proxiesText === 'true' ? ', by which every visitor could choose an address' : ''}`,
        false,
      ),
    metricsFrom:
      networksIn(textOf('METRICS_FROM') ?? '') ??
      fault(`METRICS_FROM must be addresses such as 10.0.0.0/8, not '${textOf('METRICS_FROM')}'`, new BlockList()),
    publicUrl:
      publicUrl &&
      (webAddress(publicUrl) ??
        fault(`PUBLIC_URL must be an address such as https://ramka.example, not '${publicUrl}'`, undefined)),
    planningToolSecret: secret && (secret.length >= 32 ? secret : fault(secretFault, undefined)),
  };
  if (faults.length > 0) throw new WrongSettings(faults.join('\n'));
  return settings;
};

/** Not quoted back: it may hold a password. */
const databaseFault = 'DATABASE_URL must begin with postgres:// or postgresql://';

/** Not quoted back either. */
const secretFault = 'PLANNING_TOOL_SECRET must have 32 characters or more';

const isPort = (text: string): boolean => /^[0-9]{1,5}$/.test(text) && Number(text) <= 65_535;

const isDatabase = (text: string): boolean => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text);

const webAddress = (text: string): string | undefined =>
  /^https?:\/\//.test(text) && URL.canParse(text) ? text.replace(/\/+$/, '') : undefined;

const trustedProxies = (text: string): false | number | string | undefined => {
  if (text === 'false') return false;
  if (/^[0-9]$/.test(text)) return Number(text) || false;
  return text.split(',').every((part) => isNetwork(part.trim())) ? text : undefined;
};

/** Addresses, with a prefix or without. */
const networksIn = (text: string): BlockList | undefined => {
  const list = new BlockList();
  for (const part of text.split(',').map((one) => one.trim())) {
    const [address = '', prefix] = part.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (part === '') continue;
    if (!isNetwork(part) || isIP(address) === 0) return undefined;
    list.addSubnet(address, Number(prefix ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return list;
};

/** An address, one with a prefix such as 10.0.0.0/8, or a name that the framework knows. */
const isNetwork = (text: string): boolean => {
  const [address = '', prefix, ...rest] = text.split('/');
  const bits = isIP(address) === 6 ? 128 : 32;
  const isPrefix = prefix === undefined || (/^[0-9]{1,3}$/.test(prefix) && Number(prefix) <= bits);
  return (
    ['loopback', 'linklocal', 'uniquelocal'].includes(text) || (isIP(address) > 0 && isPrefix && rest.length === 0)
  );
};

/**
 * Fonts with the letters of Chinese, Japanese and Korean, by their packages of `@expo-google-fonts`. They are large, and are there only where
 * somebody has installed one (docs/operations.md#fonts-for-other-scripts).
 */
export const cjkFonts = [
  'noto-sans-sc/NotoSansSC',
  'noto-sans-tc/NotoSansTC',
  'noto-sans-jp/NotoSansJP',
  'noto-sans-kr/NotoSansKR',
] as const;

/** Whether this runs as it is built, a few files in `build/server`, instead of as sources. */
const built = import.meta.url.endsWith('.js');

/** The repository's root: deployments and built things are found from it, wherever the server was started. */
export const rootFolder = fileURLToPath(new URL(built ? '../../' : '../../../../', import.meta.url));

/** Address of a program for threads by its name and the module beside it; what is built stands side by side. */
export const threadProgram = (name: string, beside: string): string =>
  new URL(`./${name}${built ? '.js' : '.ts'}`, beside).href;
