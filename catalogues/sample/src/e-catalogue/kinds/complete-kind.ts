import { allKinds } from '../../kinds/all-kinds.ts';
import { kindNames } from '../../kinds/kind-names.ts';
import type { Words } from '../../text/words.ts';
import { furtherKinds } from './further-kinds.ts';

/** A complete product: `#` in its symbol stands for the series' letter, `.00` for the revision. */
export type CompleteKind = {
  readonly symbol: string;
  readonly zloty: number;
  /** A primitive, or `thing …` or `complete …`. */
  readonly look: string;
  readonly name: Words;
};

/** The kind with this key: of the configurator, or one that only the e-catalogue has. */
export function completeKind(key: string): CompleteKind {
  const kind = allKinds.find((known) => known.key === key);
  if (kind !== undefined) {
    const { completeFunction, zloty, primitive } = kind;
    return { symbol: `#${completeFunction}.00`, zloty, look: primitive, name: kindNames(key) };
  }
  const further = furtherKinds.find((known) => known.key === key);
  if (further === undefined) throw new Error(`No kind ${key}`);
  const { symbol, zloty, look, pl, cs, sk, uk, en } = further;
  return { symbol, zloty: Number(zloty), look, name: { pl, cs, sk, uk, en } };
}
