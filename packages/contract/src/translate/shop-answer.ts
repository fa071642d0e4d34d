/** A shop's answer to an order that was handed over (docs/shop.md#the-shops-answer). */
export type ShopAnswer = {
  /** The reference of the order, as the shop received it. */
  readonly reference: string;
  /** Status of the articles that the answer does not name. */
  readonly others: 'taken' | 'refused';
  readonly rows: readonly ShopAnswerRow[];
};

/** The answer for one article. */
export type ShopAnswerRow = {
  /** The manufacturer's order symbol. */
  readonly symbol: string;
  /** Pieces that the shop has taken into its basket. */
  readonly taken: number;
  /** Empty if the shop gives none. */
  readonly reason: string;
};

const MAX_REASON_LENGTH = 200;
const MAX_SYMBOL_LENGTH = 100;

/**
 * Reads the form fields of an answer: `reference`, `others`, and by row `symbol[n]`, `quantity[n]`, `taken[n]` and
 * `reason[n]`. Undefined if they are invalid. Completely taken rows are omitted if that is what omission means.
 */
export const readShopAnswer = (fields: Iterable<readonly [string, string]>): ShopAnswer | undefined => {
  const rows = new Map<string, Record<string, string>>();
  const single = new Map<string, string>();
  for (const [field, value] of fields) {
    const [, name, number] = /^(symbol|quantity|taken|reason)\[([1-9][0-9]{0,4})\]$/.exec(field) ?? [];
    if (name === undefined || number === undefined) {
      if (field !== 'reference' && field !== 'others') continue;
      if (single.has(field)) return undefined;
      single.set(field, value);
      continue;
    }
    const row = rows.get(number) ?? {};
    if (row[name] !== undefined) return undefined;
    rows.set(number, { ...row, [name]: value });
  }
  const others = single.get('others') ?? 'taken';
  if (others !== 'taken' && others !== 'refused') return undefined;
  const read = [...rows.values()].map(({ quantity, ...row }) => ({
    row: answerRow(row['symbol'], row['taken'], row['reason']),
    isOmitted: others === 'taken' && quantity !== undefined && piecesOf(quantity) === piecesOf(row['taken']),
  }));
  return validAnswer(
    single.get('reference'),
    others,
    read.filter(({ isOmitted }) => !isOmitted).map(({ row }) => row),
  );
};

/** A number of pieces, such as `2` or `2.000`. */
const piecesOf = (text: string | undefined): number =>
  /^[0-9]{1,9}(\.0+)?$/.test(text ?? '') ? Number(text) : Number.NaN;

const answerRow = (symbol = '', taken: string | undefined, reason = ''): ShopAnswerRow | undefined => {
  const pieces = piecesOf(taken);
  if (symbol === '' || symbol.length > MAX_SYMBOL_LENGTH || Number.isNaN(pieces)) return undefined;
  return { symbol, taken: pieces, reason: reason.slice(0, MAX_REASON_LENGTH) };
};

const validAnswer = (
  reference: string | null | undefined,
  others: ShopAnswer['others'],
  rows: readonly (ShopAnswerRow | undefined)[],
): ShopAnswer | undefined => {
  const valid = rows.filter((row) => row !== undefined);
  const isValid = /^[A-Za-z0-9_-]{1,64}$/.test(reference ?? '') && valid.length === rows.length;
  return isValid ? { reference: reference ?? '', others, rows: valid } : undefined;
};

const MARK = '#shop-answer?';

/** The fragment by which the server passes an answer to the page. */
export const shopAnswerFragment = ({ reference, others, rows }: ShopAnswer): string => {
  const fields = new URLSearchParams({ reference, others });
  for (const { symbol, taken, reason } of rows) {
    fields.append('row', `${taken} ${symbol}`);
    if (reason !== '') fields.append('reason', reason);
  }
  return MARK + fields.toString();
};

/** Reads a fragment; undefined if it is none or invalid. */
export const shopAnswerOfFragment = (fragment: string): ShopAnswer | undefined => {
  if (!fragment.startsWith(MARK)) return undefined;
  const fields = new URLSearchParams(fragment.slice(MARK.length));
  const rows: { symbol: string; taken: string; reason: string }[] = [];
  for (const [name, value] of fields) {
    const space = value.indexOf(' ');
    if (name === 'row') rows.push({ taken: value.slice(0, space), symbol: value.slice(space + 1), reason: '' });
    const last = rows.at(-1);
    if (name === 'reason' && last !== undefined) last.reason = value;
  }
  return validAnswer(
    fields.get('reference'),
    fields.get('others') === 'refused' ? 'refused' : 'taken',
    rows.map(({ symbol, taken, reason }) => answerRow(symbol, taken, reason)),
  );
};
