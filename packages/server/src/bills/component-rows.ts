import type { ComponentRow } from '@ramka/contract/wire/component-row';
import type { BillOfMaterials } from '@ramka/domain/bill/bill-line';
import { decimalFromPrice } from '@ramka/domain/price/decimal-from-price';

/** A bill of materials as the API answers it; a price of 0 means "on request". */
export const componentRows = (lines: BillOfMaterials): ComponentRow[] =>
  lines.map(({ article, quantity, reasons }) => ({
    id: article.id,
    image: article.image,
    serieName: article.seriesName,
    symbol: article.symbol,
    name: article.name,
    catalogUrl: article.catalogUrl,
    quantity,
    price: decimalFromPrice(article.price ?? 0),
    reasons: [...reasons],
  }));
