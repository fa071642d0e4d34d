import type { BuiltChunk, BuiltPages } from './built-pages.ts';

/** Total bytes, compressed with gzip, of the page with these lazily loaded sources. Each file counts once. */
export const loadedSize = ({ chunks, sizes }: BuiltPages, sources: readonly string[]): number => {
  const loaded = new Set<string>();
  const load = (file: string): void => {
    if (loaded.has(file)) return;
    loaded.add(file);
    for (const needed of chunks.find(({ name }) => name === file)?.needs ?? []) load(needed);
  };
  for (const { name } of chunks.filter(({ isEntry }) => isEntry)) load(name);
  for (const source of sources) load(chunkOf(chunks, source).name);
  return [...loaded].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
};

const chunkOf = (chunks: readonly BuiltChunk[], source: string): BuiltChunk => {
  const chunk = chunks.find((each) => each.source?.endsWith(source) === true);
  if (chunk === undefined) throw new Error(`${source} is not loaded by itself`);
  return chunk;
};
