/** A unit of sale: a number of pieces (as written), a package of unknown content, or an unknown unit. */
export type Unit =
  | { readonly kind: 'pieces'; readonly count: string }
  | { readonly kind: 'package' }
  | { readonly kind: 'unknown' };

/** Units by the codes of UN/ECE recommendations 20 and 21, as used in BMEcat, ETIM xChange and Open Masterdata. */
const codes = new Map<string, Unit>([
  ...unitCodes('C62 PCE H87 EA NAR NMP ST STK SET KT PR NPR', { kind: 'pieces', count: '1' }),
  ...unitCodes('DZN DZP', { kind: 'pieces', count: '12' }),
  ...unitCodes('CEN CNP HC', { kind: 'pieces', count: '100' }),
  ...unitCodes('MIL T3', { kind: 'pieces', count: '1000' }),
  ...unitCodes('PK PA PAC BX BG BE BO CT CS CR CA PF RO RL ROL TU XPK XPA XBX XCT XPF XBG XCS XRO', {
    kind: 'package',
  }),
]);

function unitCodes(names: string, unit: Unit): readonly (readonly [string, Unit])[] {
  return names.split(' ').map((name) => [name, unit]);
}

/** Words for single units of sale: pieces, sets, pairs, metres. Without diacritics, like all words here. */
export const pieceWord =
  /^(?:szt|sztuk\w*|ks|kus\w*|шт|штук\p{L}*|stk|stck|st|stuck\w*|stueck\w*|pcs?|pce|pieces?|ea|each|units?|kpl|komplet\w*|sad\w*|sets?|souprav\w*|suprav\w*|компл\p{L}*|par[ay]?|pair|пар\p{L}*|m|mb|mtr|metr\w*|м|метр\p{L}*)$/u;

/** Words for packages. */
export const packWord =
  /^(?:op|opak\w*|pacz\w*|kart|karton\w*|krt|box|boxes|case|cartons?|packs?|packages?|packung\w*|packing|pck|pkg|pak|paket\w*|vpe?|ve|verpackung\w*|bal|balen\w*|balik\w*|krab\w*|skatul\w*|blister\w*|zgrzewk\w*|work[ai]|worek|упак\p{L}*|уп|пач\p{L}*|короб\p{L}*|кор|ящ\p{L}*|блистер\p{L}*|блістер\p{L}*)$/u;

const hundredWord = /^(?:setk\w*|hundert|hundred|сотн\p{L}*)$/u;
const thousandWord = /^(?:tys\w*|tisic\w*|tausend|thousand|тис\p{L}*|тыс\p{L}*)$/u;

/** The unit for a code or text: `PK`, `szt.`, `100 szt`, `op. (25 ks)`, `tys. szt`. */
export const unitOf = (text: string): Unit => {
  const code = codes.get(text.trim().toUpperCase());
  if (code !== undefined) return code;
  const parts = plain(text).match(/\p{L}+|\d[\d\s.,'’]*/gu) ?? [];
  const numbers = parts.map((part) => part.trim().replace(/[.,]$/, '')).filter((part) => /^\d/.test(part));
  const words = parts.filter((part) => !/^\d/.test(part));
  const scale = words.some((word) => thousandWord.test(word))
    ? 1000
    : words.some((word) => hundredWord.test(word))
      ? 100
      : 1;
  if (scale > 1) return numbers.length === 0 ? { kind: 'pieces', count: String(scale) } : { kind: 'package' };
  if (words.some((word) => packWord.test(word))) return packageOf(parts);
  if (numbers.length === 1) return { kind: 'pieces', count: numbers[0] ?? '1' };
  if (numbers.length > 1) return { kind: 'package' };
  return words.some((word) => pieceWord.test(word)) ? { kind: 'pieces', count: '1' } : { kind: 'unknown' };
};

/**
 * The unit for the words of a package. A number right before the word for the package counts packages: `1 op. = 10 szt`
 * contains 10, `10 op.` does not state its content.
 */
const packageOf = (parts: readonly string[]): Unit => {
  const contents = parts
    .filter((part, index) => /^\d/.test(part) && !packWord.test(parts[index + 1] ?? ''))
    .map((part) => part.trim().replace(/[.,]$/, ''));
  return contents.length === 1 ? { kind: 'pieces', count: contents[0] ?? '1' } : { kind: 'package' };
};

const plain = (text: string): string => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
