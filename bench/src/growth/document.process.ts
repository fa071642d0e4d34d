import { picturesOf } from '@ramka/server/documents/content/document-content';
import { readPictures } from '@ramka/server/documents/pdf/pictures';
import { pictureCache } from '@ramka/server/pictures/picture-cache';
import { renderPdf } from '@ramka/server/documents/pdf/render-pdf';
import { timeOf } from '../measuring/time-of.ts';
import { documentContent, sampleCatalogue } from '../planting/document-content.ts';
import type { Made } from './growing-documents.bench.ts';

// Child process: renders the PDF of this number of sets, and reports duration and peak memory.
const [count = ''] = process.argv.slice(2);
const catalogue = await sampleCatalogue();
const content = documentContent(catalogue, Number(count));
const library = await readPictures(catalogue, picturesOf(content), pictureCache());
renderPdf(documentContent(catalogue, 1), library);
const time = await timeOf(() => renderPdf(content, library));
const memory = process.resourceUsage().maxRSS * 1024;
process.send?.({ time, memory } satisfies Made);
