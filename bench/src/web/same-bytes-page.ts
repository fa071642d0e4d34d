import { randomBytes } from 'node:crypto';
import { serveBare, type StaticPage } from './static-page.ts';
import type { Visitor } from './visitors.ts';

/** Bytes of the document and of each file that a page asked for. */
type Weights = { readonly document: number; readonly files: readonly number[] };

/** What a page has loaded since its address was opened. */
export const weightsOf = ({ run }: Visitor): Promise<Weights> =>
  run(() => {
    const [document = 0, ...files] = ['navigation', 'resource']
      .flatMap((type) => performance.getEntriesByType(type))
      .map((entry) => (entry as PerformanceResourceTiming).transferSize);
    return { document, files: files.filter((size) => size > 0) };
  });

/** A page that loads as many bytes in as many files and does nothing with them: it says a word once they are all there. */
export const startSameBytesPage = ({ document, files }: Weights): Promise<StaticPage> => {
  // Bytes that no encoding makes fewer.
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
