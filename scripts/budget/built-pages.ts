import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** A JavaScript file of the built pages. */
export type BuiltChunk = {
  readonly name: string;
  /** The source file for which the chunk was split off; null for a shared chunk. */
  readonly source: string | null;
  /** JavaScript and CSS files that the chunk imports. */
  readonly needs: readonly string[];
  /** Whether the HTML page loads it directly. */
  readonly isEntry: boolean;
};

export type BuiltPages = {
  readonly chunks: readonly BuiltChunk[];
  /** Size of every file in bytes, compressed with gzip. */
  readonly sizes: ReadonlyMap<string, number>;
};

/** Builds the pages in memory, without writing files. */
export const buildPages = async (): Promise<BuiltPages> => {
  const built = await build({ root: 'packages/web', logLevel: 'error', build: { write: false } });
  if (!('output' in built)) throw new Error('the pages are built more than once');
  return {
    chunks: built.output.flatMap((file) =>
      file.type === 'asset'
        ? []
        : {
            name: file.fileName,
            source: file.facadeModuleId?.replaceAll('\\', '/') ?? null,
            needs: [...file.imports, ...(file.viteMetadata?.importedCss ?? [])],
            // The service worker is an entry as well, but the page does not load it.
            isEntry: file.isEntry && file.name !== 'service-worker',
          },
    ),
    sizes: new Map(
      built.output.map((file) => [
        file.fileName,
        gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }).length,
      ]),
    ),
  };
};
