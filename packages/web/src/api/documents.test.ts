import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDocumentAddress, createFileCaller, type FileCaller } from './client.ts';
import { type DocumentSubject, offeredFiles, callForDocument, type RequestedFile } from './documents.ts';

// Holds §2.54, §2.67, §2.124.
test.for<[DocumentSubject, string]>([
  [
    { kind: 'project' },
    'order-pdf order-workbook | client site-sheets pdf workbook | order-symbols open-trans order-semicolon order-comma semicolon comma',
  ],
  [{ kind: 'e-catalogue' }, 'pdf workbook | semicolon comma'],
  [{ kind: 'room', roomId: 7 }, 'pdf workbook site-sheet drilling-templates | semicolon comma'],
  [{ kind: 'installed-set', setId: 3, roomId: 7, slots: 1 }, 'drilling-template | '],
  [{ kind: 'installed-set', setId: 3, roomId: 7, slots: 2 }, 'drilling-template drilling-template-vertical | '],
  [{ kind: 'sets', setIds: [2, 1] }, 'pdf workbook cards | semicolon comma'],
  [{ kind: 'variant', variantId: 'Hq7mWz3k' }, 'pdf workbook | '],
])('%j is offered as %s', ([subject, forms]) => {
  const { documents, data } = offeredFiles(subject);
  const groups = [...documents, data];
  expect(groups.map((group) => group.map(({ form }) => form).join(' ')).join(' | ')).toBe(forms);
  for (const file of groups.flat()) {
    expect(file).toMatchObject(subject);
  }
});

let server: Server;
let call: FileCaller;
let received = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    received = `${request.url} `;
    request.on('data', (chunk: Buffer) => (received += chunk.toString()));
    request.on('end', () => response.end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  call = createFileCaller(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, () => 'pl');
});

afterAll(() => server.close());

// Holds §2.124, §7.42, R10.
test.for<[RequestedFile, string]>([
  [{ kind: 'project', form: 'pdf' }, '/pdf {"groupId":null,"ecatalogProductsOnly":false}'],
  [{ kind: 'project', form: 'order-pdf' }, '/order/pdf '],
  [{ kind: 'project', form: 'client' }, '/client/pdf '],
  [{ kind: 'project', form: 'site-sheets' }, '/site-sheets/pdf '],
  [{ kind: 'project', form: 'order-workbook' }, '/order/xls '],
  [{ kind: 'project', form: 'order-symbols' }, '/order/csv {"dialect":"symbols"}'],
  [{ kind: 'project', form: 'order-semicolon' }, '/order/csv {"dialect":"semicolon"}'],
  [{ kind: 'project', form: 'order-comma' }, '/order/csv {"dialect":"comma"}'],
  [{ kind: 'project', form: 'open-trans' }, '/order/opentrans '],
  [{ kind: 'room', roomId: 7, form: 'workbook' }, '/xls {"groupId":7,"ecatalogProductsOnly":false}'],
  [{ kind: 'e-catalogue', form: 'pdf' }, '/pdf {"groupId":null,"ecatalogProductsOnly":true}'],
  [{ kind: 'e-catalogue', form: 'comma' }, '/csv {"groupId":null,"ecatalogProductsOnly":true,"dialect":"comma"}'],
  [{ kind: 'room', roomId: 7, form: 'site-sheet' }, '/group/7/site-sheet/pdf '],
  [{ kind: 'room', roomId: 7, form: 'drilling-templates' }, '/group/7/drilling-templates/pdf '],
  [
    { kind: 'installed-set', setId: 3, roomId: 7, slots: 2, form: 'drilling-template' },
    '/set/3/drilling-template/pdf {"groupId":7,"vertical":false}',
  ],
  [
    { kind: 'installed-set', setId: 3, roomId: null, slots: 2, form: 'drilling-template-vertical' },
    '/set/3/drilling-template/pdf {"groupId":null,"vertical":true}',
  ],
  [{ kind: 'sets', setIds: [3, 1], form: 'pdf' }, '/components/list/pdf {"sets":"3,1"}'],
  [{ kind: 'sets', setIds: [3], form: 'workbook' }, '/components/list/xls {"sets":"3"}'],
  [{ kind: 'sets', setIds: [3], form: 'semicolon' }, '/components/list/csv {"sets":"3","dialect":"semicolon"}'],
  [{ kind: 'sets', setIds: [3, 1], form: 'cards' }, '/components/pdf-cards {"sets":"3,1"}'],
  [{ kind: 'variant', variantId: 'Hq7mWz3k', form: 'pdf' }, '/variants/Hq7mWz3k/comparison/pdf '],
  [{ kind: 'variant', variantId: 'Hq7mWz3k', form: 'workbook' }, '/variants/Hq7mWz3k/comparison/xls '],
])('%j is requested at %s', async ([file, expected]) => {
  await callForDocument(call, 'Hq7mWz3k', file, new AbortController().signal);
  expect(received).toBe(`/api/project/Hq7mWz3k${expected}`);
});

test.for<[RequestedFile, string]>([
  [{ kind: 'project', form: 'pdf' }, '/pdf?body=%7B%22groupId%22%3Anull,%22ecatalogProductsOnly%22%3Afalse%7D&lang=pl'],
  [{ kind: 'project', form: 'open-trans' }, '/order/opentrans?lang=pl'],
  [{ kind: 'room', roomId: 7, form: 'site-sheet' }, '/group/7/site-sheet/pdf?lang=pl'],
  [
    { kind: 'installed-set', setId: 3, roomId: null, slots: 1, form: 'drilling-template' },
    '/set/3/drilling-template/pdf?body=%7B%22groupId%22%3Anull,%22vertical%22%3Afalse%7D&lang=pl',
  ],
  [{ kind: 'sets', setIds: [3, 1], form: 'cards' }, '/components/pdf-cards?body=%7B%22sets%22%3A%223,1%22%7D&lang=pl'],
  [{ kind: 'variant', variantId: 'Hq7mWz3k', form: 'pdf' }, '/variants/Hq7mWz3k/comparison/pdf?lang=pl'],
])('%j has the address %s', ([file, expected]) => {
  const address = callForDocument(
    createDocumentAddress('', () => 'pl'),
    'Hq7mWz3k',
    file,
  );
  expect(address).toBe(`/api/project/Hq7mWz3k${expected}`);
});
