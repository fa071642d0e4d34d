import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { catalogueFiles } from './catalogue-files.ts';
import { draw } from '@ramka/drawing/draw';
import { allPictures } from './pictures.ts';

/**
 * Writes the sample catalogue as a folder in the public catalogue format. The previous folder is replaced atomically
 * after all files are written.
 */
export async function buildSampleCatalogue(target: string): Promise<void> {
  const folder = resolve(target);
  const building = `${folder}.building-${process.pid}`;
  await rm(building, { recursive: true, force: true });
  try {
    await writeAll(building, texts());
    await replace(folder, building);
  } finally {
    await rm(building, { recursive: true, force: true });
  }
}

/** Replaces the previous folder: moves it aside first, and deletes it last. */
async function replace(folder: string, building: string): Promise<void> {
  const former = `${folder}.former-${process.pid}`;
  await rename(folder, former).catch(ignoreMissing);
  await rename(building, folder);
  await rm(former, { recursive: true, force: true });
}

function ignoreMissing(fault: unknown): void {
  if (!(fault instanceof Error && 'code' in fault && fault.code === 'ENOENT')) throw fault;
}

/** The contents of all files by path. */
function texts(): ReadonlyMap<string, string> {
  const files = [...catalogueFiles()].map(([path, content]) => [path, serialise(path, content)] as const);
  const pictures = allPictures().map(({ path, spec }) => [`pictures/${path}`, draw(spec)] as const);
  return new Map([...files, ...pictures]);
}

/** Serialises a list with one entry per line, so that two editions can be compared with a diff. */
function serialise(path: string, content: unknown): string {
  if (!Array.isArray(content)) return `${JSON.stringify(content, null, 1)}\n`;
  const lines = content.map((entry: unknown) => JSON.stringify(entry));
  return path.endsWith('.ndjson') ? `${lines.join('\n')}\n` : `[\n${lines.join(',\n')}\n]\n`;
}

async function writeAll(folder: string, contents: ReadonlyMap<string, string>): Promise<void> {
  const folders = new Set([...contents.keys()].map((path) => join(folder, dirname(path))));
  await Promise.all([...folders].map((path) => mkdir(path, { recursive: true })));
  await Promise.all([...contents].map(([path, text]) => writeFile(join(folder, path), text)));
}

if (process.argv[1] === import.meta.filename) {
  const target = process.argv[2];
  if (target === undefined) {
    console.error(`usage: node ${basename(import.meta.filename)} <folder>`);
    process.exitCode = 2;
  } else await buildSampleCatalogue(target);
}
