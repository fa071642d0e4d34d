import { createServer, request } from 'node:http';

// Child process: sends the product's response bytes as fast as node:http can.
const [source = '', headers = '{}'] = process.argv.slice(2);

type Answer = { readonly body: Buffer; readonly headers: Readonly<Record<string, string>> };

const rawAnswerOf = (): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request(source, { headers: JSON.parse(headers) as Record<string, string> }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const copiedHeaders = ['content-type', 'content-encoding', 'etag', 'cache-control', 'vary'];
        const pairs = copiedHeaders.flatMap((name) => {
          const value = response.headers[name];
          return typeof value === 'string' ? [[name, value] as const] : [];
        });
        resolve({ body: Buffer.concat(chunks), headers: Object.fromEntries(pairs) });
      });
    })
      .on('error', reject)
      .end();
  });

const answer = await rawAnswerOf();
const server = createServer((incoming, response) => {
  if (incoming.headers['if-none-match'] === answer.headers['etag']) {
    response.writeHead(304, answer.headers).end();
    return;
  }
  response.writeHead(200, { ...answer.headers, 'content-length': answer.body.length }).end(answer.body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') process.send?.(`http://127.0.0.1:${address.port}/`);
});
