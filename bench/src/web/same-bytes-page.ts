import { randomBytes } from 'node:crypto';
import { serveBare, type StaticPage } from './static-page.ts';
import type { Visitor } from './visitors.ts';

/** Sizes in bytes of the document and of each file that a page requested. */
type Weights = { readonly document: number; readonly files: readonly number[] };

/** The sizes of all files that a page has loaded. */
export const weightsOf = ({ run }: Visitor): Promise<Weights> =>
  run(() => {
    const [document = 0, ...files] = ['navigation', 'resource']
      .flatMap((type) => performance.getEntriesByType(type))
      .map((entry) => (entry as PerformanceResourceTiming).transferSize);
    return { document, files: files.filter((size) => size > 0) };
  });

/** A page that loads the same number of files and bytes without using them. It shows a word when all are loaded. */
export const startSameBytesPage = ({ document, files }: Weights): Promise<StaticPage> => {
  // Random bytes, which cannot be compressed.
  const bodies = files.map((size) => randomBytes(size));
  const html = `<!doctype html><meta charset="utf-8"><body><script>
    Promise.all(${JSON.stringify(files.map((_, index) => `/${index}`))}.map(async (file) => (await fetch(file)).arrayBuffer()))
      .then(() => { document.body.innerHTML = '<h1>Ramka</h1>'; });
  </script>`;
  const filled = html + `<!-- ${'.'.repeat(Math.max(0, document - html.length))} -->`;
  return serveBare(({ url = '' }, response) => {
    const body = bodies[Number(url.slice(1) || Number.NaN)];
    response.writeHead(200, { 'content-type': body ? 'application/octet-stream' : 'text/html' }).end(body ?? filled);
  });
};
