import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Devtools, type Session, startDevtools } from './devtools.ts';
import { SLOWDOWN } from './slow-browser.ts';

/** A new visitor with a slow phone in a mobile network. */
export type Visitor = {
  readonly session: Session;
  /** Runs a function in the page and returns its result. The function is sent as source text, its input as JSON. */
  readonly run: <Value, Input = undefined>(
    work: (input: Input) => Value | Promise<Value>,
    input?: Input,
  ) => Promise<Value>;
  /** Cuts the network connection of the page and its service worker. */
  readonly goOffline: () => Promise<void>;
  readonly leave: () => Promise<void>;
};

/** Headless Chromium with a minimum of instrumentation. */
export type Visitors = {
  readonly arrive: () => Promise<Visitor>;
  /** Runs `work`, and writes a trace if traces are requested. */
  readonly traced: <Value>(name: string, work: () => Promise<Value>) => Promise<Value>;
  readonly close: () => Promise<void>;
};

/** A mobile network with 1.6 Mbit/s downstream and 150 ms round-trip time. */
const mobile = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** Starts the browser. `traces` is the folder for traces. */
export const startVisitors = async (traces: string | undefined): Promise<Visitors> => {
  const devtools = await startDevtools();
  return {
    arrive: () => arriveIn(devtools),
    traced: async (name, work) => {
      if (traces === undefined) return work();
      await devtools.browser.send('Tracing.start', { transferMode: 'ReturnAsStream' });
      const value = await work();
      await writeFile(join(traces, `${name}.json`), await endTracing(devtools.browser));
      return value;
    },
    close: devtools.close,
  };
};

type Attached = { readonly sessionId: string };

const arriveIn = async ({ browser, session }: Devtools): Promise<Visitor> => {
  const context = await browser.send<{ readonly browserContextId: string }>('Target.createBrowserContext');
  const target = await browser.send<{ readonly targetId: string }>('Target.createTarget', {
    url: 'about:blank',
    ...context,
  });
  const { sessionId } = await browser.send<Attached>('Target.attachToTarget', { ...target, flatten: true });
  const page = session(sessionId);
  const workers: Session[] = [];
  let network: object | undefined;
  page.listen((event, params) => {
    if (event !== 'Target.attachedToTarget') return;
    const worker = session((params as Attached).sessionId);
    workers.push(worker);
    if (network !== undefined) void setNetwork(worker, network);
    void worker.send('Runtime.runIfWaitingForDebugger');
  });
  await page.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true });
  await page.send('Page.enable');
  await page.send('Page.setLifecycleEventsEnabled', { enabled: true });
  await page.send('Emulation.setDeviceMetricsOverride', {
    width: 1440,
    height: 900,
    deviceScaleFactor: 1,
    mobile: false,
  });
  await page.send('Emulation.setUserAgentOverride', { userAgent: '', acceptLanguage: 'pl-PL' });
  await page.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await setNetwork(page, mobile);
  return {
    session: page,
    run: (work, input) => runIn(page, work, input),
    goOffline: async () => {
      network = { ...mobile, offline: true };
      for (const side of [page, ...workers]) await setNetwork(side, network);
    },
    leave: async () => {
      await browser.send('Target.disposeBrowserContext', context);
    },
  };
};

const setNetwork = async (side: Session, conditions: object): Promise<void> => {
  await side.send('Network.enable');
  await side.send('Network.emulateNetworkConditions', { ...conditions });
};

type Evaluated = { readonly result: { readonly value?: unknown }; readonly exceptionDetails?: object };

const runIn = async <Value, Input>(
  page: Session,
  work: (input: Input) => Value | Promise<Value>,
  input?: Input,
): Promise<Value> => {
  const { result, exceptionDetails } = await page.send<Evaluated>('Runtime.evaluate', {
    expression: `(${work.toString()})(${JSON.stringify(input)})`,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails !== undefined) throw new Error(JSON.stringify(exceptionDetails));
  return result.value as Value;
};

/** Stops tracing and returns the trace. */
const endTracing = async (browser: Session): Promise<string> => {
  const complete = Promise.withResolvers<{ readonly stream: string }>();
  browser.listen((event, params) => {
    if (event === 'Tracing.tracingComplete') complete.resolve(params as { readonly stream: string });
  });
  await browser.send('Tracing.end');
  const { stream } = await complete.promise;
  let trace = '';
  for (;;) {
    const { data, eof } = await browser.send<{ readonly data: string; readonly eof: boolean }>('IO.read', {
      handle: stream,
    });
    trace += data;
    if (eof) return trace;
  }
};
