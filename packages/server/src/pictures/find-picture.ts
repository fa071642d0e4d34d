const rasterEndings = ['png', 'webp', 'jpg'];

/**
 * The file of a catalogue's pictures that answers for a path: itself, or where the path ends in `.png` or `.svg` the
 * same name kept in another kind. Undefined where there is none.
 */
export const findPicture = (pictures: Pick<ReadonlySet<string>, 'has'>, path: string): string | undefined => {
  if (pictures.has(path)) return path;
  const [, stem, ending] = /^(.+)\.(png|svg)$/.exec(path) ?? [];
  if (stem === undefined) return undefined;
  const others = ending === 'png' ? ['svg'] : rasterEndings;
  return others.map((other) => `${stem}.${other}`).find((other) => pictures.has(other));
};
