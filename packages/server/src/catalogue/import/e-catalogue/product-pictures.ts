import { existsSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { imageName } from '@ramka/contract/catalogue-format/fields';

/** Finds the picture for an imported product: its name below `pictures/ecatalog/`, and whether it is its own. */
export type FindPicture = (
  named: string | undefined,
  before: string | undefined,
) => Promise<{ readonly image: string; readonly own: boolean }>;

/** Shown for products without a picture: the outline of a frame, in millimetres. */
const noPicture = {
  name: 'no-picture.svg',
  svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 55 55"><rect x="6" y="6" width="43" height="43" rx="4" fill="none" stroke="#B9BCC0" stroke-width="1.2"/><rect x="15" y="15" width="25" height="25" rx="2" fill="none" stroke="#B9BCC0" stroke-width="1.2" stroke-dasharray="2.4 2"/></svg>\n',
};

/** Looks for pictures in a folder given with the import, then in the catalogue; else there is one for all. */
export const productPictures = (catalogue: string, given: string | undefined): FindPicture => {
  const folder = join(catalogue, 'pictures/ecatalog');
  const made = mkdir(folder, { recursive: true });
  let noPictureMade: Promise<void> | undefined;
  return async (named, before) => {
    await made;
    const name = named && storedName(named);
    if (name && imageName.safeParse(name).success) {
      const source = given && join(given, named);
      if (source && existsSync(source)) {
        await copyFile(source, join(folder, name));
        return { image: name, own: true };
      }
      if (existsSync(join(folder, name))) return { image: name, own: true };
    }
    if (before !== undefined) return { image: before, own: before !== noPicture.name };
    await (noPictureMade ??= writeFile(join(folder, noPicture.name), noPicture.svg));
    return { image: noPicture.name, own: false };
  };
};

/** File names of pictures hold letters, digits and `._+@-` only, and end in small letters. */
const storedName = (name: string): string =>
  name
    .replaceAll(/[^A-Za-z0-9._+@-]/g, '-')
    .replace(/^[^A-Za-z0-9]+/, '')
    .replace(/\.jpe?g$/i, '.jpg')
    .replace(/\.(png|svg|webp)$/i, (ending) => ending.toLowerCase());
