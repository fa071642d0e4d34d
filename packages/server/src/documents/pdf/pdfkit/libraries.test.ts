import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const require = createRequire(import.meta.url);

/** Libraries whose internals this folder uses: the tested versions, and the internals in question. */
const libraries = {
  pdfkit: {
    version: '0.20.2',
    reliesOn: [
      'pdf-file.ts: a page passes every instruction to `page.write`, and `page.content.write` accepts raw bytes',
      'text-pen.ts: a text is written as instructions from `BT` over one ` Tm` and ` Tf` to `ET`; `page.fonts` names fonts',
      'pen.ts: `page.xobjects` names forms, and `addContent` writes an instruction',
      'object-template.ts: `document.ref` creates an object, its `write` and `end` write it; a string in it is a name',
      'pdf-file.ts: `_addInfo` writes the properties into the metadata, which `appendXML` has already set',
      'structure.ts: `_offsets` has the offset of each object, `_offset` is the end of the file, `_write` appends there',
      'structure.ts: a value in the dictionary of `_root` that is no plain object is written as its text; `StructTreeRoot` is ended',
      'structure.ts: `page.annotations` ends with the latest link, whose dictionary is the one passed to `link`',
      'fonts.ts: `registerFont` accepts a font parsed by fontkit',
    ],
  },
  fontkit: {
    version: '2.0.4',
    reliesOn: [
      'fonts.ts: a glyph stores the character through which it was first requested, and pdfkit writes that character',
    ],
  },
  '@resvg/resvg-js': {
    version: '2.6.2',
    reliesOn: [
      'simple-svg.ts: `toString` returns `svg`, `g` and `path` with absolute coordinates, colours as `#rrggbb`, and transforms as matrices',
    ],
  },
} as const;

const howToCheck = [
  'Check the listed internals in the sources of the new version.',
  'Render the documents of one project with both versions: the text (pdftotext -layout) and the picture (pdftoppm) of every page must be the same.',
  'Run the unit tests of documents and `npm run bench -- documents`. Then update the version here.',
];

describe('libraries whose internals are used', () => {
  test.each(Object.entries(libraries))('%s has the tested version', (name, { version, reliesOn }) => {
    const installed = versionOf(require.resolve(name));
    expect(installed === version ? [] : [`${name} is now ${installed}`, ...reliesOn, ...howToCheck]).toEqual([]);
  });

  test('the PDF library and this folder use the same fontkit', () => {
    const { resolve } = createRequire(require.resolve('pdfkit'));
    expect(resolve('fontkit')).toBe(require.resolve('fontkit'));
  });

  test('no other folder imports them', () => {
    const source = join(import.meta.dirname, '../../..');
    const knowing = globSync('**/*.ts', { cwd: source })
      .filter((file) => /from '(?:pdfkit|fontkit)'|PDFKit\./.test(readFileSync(join(source, file), 'utf8')))
      .map((file) => dirname(file));
    expect([...new Set(knowing)]).toEqual(['documents/pdf/pdfkit']);
  });
});

/** The version of the package that contains a file. A package.json without a version is skipped. */
const versionOf = (file: string): string => {
  const folder = dirname(file);
  const manifest = join(folder, 'package.json');
  const { version }: { version?: string } = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {};
  return version ?? versionOf(folder);
};
