import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Notes a picture as it is sent, so that it can be sent again without the framework. */
export type RememberPicture = (request: IncomingMessage, reply: FastifyReply, bytes: Buffer) => void;

/** A picture as it was sent, by the request that it answered. */
export type ReadyPicture = { readonly headers: OutgoingHttpHeaders; readonly etag: string; readonly bytes: Buffer };

/** Where such pictures are kept. */
type ReadyPictures = {
  readonly get: (key: string) => ReadyPicture | undefined;
  readonly set: (key: string, picture: ReadyPicture) => void;
};

/** How much memory such a picture takes with its headers, in bytes. */
export const bytesOfReady = ({ bytes }: ReadyPicture): number => bytes.length + BESIDE;

/** What the headers of an answer take, in bytes. */
const BESIDE = 1024;

/** What is of one answer and not of the picture. */
const passing = new Set(['x-request-id', 'connection', 'keep-alive', 'date']);

/**
 * Sends pictures of the catalogue that were sent before, to the byte, before anything else runs: a screen asks for hundreds
 * of them (docs/decisions/0006-app-data-that-is-held-is-answered-first.md). Whatever it is not sure of goes the usual way.
 */
export const answerPicturesFirst = (app: FastifyInstance, ready: ReadyPictures): RememberPicture => {
  let closing = false;
  app.addHook('preClose', (done) => {
    closing = true;
    done();
  });

  const answers = (request: IncomingMessage, response: ServerResponse): boolean => {
    const picture = request.method === 'GET' && !closing ? ready.get(keyOf(request)) : undefined;
    const held = request.headers['if-none-match'];
    if (picture === undefined || (held !== undefined && held !== picture.etag)) return false;
    const { headers, bytes } = picture;
    if (held === undefined) response.writeHead(200, { ...headers, 'content-length': bytes.length }).end(bytes);
    else response.writeHead(304, unchanged(headers)).end();
    return true;
  };

  app.addHook('onReady', (done) => {
    const others = app.server.listeners('request');
    app.server.removeAllListeners('request').on('request', (request, response) => {
      if (!answers(request, response)) for (const other of others) other.call(app.server, request, response);
    });
    done();
  });

  return (request, reply, bytes) => {
    const etag = reply.getHeader('etag');
    if (request.method !== 'GET' || reply.statusCode !== 200 || typeof etag !== 'string') return;
    const lasting = Object.entries(reply.getHeaders()).filter(([name]) => !passing.has(name));
    ready.set(keyOf(request), { headers: Object.fromEntries(lasting), etag, bytes });
  };
};

/** What an answer depends on: the address to the letter, and the encodings that the caller takes. */
const keyOf = ({ url = '', headers }: IncomingMessage): string => `${url}\n${headers['accept-encoding']}`;

/** An answer without a body says nothing about one. */
const unchanged = ({ 'content-type': _type, ...headers }: OutgoingHttpHeaders): OutgoingHttpHeaders => headers;

/** Changes a running server over to what `build` makes; what was asked before is answered as it was begun. */
export type ChangeOver = () => Promise<void>;

/**
 * Lets a server change over to another edition of its catalogue without stopping: the first app keeps the port, later
 * ones answer in its place. Each must leave the store open when it is closed, except for the first. To be called before
 * the first one listens.
 */
export const serveEditions = (first: FastifyInstance, build: () => Promise<FastifyInstance>): ChangeOver => {
  let current: Edition | undefined;
  first.addHook('preClose', async () => current?.app.close());
  const changeOver = async (): Promise<void> => {
    const app = await build();
    await app.ready();
    const before = current;
    current = new Edition(app);
    const { answer } = current;
    first.server.removeAllListeners('request').on('request', answer);
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
  #underWay = 0;
  #retired = false;

  constructor(app: FastifyInstance) {
    this.app = app;
  }

  readonly answer = (request: IncomingMessage, response: ServerResponse): void => {
    this.#underWay += 1;
    response.once('close', () => {
      this.#underWay -= 1;
      this.#closeIfDone();
    });
    this.app.routing(request, response);
  };

  retire(): void {
    this.#retired = true;
    this.#closeIfDone();
  }

  #closeIfDone(): void {
    if (this.#retired && this.#underWay === 0) void this.app.close();
  }
}
