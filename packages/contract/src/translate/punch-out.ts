import { listedAddress } from './listed-address.ts';

/** Browsing contexts that a purchasing system may name: keywords, or the plain name of a window. */
const targetName = /^(?:_self|_top|_parent|_blank|[A-Za-z0-9-][A-Za-z0-9_-]{0,63})$/;

/** The default of the Open Catalog Interface: the top frame of the catalogue's window. */
const DEFAULT_TARGET = '_top';

/** Maximum length of a purchasing system's address in characters. */
export const MAX_HOOK_LENGTH = 4000;

/** The purchasing system that receives the basket of a punch-out (docs/shop.md#punch-out). */
export type PunchOut = {
  readonly hookUrl: string;
  /** Major version of the Open Catalog Interface. */
  readonly version: '4' | '5';
  /** Name of the browsing context in which the basket is posted. */
  readonly target: string;
};

/** The address of a purchasing system, if its origin is listed; otherwise undefined. It consists of ASCII characters. */
export const hookAddress = (text: string, origins: readonly string[]): URL | undefined =>
  text.length <= MAX_HOOK_LENGTH && /^[\x21-\x7e]+$/.test(text) ? listedAddress(text, origins) : undefined;

/** The browsing context that a purchasing system names; the default for anything else. */
export const targetOf = (text: string | null | undefined): string =>
  targetName.test(text ?? '') ? (text ?? '') : DEFAULT_TARGET;

/** The form fields that accompany the items of a basket. OCI 4 also returns the transaction code and the target. */
export const punchOutFields = ({
  version,
  target,
}: PunchOut): readonly { readonly name: string; readonly value: string }[] => [
  { name: '~caller', value: 'CTLG' },
  ...(version === '4'
    ? [
        { name: '~OkCode', value: 'ADDI' },
        { name: '~target', value: target },
      ]
    : []),
];

const MARK = '#punch-out?';

/** The fragment by which the server passes a punch-out to the page. Fragments are never sent to servers. */
export const punchOutFragment = ({ hookUrl, version, target }: PunchOut): string =>
  `${MARK}${new URLSearchParams({ hook: hookUrl, version, target }).toString()}`;

/** Reads a fragment; undefined if it is none, or does not lead to a listed origin. */
export const punchOutOfFragment = (fragment: string, origins: readonly string[]): PunchOut | undefined => {
  if (!fragment.startsWith(MARK)) return undefined;
  const fields = new URLSearchParams(fragment.slice(MARK.length));
  const hookUrl = fields.get('hook') ?? '';
  if (hookAddress(hookUrl, origins) === undefined) return undefined;
  return { hookUrl, version: fields.get('version') === '5' ? '5' : '4', target: targetOf(fields.get('target')) };
};
