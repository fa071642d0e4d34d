import { createRequire } from 'node:module';
import { setPriority } from 'node:os';
import { picturesOf } from '@ramka/server/documents/content/document-content';
import { readPictures } from '@ramka/server/documents/pdf/pictures';
import { pictureCache } from '@ramka/server/pictures/picture-cache';
import { barePdf } from '../baselines/bare-pdf.ts';
import { documentContent, sampleCatalogue } from '../planting/document-content.ts';

// Child process with the same low priority as the server's worker threads. On each message it draws this number of sets
// with the bare PDF library.
const [count = ''] = process.argv.slice(2);
setPriority(5);
const require = createRequire(import.meta.url);
const font = require.resolve('@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf');
const catalogue = await sampleCatalogue();
const content = documentContent(catalogue, Number(count));
const library = await readPictures(catalogue, picturesOf(content), pictureCache());
process.on('message', () => void barePdf(content, library, font).then(() => process.send?.('drawn')));
process.send?.('ready');
