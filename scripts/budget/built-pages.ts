import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** A file of JavaScript of the built pages. */
export type BuiltChunk = {
  readonly name: string;
  /** The file that it was split off for; null where it holds what several share. */
  readonly source: string | null;
  /** Files of JavaScript and CSS that it cannot do without. */
  readonly needs: readonly string[];
  /** Whether the page itself loads it. */
  readonly isEntry: boolean;
};

/** The built pages as browsers load them. */
export type BuiltPages = {
  readonly chunks: readonly BuiltChunk[];
  /** Bytes of every file after gzip. */
  readonly sizes: ReadonlyMap<string, number>;
};

/** Builds the pages without writing them anywhere. */
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
            // What the page loads: the service worker is loaded beside it.
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
