import { BlockList } from 'node:net';
import type { Endpoint } from '@ramka/contract/endpoints/endpoint';
import { endpoints } from '@ramka/contract/endpoints';
import { type EndpointName, handOverPurposes, type Route, routes, sharePurposes } from '@ramka/contract/routes';
import { shopOrder } from '@ramka/contract/wire/document';
import { ensuredShareLink, shareLink } from '@ramka/contract/wire/share-links';
import { variant } from '@ramka/contract/wire/variants';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readPdf } from './documents/testing/read-pdf.ts';
import { qrCodeIn, qrCodeOf, streamsOf } from './documents/testing/read-qr-code.ts';
import { aFurnishedProject } from './share-links/testing/a-share-link.ts';
import { aDeployment } from './testing/a-server.ts';

const everything = { groupId: null, ecatalogProductsOnly: false };
const room = { groupId: 1, ecatalogProductsOnly: false };
const ecatalog = { groupId: null, ecatalogProductsOnly: true };
const sets = { sets: '1' };

/** Bodies of requests, and whether the response is for the project's owners and shows its id. */
type Requests = readonly { readonly body?: unknown; readonly isForOwners?: true }[];

/**
 * Every endpoint whose response leaves the project's own screens, with the requests that yield different files. A new
 * endpoint of this kind fails the test below until it is listed.
 */
const requests: Readonly<Partial<Record<EndpointName, Requests>>> = {
  writeProjectPdf: [{ body: everything, isForOwners: true }, { body: room }, { body: ecatalog }],
  writeProjectWorkbook: [{ body: everything, isForOwners: true }, { body: room }, { body: ecatalog }],
  writeProjectCsv: [everything, room, ecatalog].flatMap((body) =>
    ['semicolon', 'comma'].map((dialect) => ({ body: { ...body, dialect } })),
  ),
  writeComponentsPdf: [{ body: sets }],
  writeComponentsWorkbook: [{ body: sets }],
  writeComponentsCsv: ['semicolon', 'comma'].map((dialect) => ({ body: { ...sets, dialect } })),
  writeCards: [{ body: sets }],
  writeSiteSheet: [{}],
  writeSiteSheets: [{}],
  writeDrillingTemplate: [{ body: { groupId: 1, vertical: false } }, { body: { groupId: null, vertical: true } }],
  writeDrillingTemplates: [{}],
  writeStickers: [{ body: { grid: '38x21', start: 1 } }],
  writePointsCsv: ['semicolon', 'comma'].map((dialect) => ({ body: { dialect } })),
  writeClientPdf: [{}],
  writeComparisonPdf: [{}],
  writeComparisonWorkbook: [{}],
  writeOrderPdf: [{}],
  writeOrderWorkbook: [{}],
  writeOrderCsv: ['semicolon', 'comma', 'symbols'].map((dialect) => ({ body: { dialect } })),
  writeOpenTrans: [{}],
  orderFromShop: [
    { body: { groupId: null, sets: null } },
    { body: { groupId: 1, sets: null } },
    { body: { groupId: null, sets: [1] } },
  ],
  readProjectFile: [{}],
  readView: [{}],
  addView: [{ body: { name: 'Link', frozen: true, prices: true, variants: true, until: null } }],
};

const isEndpointName = (name: string): name is EndpointName => name in endpoints;
const names = Object.keys(endpoints).filter(isEndpointName);

/** Endpoints that return a file, render one, or prepare what is sent elsewhere. */
const leaving = names.filter((name) => {
  const { file, cost, response }: Endpoint = endpoints[name];
  const hasForm = response instanceof z.ZodObject && 'handOver' in response.shape;
  return file !== undefined || cost === 'document' || hasForm;
});

test('every endpoint whose response leaves the screens is classified', () => {
  expect(leaving.filter((name) => requests[name] === undefined)).toEqual([]);
  expect(Object.keys(handOverPurposes).filter((name) => !(name in requests))).toEqual([]);
});

const unlimitedFrom = new BlockList();
unlimitedFrom.addAddress('127.0.0.1');

/** A furnished project with a variant and a share link, in a deployment whose shop takes a form. */
const aSharedProject = async () => {
  const project = await aFurnishedProject({
    settings: { logLevel: 'silent', trustProxy: false, unlimitedFrom, publicUrl: 'https://ramka.example' },
    deployment: aDeployment({
      shop: {
        kind: 'oci',
        name: 'Sklep',
        address: 'https://shop.example/basket',
        origins: [],
        answers: false,
        skus: { suffixes: {}, exceptions: {} },
      },
    }),
  });
  await project.at('PUT', '/labels', { numbered: true, pieces: [] });
  const variantId = variant.parse((await project.at('POST', '/variants', { name: 'Wersja' })).body).id;
  const view = { name: 'Link', frozen: false, prices: true, variants: true, until: null };
  const viewId = shareLink.parse((await project.at('POST', '/views', view)).body).id;
  const send = (name: EndpointName, body: unknown, wanted?: { readonly method: 'GET' | 'HEAD' }) => {
    const { method, path }: Route = routes[name];
    const url = `/api${path}`
      .replace(':projectId', project.id)
      .replace(':variantId', variantId)
      .replace(':viewId', viewId)
      .replace(':groupId', '1')
      .replace(':setId', '1');
    return project.app.inject({
      method: wanted?.method ?? method,
      url,
      ...(wanted && body !== undefined && { query: { body: JSON.stringify(body) } }),
      headers: {
        'x-requested-with': 'XMLHttpRequest',
        ...(!wanted && body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(!wanted && body !== undefined && { payload: JSON.stringify(body) }),
    });
  };
  const ensure = async (purpose: string, language = 'pl') =>
    ensuredShareLink.parse(
      (await project.at('PUT', `/views/for/${purpose}`, undefined, { 'accept-language': language })).body,
    );
  return { ...project, variantId, send, ensure };
};

/** Everything that can be read in a response: its headers, bytes, decompressed streams and entries, and drawn texts. */
const contentsOf = async ({
  headers,
  rawPayload: bytes,
}: {
  readonly headers: object;
  readonly rawPayload: Buffer;
}): Promise<string> => {
  const texts = [JSON.stringify(headers), decodeURIComponent(JSON.stringify(headers)), ...encodingsOf(bytes)];
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') {
    const { text, title, links, outline, structure, artifacts } = await readPdf(bytes);
    texts.push(...streamsOf(bytes), JSON.stringify([text, title, links, outline, structure, artifacts]));
    // Hexadecimal strings, as PDF writes texts in UTF-16.
    for (const [, digits = ''] of bytes.toString('latin1').matchAll(/<([0-9a-fA-F]{4,})>/g))
      texts.push(...encodingsOf(Buffer.from(digits, 'hex')));
  }
  if (bytes.subarray(0, 2).toString('latin1') === 'PK')
    for (const [path, entry] of Object.entries(unzipSync(bytes))) texts.push(path, strFromU8(entry));
  return texts.join('\n');
};

const encodingsOf = (bytes: Buffer): readonly string[] => [
  bytes.toString('utf8'),
  bytes.toString('latin1'),
  bytes.toString('utf16le'),
  Buffer.from(bytes.subarray(0, bytes.length - (bytes.length % 2)))
    .swap16()
    .toString('utf16le'),
];

/** The endpoints whose files and forms are handed over, with the purpose of their share link. */
const handedOver = names.flatMap((name) => {
  const purpose = handOverPurposes[name];
  return purpose === undefined ? [] : [{ name, purpose }];
});

const isListed = (name: EndpointName): boolean => requests[name] !== undefined;

describe('the id of a project', () => {
  // Holds R42.
  test.for(names.filter(isListed))('is in no response of %s that leaves the screens', async (name) => {
    const { send, ensure, id, variantId } = await aSharedProject();
    for (const { body, isForOwners } of requests[name] ?? []) {
      const file = (endpoints[name] as Endpoint).file !== undefined;
      for (const hasLinks of [false, true]) {
        if (hasLinks) for (const purpose of sharePurposes) await ensure(purpose);
        for (const wanted of file ? [undefined, { method: 'GET' } as const] : [undefined]) {
          const answer = await send(name, body, wanted);
          expect(answer.statusCode).toBe(endpoints[name].status);
          const contents = await contentsOf(answer);
          expect(contents.includes(id)).toBe(isForOwners ?? false);
          expect(contents.includes(variantId)).toBe(false);
          expect(JSON.stringify(answer.headers)).not.toContain(id);
        }
      }
    }
  });

  // Holds R42.
  test.for(handedOver.filter(({ name }) => name !== 'orderFromShop'))(
    'is replaced by a share link in the file of $name',
    async ({ name, purpose }) => {
      const { send, ensure } = await aSharedProject();
      const [request] = requests[name] ?? [];
      const before = await send(name, request?.body);
      expect(await contentsOf(before)).not.toContain('podglad/');
      const address = `https://ramka.example/el12/podglad/${(await ensure(purpose)).id}`;
      const { headers, rawPayload } = await send(name, request?.body);
      expect(await contentsOf({ headers, rawPayload })).toContain(address);
      const isPdf = headers['content-type'] === 'application/pdf';
      expect(qrCodeIn(before.rawPayload)).toBeUndefined();
      expect(qrCodeIn(rawPayload)).toEqual(isPdf ? qrCodeOf(address) : undefined);
    },
  );

  // Holds R42.
  test('is replaced by the id of a share link in the form for a shop, the same for every item', async () => {
    const { send, ensure } = await aSharedProject();
    const referencesIn = async () => {
      const { handOver } = shopOrder.parse((await send('orderFromShop', { groupId: null, sets: null })).json());
      const fields = handOver?.method === 'post' ? handOver.fields : [];
      return fields.filter(({ name }) => name.includes('EXT_QUOTE_ID')).map(({ value }) => value);
    };
    const before = await referencesIn();
    expect(before.length).toBeGreaterThan(1);
    expect(new Set(before)).toEqual(new Set(['']));
    const { id } = await ensure('shop');
    expect(new Set(await referencesIn())).toEqual(new Set([id]));
  });

  test('is in the QR code of the bill of materials of the whole project, with a warning', async () => {
    const { send, id } = await aSharedProject();
    const { rawPayload } = await send('writeProjectPdf', everything);
    expect(qrCodeIn(rawPayload)).toEqual(qrCodeOf(`https://ramka.example/el12/projekt/${id}`));
    expect((await readPdf(rawPayload)).text).toContain('może zmienić i usunąć całą inwestycję');
    const workbook = await contentsOf(await send('writeProjectWorkbook', everything));
    expect(workbook).toContain('może zmienić i usunąć całą inwestycję');
  });

  test('is read by this test wherever a document may hide it', async () => {
    const { send, id } = await aSharedProject();
    const holders = [
      { headers: { 'content-disposition': encodeURIComponent(`Dom ${id}.pdf`) }, rawPayload: Buffer.from('') },
      { headers: {}, rawPayload: Buffer.from(id, 'utf16le') },
      { headers: {}, rawPayload: Buffer.from(id, 'utf16le').swap16() },
      await send('writeProjectPdf', everything),
      await send('writeProjectWorkbook', everything),
    ];
    for (const holder of holders) expect(await contentsOf(holder)).toContain(id);
  });
});
