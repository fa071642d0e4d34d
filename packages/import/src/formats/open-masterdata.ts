import { z } from 'zod';
import { fileNameOf } from '../pipeline/imported-text.ts';
import { BrokenJson, type JsonElement, jsonElements } from '../files/json-elements.ts';
import type { ImportRecord, ReadOptions } from '../pipeline/import-record.ts';
import { chosenPrices, type PriceOffer } from './price-choice.ts';
import { unitOf } from './units.ts';

const text = z.nullish(z.union([z.string(), z.number().transform(String)]));

const price = z.nullish(z.object({ value: text, currency: text, basis: text }));

const linked = z.nullish(z.array(z.object({ supplierPid: text })));

/** The fields of an Open Masterdata product that are read. */
const masterdataProduct = z.object({
  supplierPid: text,
  manufacturerPid: text,
  basic: z.nullish(
    z.object({
      productShortDescr: text,
      priceOnDemand: z.nullish(z.boolean()),
      startOfValidity: text,
      rrp: price,
      mainCommodityGroupDescr: text,
      commodityGroupDescr: text,
      serie: text,
    }),
  ),
  additional: z.nullish(z.object({ deepLink: text, followupProduct: linked, productGroupDescrManufacturer: text })),
  prices: z.nullish(z.object({ listPrice: price, netPrice: price, rrp: price })),
  descriptions: z.nullish(z.object({ shorttext1: text, shorttext2: text, productDescr: text })),
  pictures: z.nullish(z.array(z.object({ url: text, filename: text }))),
});

type MasterdataProduct = z.output<typeof masterdataProduct>;

/**
 * Reads Open Masterdata: one product, as a wholesaler's service returns it, or a list. It updates the named products.
 */
export async function* readOpenMasterdata(
  file: string,
  options: ReadOptions,
  path: '$' | '$.*',
): AsyncGenerator<ImportRecord> {
  yield { kind: 'update', of: 'products', at: { line: 1, path: '' } };
  try {
    for await (const element of jsonElements(file, [path])) yield* recordsOf(element, options);
  } catch (error) {
    if (!(error instanceof BrokenJson)) throw error;
    yield { kind: 'refusal', at: { line: error.line, path: '' }, message: `The file is not JSON: ${error.message}` };
  }
}

const recordsOf = ({ value, path, line }: JsonElement, options: ReadOptions): readonly ImportRecord[] => {
  const at = { line, path };
  const { data: product } = masterdataProduct.safeParse(value);
  const key = product?.supplierPid || product?.manufacturerPid;
  if (!product || !key) return [{ kind: 'fault', at, message: 'The entry is no product of Open Masterdata.' }];
  const manufacturer = product.manufacturerPid || '';
  const symbol = options.symbol === 'supplier' ? key : manufacturer || key;
  const name = nameOf(product);
  const image = product.pictures?.map((one) => fileNameOf(one.filename || one.url || '')).find(Boolean);
  const successorKey = product.additional?.followupProduct?.[0]?.supplierPid;
  return [
    {
      kind: 'product',
      key,
      symbol,
      ...(key !== symbol && { supplierNumber: key }),
      ...(manufacturer !== '' && manufacturer !== symbol && { manufacturerNumber: manufacturer }),
      name: name === '' ? {} : { other: name },
      place: placesOf(product),
      ...(image && { image }),
      ...(product.additional?.deepLink && { catalogUrl: product.additional.deepLink }),
      ...(successorKey && { successorKey }),
      at,
    },
    ...pricesOf(product, key, { line, path }, options),
  ];
};

const nameOf = ({ basic, descriptions }: MasterdataProduct): string =>
  basic?.productShortDescr ||
  [descriptions?.shorttext1, descriptions?.shorttext2].filter(Boolean).join(' ') ||
  descriptions?.productDescr ||
  '';

const placesOf = ({ basic, additional }: MasterdataProduct): readonly { readonly other: string }[] =>
  [
    basic?.serie || basic?.mainCommodityGroupDescr,
    additional?.productGroupDescrManufacturer || basic?.commodityGroupDescr,
  ].flatMap((name) => (name ? [{ other: name }] : []));

const pricesOf = (
  { basic, prices }: MasterdataProduct,
  key: string,
  at: { readonly line: number; readonly path: string },
  options: ReadOptions,
): readonly ImportRecord[] => {
  if (basic?.priceOnDemand) return [{ kind: 'price', productKey: key, price: null, at }];
  const offers = [
    ['listPrice', prices?.listPrice],
    ['netPrice', prices?.netPrice],
    ['rrp', prices?.rrp ?? basic?.rrp],
  ] as const;
  return chosenPrices(
    key,
    offers.map(([type, offer]): PriceOffer => ({
      type,
      currency: offer?.currency ?? '',
      amount: offer?.value ?? '',
      ...basisOf(offer?.basis ?? ''),
      at,
    })),
    options,
  );
};

/** The basis of a price: a number of pieces, or the code of a unit. */
const basisOf = (basis: string): Pick<PriceOffer, 'pieces' | 'content'> => {
  if (!/\p{L}/u.test(basis)) return { pieces: basis };
  const unit = unitOf(basis);
  return { pieces: '', content: unit.kind === 'package' ? 'unknown' : unit.kind === 'pieces' ? unit.count : '1' };
};
