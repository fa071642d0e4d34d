import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, Server, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, onSendHookHandler } from 'fastify';
import { LRUCache } from 'lru-cache';

/** Hooks of routes whose answers follow from the request and the edition of the catalogue alone. */
export type FastPath = {
  /** Notes a picture as it is sent, to be sent again to the byte. */
  readonly again: onSendHookHandler;
  /** Notes which answer it was, to tell those who hold it that it has not changed. */
  readonly unchanged: onSendHookHandler;
};

type Answered = { readonly headers: OutgoingHttpHeaders; readonly etag: string };

/** A picture as it was sent, by the request that it answered. */
export type ReadyPicture = Answered & { readonly bytes: Buffer };

/** Where such pictures are kept. */
type ReadyPictures = {
  readonly get: (key: string) => ReadyPicture | undefined;
  readonly set: (key: string, picture: ReadyPicture) => void;
};

/** How much memory such a picture takes with its headers, in bytes. */
export const bytesOfReady = ({ bytes }: ReadyPicture): number => bytes.length + BESIDE;

/** What the headers of an answer take, in bytes. */
const BESIDE = 1024;

/** So many different requests are remembered of which it can be said that nothing has changed. */
const MOST_UNCHANGED = 500;

/** What is of one answer and not of what it says. */
const passing = new Set(['x-request-id', 'connection', 'keep-alive', 'date']);

/**
 * The only place where requests are answered before the framework. It sends again what was sent before and is asked for
 * often: that app data has not changed, at every visit, and pictures, hundreds a screen. The way through the framework
 * costs as much as these answers (docs/decisions/0006-catalogue-responses-are-cached-in-front-of-the-framework.md). Whatever it is not
 * sure of goes the usual way.
 */
export const addFastPath = (app: FastifyInstance, pictures: ReadyPictures): FastPath => {
  const held = new LRUCache<string, Answered>({ max: MOST_UNCHANGED });
  let closing = false;
  app.addHook('preClose', (done) => {
    closing = true;
    done();
  });

  const answer = (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== 'GET' || closing) return false;
    const tag = request.headers['if-none-match'];
    const picture = pictures.get(keyOf(request));
    const known = picture ?? (tag === undefined ? undefined : held.get(languageKeyOf(request)));
    if (known === undefined || (tag !== undefined && tag !== known.etag)) return false;
    if (tag !== undefined) response.writeHead(304, withoutBody(known.headers)).end();
    else response.writeHead(200, { ...known.headers, 'content-length': picture?.bytes.length }).end(picture?.bytes);
    return true;
  };

  const listener: RequestListener = (request, response) => {
    if (!answer(request, response)) app.routing(request, response);
  };
  listeners.set(app, listener);
  app.addHook('onReady', (done) => {
    answerWith(app.server, listener);
    done();
  });

  return {
    again: (request, reply, payload, done) => {
      const answered = request.method === 'GET' && reply.statusCode === 200 ? answeredIn(reply) : undefined;
      if (answered && Buffer.isBuffer(payload)) pictures.set(keyOf(request.raw), { ...answered, bytes: payload });
      done(null, payload);
    },
    unchanged: (request, reply, payload, done) => {
      const answered = request.method === 'GET' && reply.statusCode < 400 ? answeredIn(reply) : undefined;
      if (answered) held.set(languageKeyOf(request.raw), answered);
      done(null, payload);
    },
  };
};

/** What an answer says beside its body; undefined: it has no entity tag. */
const answeredIn = (reply: FastifyReply): Answered | undefined => {
  const etag = reply.getHeader('etag');
  if (typeof etag !== 'string') return undefined;
  const lasting = Object.entries(reply.getHeaders()).filter(([name]) => !passing.has(name));
  return { headers: Object.fromEntries(lasting), etag };
};

/** What a picture depends on: the address to the letter, and the encodings that the caller takes. */
const keyOf = ({ url = '', headers }: IncomingMessage): string => `${url}\n${headers['accept-encoding']}`;

/** What an answer of the API depends on: the languages as well. */
const languageKeyOf = (request: IncomingMessage): string => `${keyOf(request)}\n${request.headers['accept-language']}`;

/** An answer without a body says nothing about one. */
const withoutBody = ({ 'content-type': _type, ...headers }: OutgoingHttpHeaders): OutgoingHttpHeaders => headers;

/** How apps with a fast path answer requests. */
const listeners = new WeakMap<FastifyInstance, RequestListener>();

const listenerOf = (app: FastifyInstance): RequestListener =>
  listeners.get(app) ?? ((request, response) => app.routing(request, response));

/** Has a server answer by this listener, instead of the framework's own or another app's. */
const answerWith = (server: Server, listener: RequestListener): void => {
  server.removeAllListeners('request').on('request', listener);
};

/** Changes a running server over to what `build` makes. Requests under way are answered by what was there before. */
export type ChangeOver = () => Promise<void>;

/**
 * Lets a server change over to another edition of its catalogue without stopping: the first app keeps the port, later
 * ones answer in its place. Each must leave the store open when it is closed, except for the first. To be called before
 * the first one listens.
 */
export const serveEditions = (first: FastifyInstance, build: () => Promise<FastifyInstance>): ChangeOver => {
  let current: Edition | undefined;
  first.addHook('preClose', async () => current?.drain());
  // By then the port is closed and all is answered, documents included.
  first.addHook('onClose', async () => current?.app.close());
  const changeOver = async (): Promise<void> => {
    const app = await build();
    await app.ready();
    const before = current;
    current = new Edition(app);
    answerWith(first.server, current.answer);
    before?.retire();
  };
  let changing: Promise<void> = Promise.resolve();
  return () => {
    changing = changing.catch(() => undefined).then(changeOver);
    return changing;
  };
};

/** An app that answers requests of another's port; it is closed once it is retired and has answered all. */
class Edition {
  readonly app: FastifyInstance;
  readonly #listener: RequestListener;
  readonly #underWay = new Set<ServerResponse>();
  #retired = false;
  #draining = false;

  constructor(app: FastifyInstance) {
    this.app = app;
    this.#listener = listenerOf(app);
  }

  readonly answer = (request: IncomingMessage, response: ServerResponse): void => {
    this.#underWay.add(response);
    if (this.#draining) endConnection(response);
    response.once('close', () => {
      this.#underWay.delete(response);
      this.#closeIfDone();
    });
    this.#listener(request, response);
  };

  /** From now on each connection ends with the answer on it, those under way included. */
  drain(): void {
    this.#draining = true;
    for (const response of this.#underWay) endConnection(response);
  }

  retire(): void {
    this.#retired = true;
    this.#closeIfDone();
  }

  #closeIfDone(): void {
    if (this.#retired && this.#underWay.size === 0) void this.app.close();
  }
}

const endConnection = (response: ServerResponse): void => {
  if (!response.headersSent) response.setHeader('connection', 'close');
};
