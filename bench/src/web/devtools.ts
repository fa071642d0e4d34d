import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { browserArguments } from '@ramka/e2e/browser-arguments';
import { findChromium } from '@ramka/e2e/find-chromium';

/** Parameters and results of methods and events of the DevTools protocol. */
type Parameters = Readonly<Record<string, unknown>>;

type Message = {
  readonly id?: number;
  readonly method?: string;
  readonly params?: Parameters;
  readonly result?: Parameters;
  readonly error?: { readonly message: string };
  readonly sessionId?: string;
};

/** Handles events of one target, or of the browser itself. */
type Listener = (event: string, params: Parameters) => void;

/** One session of the connection: that of the browser, or of an attached target. */
export type Session = {
  /** Calls a method. Throws the browser's error message if the call fails. */
  readonly send: <Answer = Parameters>(method: string, params?: Parameters) => Promise<Answer>;
  readonly listen: (listener: Listener) => void;
};

/** A browser that is controlled only through the DevTools protocol. */
export type Devtools = {
  readonly browser: Session;
  readonly session: (id: string) => Session;
  readonly close: () => Promise<void>;
};

/** Flags that keep background pages running, as Playwright uses them. */
const awake = [
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
];

/**
 * Starts Chromium and controls it through a pipe. Playwright is not used, because it enables the protocol's Runtime
 * domain on every page. V8 then records a stack trace for each error, which slows down pages that create many while
 * loading, unlike for real visitors. Here only explicitly requested domains are enabled.
 */
export const startDevtools = async (): Promise<Devtools> => {
  const profile = await mkdtemp(join(tmpdir(), 'ramka-bench-'));
  const chromium = spawn(
    await findChromium(),
    ['--headless', '--remote-debugging-pipe', `--user-data-dir=${profile}`, ...browserArguments, ...awake],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const [, , , to, from] = chromium.stdio as unknown as [null, null, null, Writable, Readable];
  const pending = new Map<number, PromiseWithResolvers<Parameters>>();
  const listeners = new Map<string, Listener[]>();

  const take = ({ id, method, params = {}, result = {}, error, sessionId = '' }: Message): void => {
    if (method !== undefined) for (const listener of listeners.get(sessionId) ?? []) listener(method, params);
    if (id === undefined) return;
    const call = pending.get(id);
    pending.delete(id);
    if (error === undefined) call?.resolve(result);
    else call?.reject(new Error(error.message));
  };
  readMessages(from, take);
  const ended = Promise.withResolvers<void>();
  chromium.once('exit', () => {
    for (const call of pending.values()) call.reject(new Error('the browser has ended'));
    pending.clear();
    ended.resolve();
  });

  let calls = 0;
  const session = (sessionId?: string): Session => ({
    send: async <Answer>(method: string, params: Parameters = {}) => {
      calls += 1;
      const call = Promise.withResolvers<Parameters>();
      pending.set(calls, call);
      to.write(`${JSON.stringify({ id: calls, method, params, sessionId })}\0`);
      return (await call.promise) as Answer;
    },
    listen: (listener) => {
      const key = sessionId ?? '';
      listeners.set(key, [...(listeners.get(key) ?? []), listener]);
    },
  });
  const browser = session();
  return {
    browser,
    session,
    close: async () => {
      // The browser may end before it responds.
      browser.send('Browser.close').catch(() => undefined);
      await ended.promise;
      await rm(profile, { recursive: true, force: true });
    },
  };
};

/** Splits the stream into messages, each terminated by a zero byte. */
const readMessages = (from: Readable, take: (message: Message) => void): void => {
  let rest = '';
  from.setEncoding('utf8').on('data', (chunk: string) => {
    const [...complete] = (rest + chunk).split('\0');
    rest = complete.pop() ?? '';
    for (const message of complete) take(JSON.parse(message) as Message);
  });
};
