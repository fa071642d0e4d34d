import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';
import { brotliCompressSync } from 'node:zlib';
import { pl } from '@ramka/texts/pl';

/** A page of a bare server. It is the lower bound for any page with the same words and the same picture. */
export type StaticPage = { readonly address: string; readonly stop: () => void };

const PICTURE = 'packages/web/src/home/wall-picture.svg';

/** Serves the words and picture of the start screen as static HTML with styles and a picture, without a script. */
export const startStaticPage = async (): Promise<StaticPage> => {
  const picture = brotliCompressSync(await readFile(PICTURE));
  const page = brotliCompressSync(pageOf(pl.newProject));
  return serveBare(({ url }, response) => {
    const [type, body] = url === '/picture.svg' ? ['image/svg+xml', picture] : ['text/html; charset=utf-8', page];
    response
      .writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'content-length': body.length })
      .end(body);
  });
};

/** Starts a bare server that handles every request with one function. */
export const serveBare = async (answer: RequestListener): Promise<StaticPage> => {
  const server = createServer(answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('no port');
  return { address: `http://127.0.0.1:${at.port}/`, stop: () => server.close() };
};

const pageOf = (words: typeof pl.newProject): string => `<!doctype html>
<html lang="pl"><head><meta charset="utf-8"><title>Ramka</title><style>
body { display: grid; grid-template-columns: 56% 44%; margin: 0; font: 15px/1.47 sans-serif }
div { height: 100vh; background: url(/picture.svg) center / cover }
main { max-width: 480px; margin: auto } h1 { font-size: 40px; line-height: 1.12 } input, button { display: block }
</style></head><body><div></div><main>
<h1>${words.title}</h1><p>${words.info}</p>
<h2>${words.createTitle}</h2><label>${words.nameLabel}<input></label><button>${words.create}</button>
<h2>${words.loadTitle}</h2><label>${words.idLabel}<input></label><button>${words.load}</button><p>${words.idHint}</p>
</main></body></html>`;
