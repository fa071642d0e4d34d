import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { copyFile, lstat, mkdir, open, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { imageName } from '@ramka/contract/catalogue-format/fields';

/** The picture of an imported product. */
export type FoundPicture = {
  /** File name below `pictures/ecatalog/`. */
  readonly image: string;
  /** Whether it is the product's own picture instead of the neutral one. */
  readonly own: boolean;
  /** The reason why an existing file was not used. */
  readonly rejection?: string;
};

/** Finds the picture of a product by the name in the imported file. Otherwise keeps the previous picture. */
export type FindPicture = (named: string | undefined, before: string | undefined) => Promise<FoundPicture>;

/** Shown for products without a picture: the outline of a frame, in millimetres. */
const noPicture = {
  name: 'no-picture.svg',
  svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 55 55"><rect x="6" y="6" width="43" height="43" rx="4" fill="none" stroke="#B9BCC0" stroke-width="1.2"/><rect x="15" y="15" width="25" height="25" rx="2" fill="none" stroke="#B9BCC0" stroke-width="1.2" stroke-dasharray="2.4 2"/></svg>\n',
};

/** Searches pictures in the folder of `--pictures`, then in the catalogue. Otherwise returns the neutral picture. */
export const productPictures = (catalogue: string, sourceFolder: string | undefined): FindPicture => {
  const folder = join(catalogue, 'pictures/ecatalog');
  const folderCreated = mkdir(folder, { recursive: true });
  const files = new PictureFiles(sourceFolder, folder);
  let neutralPictureWritten: Promise<void> | undefined;
  return async (named, before) => {
    await folderCreated;
    const found = named === undefined ? undefined : await files.find(named);
    if (found?.image !== undefined) return { image: found.image, own: true };
    const rejection = found?.rejection === undefined ? {} : { rejection: found.rejection };
    if (before !== undefined) return { image: before, own: before !== noPicture.name, ...rejection };
    await (neutralPictureWritten ??= writeFile(join(folder, noPicture.name), noPicture.svg));
    return { image: noPicture.name, own: false, ...rejection };
  };
};

/** The contents of both folders, each listed once, because a range may name 100,000 pictures. */
class PictureFiles {
  readonly #given: string;
  readonly #folder: string;
  readonly #stored = new StoredNames();
  #sources: SourceNames | undefined;
  #kept: Set<string> | undefined;

  constructor(sourceFolder: string | undefined, folder: string) {
    this.#given = sourceFolder ?? '';
    this.#folder = folder;
  }

  async find(named: string): Promise<{ readonly image?: string; readonly rejection?: string }> {
    this.#sources ??= new SourceNames(this.#given === '' ? [] : readdirSync(this.#given));
    this.#kept ??= new Set(readdirSync(this.#folder));
    const fileName = this.#sources.find(named);
    if (fileName !== undefined) return this.#take(fileName, this.#kept);
    if (this.#kept.size === 0) return {};
    const image = kinds.map((kind) => this.#stored.nameOf(named, kind)).find((name) => this.#kept?.has(name));
    return image === undefined || !imageName.safeParse(image).success ? {} : { image };
  }

  async #take(
    fileName: string,
    storedNames: Set<string>,
  ): Promise<{ readonly image?: string; readonly rejection?: string }> {
    const source = join(this.#given, fileName);
    const kind = await pictureKind(source);
    if (!isKind(kind)) return { rejection: `${fileName} ${kind}` };
    const image = this.#stored.nameOf(fileName, kind);
    if (!imageName.safeParse(image).success) return { rejection: `${fileName} has a name that is too long` };
    const target = join(this.#folder, image);
    // An existing file may be a link, and writing would change its target.
    if (storedNames.has(image)) await rm(target, { force: true });
    if (kind !== 'jpg' || !(await writeUpright(source, target))) await copyFile(source, target);
    storedNames.add(image);
    return { image };
  }
}

/** Number of bytes at the beginning of a JPEG that contain the marker of EXIF data. */
const EXIF_WITHIN = 4096;

/**
 * Rotates a JPEG with an EXIF orientation when writing it, because drawings and some programs ignore the orientation.
 * Returns false without writing for other files.
 */
const writeUpright = async (source: string, target: string): Promise<boolean> => {
  if (!(await startOf(source, EXIF_WITHIN)).includes('Exif\0\0')) return false;
  // Loaded only when needed, because sharp takes memory that imports of large files need.
  const { default: sharp } = await import('sharp');
  try {
    const { orientation = 1 } = await sharp(source).metadata();
    if (orientation === 1) return false;
    await sharp(source).autoOrient().keepIccProfile().jpeg({ quality: 92 }).toFile(target);
    return true;
  } catch {
    return false;
  }
};

/**
 * File names of a folder. Case and Unicode normalisation often differ between catalogue and disk: such a name is found if
 * exactly one file matches.
 */
class SourceNames {
  readonly #names: ReadonlySet<string>;
  readonly #alike = new Map<string, string | null>();

  constructor(names: readonly string[]) {
    this.#names = new Set(names);
    for (const name of names) this.#alike.set(foldName(name), this.#alike.has(foldName(name)) ? null : name);
  }

  find(named: string): string | undefined {
    return this.#names.has(named) ? named : (this.#alike.get(foldName(named)) ?? undefined);
  }
}

const foldName = (name: string): string => name.normalize().toLowerCase();

const kinds = ['jpg', 'png', 'webp', 'svg'] as const;

type Kind = (typeof kinds)[number];

const isKind = (text: string): text is Kind => kinds.some((kind) => kind === text);

/** The type of a picture, detected from its content, or the reason for refusing it. Links are not followed. */
const pictureKind = async (file: string): Promise<string> => {
  const entry = await lstat(file);
  if (!entry.isFile()) return entry.isSymbolicLink() ? 'is a link, which is not followed' : 'is no file';
  return kindOf(await startOf(file, 1024)) ?? 'holds no JPEG, PNG, WebP or SVG';
};

const startOf = async (file: string, length: number): Promise<Buffer> => {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
};

const kindOf = (start: Buffer): Kind | undefined => {
  if (start.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpg';
  if (start.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png';
  if (start.toString('latin1', 0, 4) === 'RIFF' && start.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  return /^(?:\u{FEFF})?\s*<(?:\?xml|!--|!DOCTYPE svg|svg)/iu.test(start.toString()) && start.includes('<svg')
    ? 'svg'
    : undefined;
};

/**
 * Names below `pictures/ecatalog/`, of letters, digits and `._+@-` only. A changed name gets a hash of the original, so
 * that two names never become one.
 */
class StoredNames {
  readonly #origins = new Map<string, string>();

  nameOf(named: string, kind: Kind): string {
    const stem = named.replace(/\.(?:jpe?g|png|svg|webp)$/i, '');
    const plain = stem.replaceAll(/[^A-Za-z0-9._+@-]/g, '-').replace(/^[^A-Za-z0-9]+/, '');
    const name = plain === stem && plain.length <= 110 ? `${plain}.${kind}` : marked(plain, named, kind);
    const origin = this.#origins.get(name) ?? named;
    if (origin !== named) return marked(plain, named, kind);
    this.#origins.set(name, named);
    return name;
  }
}

const marked = (plain: string, named: string, kind: Kind): string => {
  const mark = createHash('sha256').update(named).digest('hex').slice(0, 8);
  return `${plain.slice(0, 100) || 'picture'}-${mark}.${kind}`;
};
