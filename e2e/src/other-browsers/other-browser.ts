import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A page, or the page in a frame. */
export type OtherPage = {
  readonly open: (address: string) => Promise<void>;
  /** Evaluates a JavaScript expression in the page and returns its value. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Performs real mouse or keyboard input, step by step. */
  readonly perform: (source: InputSource) => Promise<void>;
};

/** A window of a browser that Playwright cannot control in its installed form, controlled through W3C protocols. */
export type OtherBrowser = OtherPage & {
  /** The page in the frame that an expression evaluates to. It is used until the next navigation of the window. */
  readonly frame: (expression: string) => Promise<OtherPage>;
  readonly close: () => Promise<void>;
};

/** An input source with its actions, in WebDriver's format. */
export type InputSource =
  | { readonly type: 'key'; readonly id: string; readonly actions: readonly unknown[] }
  | {
      readonly type: 'pointer';
      readonly id: string;
      readonly parameters: { readonly pointerType: 'mouse' };
      readonly actions: readonly unknown[];
    };

/** Paths of Debian's programs, and the commands that install them. */
export const firefox = { path: '/usr/bin/firefox-esr', install: 'apt-get install firefox-esr' };
export const webkit = { path: '/usr/bin/WebKitWebDriver', install: 'apt-get install webkit2gtk-driver xvfb' };

export const isInstalled = ({ path }: { readonly path: string }): boolean => existsSync(path);

/** Retries until `request` succeeds, for as long as a browser may take to start on a busy machine. */
const untilItAnswers = async <Answer>(request: () => Promise<Answer>): Promise<Answer> => {
  const latest = Date.now() + 60_000;
  for (;;) {
    try {
      return await request();
    } catch (failure) {
      if (Date.now() > latest) throw failure;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
};

const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
};

type Answer = { readonly id?: number; readonly result?: Record<string, unknown>; readonly message?: string };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const asRecord = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

/** Starts Firefox and controls it with WebDriver BiDi. */
export const openFirefox = async (port: number): Promise<OtherBrowser> => {
  const profile = await mkdtemp(join(tmpdir(), 'ramka-firefox-'));
  const child = spawn(
    firefox.path,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', `${port}`],
    { stdio: 'ignore' },
  );
  const stop = async (): Promise<void> => {
    await end(child);
    await rm(profile, { recursive: true, force: true });
  };
  const socket = await untilItAnswers(() => connect(`ws://127.0.0.1:${port}/session`)).catch(
    async (failure: unknown) => {
      await stop();
      throw failure;
    },
  );
  const send = conversation(socket);
  await send('session.new', { capabilities: { alwaysMatch: { acceptInsecureCerts: true } } });
  const contexts = async (): Promise<readonly unknown[]> =>
    listOf((await send('browsingContext.getTree', {}))['contexts']);
  const pageIn = (context: unknown): OtherPage => ({
    open: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    evaluate: async (expression) => {
      const answer = await send('script.evaluate', {
        expression: `JSON.stringify(${expression})`,
        target: { context },
        awaitPromise: false,
      });
      const { value } = asRecord(answer['result']);
      if (typeof value !== 'string') throw new Error(`Firefox could not evaluate ${expression}`);
      return JSON.parse(value);
    },
    perform: async (source) => {
      await send('input.performActions', { context, actions: [source] });
    },
  });
  const top = async () => asRecord((await contexts())[0]);
  return {
    ...pageIn((await top())['context']),
    // The pages of the tests have one frame.
    frame: async () => pageIn(asRecord(listOf((await top())['children'])[0])['context']),
    close: async () => {
      socket.close();
      await stop();
    },
  };
};

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const connect = async (address: string): Promise<WebSocket> => {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`nobody answers at ${address}`)));
  });
  return socket;
};

/** Sends commands and resolves each with the response of the same id. */
const conversation = (socket: WebSocket) => {
  const pending = new Map<number, (answer: Answer) => void>();
  let number = 0;
  socket.addEventListener('message', ({ data }) => {
    const answer: Answer = JSON.parse(String(data)); // the format of WebDriver BiDi
    if (answer.id !== undefined) pending.get(answer.id)?.(answer);
  });
  return async (method: string, params: object): Promise<Record<string, unknown>> => {
    number += 1;
    const id = number;
    const answered = new Promise<Answer>((resolve) => pending.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { result, message } = await answered;
    pending.delete(id);
    if (!result) throw new Error(`${method}: ${message ?? 'no answer'}`);
    return result;
  };
};

/** Starts WebKit's minimal browser and controls it with WebDriver. Without a display, it runs in a virtual one. */
export const openWebkit = async (port: number): Promise<OtherBrowser> => {
  const screen = process.env['DISPLAY'] ?? `:${port}`;
  const display =
    process.env['DISPLAY'] === undefined
      ? spawn('Xvfb', [screen, '-screen', '0', '1440x900x24'], { stdio: 'ignore' })
      : undefined;
  const driver = spawn(webkit.path, [`--port=${port}`], {
    stdio: 'ignore',
    // Debian's software OpenGL crashes the page's process in one of five runs.
    env: { ...process.env, DISPLAY: screen, WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
  });
  const call = async (method: 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = asRecord(await answer.json());
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const stop = async (): Promise<void> => {
    await end(driver);
    if (display) await end(display);
  };
  const begin = () => call('POST', '/session', { capabilities: { alwaysMatch: { acceptInsecureCerts: true } } });
  const created = await untilItAnswers(begin).catch(async (failure: unknown) => {
    await stop();
    throw failure;
  });
  const session = `/session/${String(asRecord(created)['sessionId'])}`;
  await call('POST', `${session}/window/rect`, { x: 0, y: 0, width: 1440, height: 900 });
  const page: OtherPage = {
    open: async (url) => {
      await call('POST', `${session}/url`, { url });
    },
    evaluate: async (expression) => {
      const value = await call('POST', `${session}/execute/sync`, {
        script: `return JSON.stringify(${expression})`,
        args: [],
      });
      return JSON.parse(String(value));
    },
    perform: async (source) => {
      await call('POST', `${session}/actions`, { actions: [source] });
    },
  };
  return {
    ...page,
    // Commands concern the frame from now on, until the window is navigated.
    frame: async (expression) => {
      const id = await call('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] });
      await call('POST', `${session}/frame`, { id });
      return page;
    },
    close: async () => {
      await call('DELETE', session).catch(() => undefined);
      await stop();
    },
  };
};

/** A visitor with mouse and keyboard, for the Polish interface. */
export const visitorIn = ({ open, evaluate, perform }: OtherPage) => {
  /**
   * The centre of the first visible and enabled element that matches the selector and whose name or text matches
   * `words`.
   */
  const find = (selector: string, words: RegExp) =>
    evaluate(`(() => {
      const wanted = [...document.querySelectorAll(${JSON.stringify(selector)})].find((element) =>
        ${words}.test(element.getAttribute('aria-label') ?? element.getAttribute('placeholder') ?? element.textContent) && element.getClientRects().length > 0 && !element.closest('[inert]'));
      if (!wanted) return null;
      wanted.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = wanted.getBoundingClientRect();
      return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
    })()`);
  const see = async (selector: string, words: RegExp): Promise<unknown> => {
    const latest = Date.now() + 30_000;
    for (;;) {
      const found = await find(selector, words);
      if (found !== null) return found;
      if (Date.now() > latest) throw new Error(`There is no ${selector} that is called ${words}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const press = async (selector: string, words: RegExp, times = 1): Promise<void> => {
    const { x, y } = Object.assign({ x: 0, y: 0 }, await see(selector, words));
    const once = [
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    const actions = [{ type: 'pointerMove', x, y, duration: 0 }, ...once, ...(times > 1 ? once : [])];
    await perform({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
  };
  const type = (keys: string) =>
    perform({
      type: 'key',
      id: 'keyboard',
      actions: Array.from(keys).flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    });
  return { open, see, press, type, place: () => evaluate('location.pathname') };
};
