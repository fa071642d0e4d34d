import type { Place, ProductRecord } from '../import-record.ts';
import { languageOfCode } from '../sources/language-of-code.ts';
import type { XchangeProduct } from './xchange-schemas.ts';

/** ETIM's code for the picture of a product. */
const PRODUCT_PICTURE = 'ATX015';

/** A product as an xChange file describes it. */
export const productRecord = (product: XchangeProduct, at: Place): ProductRecord => {
  const key = product.ProductIdentification.ManufacturerProductNumber;
  const descriptions = product.ProductDetails?.ProductDescriptions ?? product.ProductDescriptions ?? [];
  const catalogUrl = descriptions.map(({ ProductPageUrl }) => ProductPageUrl).find(Boolean);
  const image = imageOf(product);
  const successorKey = successorOf(product);
  return {
    kind: 'product',
    key,
    symbol: key,
    name: Object.fromEntries(
      descriptions
        .map(
          ({ DescriptionLanguage, MinimalProductDescription, UniqueMainProductDescription }) =>
            [languageOfCode(DescriptionLanguage), MinimalProductDescription || UniqueMainProductDescription] as const,
        )
        .flatMap(([language, text]) => (text ? [[language, text] as const] : [])),
    ),
    ...(image && { image }),
    ...(catalogUrl && { catalogUrl }),
    ...(successorKey && { successorKey }),
    at,
  };
};

const imageOf = ({ ProductAttachments }: XchangeProduct): string | undefined => {
  const picture = ProductAttachments?.find(({ AttachmentType }) => AttachmentType === PRODUCT_PICTURE);
  const details = picture?.AttachmentDetails?.[0];
  return (details?.AttachmentFilename ?? details?.AttachmentUri)?.split(/[/\\]/).at(-1) || undefined;
};

const successorOf = ({ ProductRelations }: XchangeProduct): string | undefined => {
  const successor = ProductRelations?.find(({ RelationType }) => RelationType === 'SUCCESSOR');
  return (
    successor?.RelatedManufacturerProductNumber ??
    successor?.RelatedProducts?.[0]?.RelatedManufacturerProductNumber ??
    undefined
  );
};
