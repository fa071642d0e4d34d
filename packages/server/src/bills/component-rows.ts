import { priceToWire } from '@ramka/contract/translate/price';
import type { ComponentRow } from '@ramka/contract/wire/component-row';
import type { BillOfMaterials } from '@ramka/domain/bill';

/** A bill of materials as the API answers it. */
export const componentRows = (lines: BillOfMaterials): ComponentRow[] =>
  lines.map(({ article, quantity, reasons }) => ({
    id: article.id,
    image: article.image,
    serieName: article.seriesName,
    symbol: article.symbol,
    name: article.name,
    catalogUrl: article.catalogUrl,
    quantity,
    price: priceToWire(article.price),
    reasons: [...reasons],
  }));
