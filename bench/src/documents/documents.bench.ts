import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { browserArguments } from '@ramka/e2e/browser-arguments';
import { findChromium } from '@ramka/e2e/find-chromium';
import { formatPrice } from '@ramka/domain/money';
import type { SetEntry } from '@ramka/server/documents/content/document-set';
import { picturesOf } from '@ramka/server/documents/content/document-content';
import type { ProjectDocument } from '@ramka/server/documents/content/project-document';
import { readPictures } from '@ramka/server/documents/pdf/pictures';
import { pictureCache } from '@ramka/server/pictures/picture-cache';
import { renderPdf } from '@ramka/server/documents/pdf/render-pdf';
import { chromium } from 'playwright-core';
import { barePdf } from '../baselines/bare-pdf.ts';
import type { Benchmark } from '../benchmark.ts';
import { documentContent, sampleCatalogue } from '../planting/document-content.ts';
import { ratioOf } from '../measuring/ratio-of.ts';
import { timeOf } from '../measuring/time-of.ts';

const require = createRequire(import.meta.url);

/** PDFs, compared with the bare library and with printing in Chromium, and their growth with the number of sets. */
export const documents: Benchmark = {
  name: 'documents',
  measure: async ({ rounds }) => {
    const catalogue = await sampleCatalogue();
    const [small, large] = [documentContent(catalogue, 200), documentContent(catalogue, 2000)];
    const library = await readPictures(catalogue, picturesOf(small), pictureCache());
    const ours = (content: ProjectDocument) => () => timeOf(() => renderPdf(content, library));
    const font = require.resolve('@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf');
    const printer = await startPrinter(small, catalogue.picturesFolder);
    try {
      return [
        {
          what: 'PDF of 200 sets, 1,000 rows: time against the bare library',
          value: await ratioOf(rounds, ours(small), () => timeOf(() => barePdf(small, library, font))),
          unit: '×',
          atMost: 1.25,
        },
        {
          what: 'PDF of 200 sets, 1,000 rows: time against Chromium',
          value: await ratioOf(rounds, ours(small), printer.print),
          unit: '×',
          atMost: 0.1,
        },
        {
          what: 'PDF of 2,000 sets: time against ten times that of 200',
          value: (await ratioOf(rounds, ours(large), ours(small))) / 10,
          unit: '×',
          atMost: 1.2,
        },
      ];
    } finally {
      await printer.stop();
    }
  },
};

/** Starts Chromium with a page that shows the same rows. `print` returns the duration of printing. */
const startPrinter = async (content: ProjectDocument, picturesFolder: string) => {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: browserArguments,
  });
  const page = await browser.newPage();
  const rows = content.rooms.flatMap(({ sets }) => sets.map((entry) => tableRows(entry, picturesFolder)));
  await page.setContent(`<table>${rows.join('')}</table>`);
  return { print: () => timeOf(() => page.pdf({ format: 'A4' })), stop: () => browser.close() };
};

const tableRows = ({ set, quantity }: SetEntry, folder: string): string => {
  const image = (file: string, style: string): string =>
    `<img style="${style}" src="data:image/svg+xml;base64,${readFileSync(join(folder, file), 'base64')}">`;
  const layers = set.drawing?.layers.map(({ picture, x, y, width, height }) =>
    image(picture, `position:absolute;left:${x}px;top:${y}px;width:${width}px;height:${height}px`),
  );
  const lines = set.lines.map(({ article: { symbol, name, price, picture }, quantity: pieces }) => {
    const amounts = [price ?? 0, (price ?? 0) * pieces * quantity].map((amount) => formatPrice(amount, 'zł'));
    const cells = [symbol, name, pieces, pieces * quantity, ...amounts];
    return `<tr><td>${image(picture ?? '', 'width:28px')}<td>${cells.join('<td>')}</tr>`;
  });
  return `<tr><th colspan="7">${set.name}<div style="position:relative;height:110px">${layers?.join('')}</div></tr>${lines.join('')}`;
};
