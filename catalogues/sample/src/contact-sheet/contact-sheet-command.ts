import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderSheet } from './render-sheet.ts';
import { sheets } from './sheets.ts';

const [folder = 'build/contact-sheets', scale = '4', only = ''] = process.argv.slice(2);

await mkdir(folder, { recursive: true });
for (const sheet of sheets.filter(({ name }) => name.includes(only))) {
  const file = join(folder, `${sheet.name}.png`);
  await writeFile(file, await renderSheet(sheet, Number(scale)));
  console.log(file);
}
