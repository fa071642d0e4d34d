import type { Deployment } from '@ramka/contract/deployment';
import { checkOrder, type ShopRules } from '@ramka/domain/order';
import type { Catalogue } from '../catalogue/catalogue.ts';

/** Maximum number of symbols in a message. */
const MAX_SYMBOLS = 10;

/**
 * Compares a deployment's article numbers with its catalogue: numbers of symbols that the catalogue lacks, and numbers
 * that the shop's form or address cannot carry. Each sentence is a line for the log.
 */
export const checkSkus = (
  { shop, punchOut, defaultLanguage }: Pick<Deployment, 'shop' | 'punchOut' | 'defaultLanguage'>,
  catalogue: Catalogue,
): readonly string[] => {
  const receivers: readonly (readonly [name: string, rules: ShopRules])[] = [
    ...(shop === null || shop.kind === 'demonstration' ? [] : [['shop', shop] as const]),
    ...(punchOut?.skus === undefined ? [] : [['punchOut', { kind: 'oci', skus: punchOut.skus }] as const]),
  ];
  if (receivers.length === 0) return [];
  const localised = catalogue.in(defaultLanguage);
  const symbols = new Set([
    ...localised.listArticles().map(({ symbol }) => symbol),
    ...localised.listAllEcatalogProducts().map(({ symbol }) => symbol),
  ]);
  const lines = [...symbols].map((symbol) => ({ symbol, name: symbol, quantity: 1, price: 0 }));
  return receivers.flatMap(([name, rules]) => {
    const { findings } = checkOrder(lines, rules);
    const symbolsOf = (kind: string) => findings.filter((finding) => finding.kind === kind).map(({ symbol }) => symbol);
    return [
      ...sentence(
        `${name}: the catalogue has no`,
        Object.keys(rules.skus.exceptions).filter((symbol) => !symbols.has(symbol)),
      ),
      ...sentence(
        `${name}: the number is too long for the form, and will be omitted from orders, of`,
        symbolsOf('long-sku'),
      ),
      ...sentence(
        `${name}: the number contains what separates items in the address, and will be omitted from orders, of`,
        symbolsOf('ambiguous-sku'),
      ),
    ];
  });
};

const sentence = (start: string, symbols: readonly string[]): readonly string[] => {
  if (symbols.length === 0) return [];
  const more = symbols.length > MAX_SYMBOLS ? ` and ${symbols.length - MAX_SYMBOLS} more` : '';
  return [`${start} ${symbols.slice(0, MAX_SYMBOLS).join(', ')}${more}`];
};
