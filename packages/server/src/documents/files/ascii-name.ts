/** A name in the letters of ASCII, for programs that know no others: diacritics dropped, Cyrillic letters transliterated. */
export const asciiName = (name: string): string => {
  let ascii = '';
  for (const letter of name.normalize('NFC')) ascii += replaced(letter);
  return ascii.replace(/\s+/g, ' ').replace(/^[-. ]+/, '') || 'ramka';
};

const replaced = (letter: string): string => {
  const latin = letters[letter.toLowerCase()];
  if (latin === undefined) return letter.normalize('NFKD').replace(/[^\u0020-\u007e]/g, '');
  return letter === letter.toLowerCase() ? latin : latin.charAt(0).toUpperCase() + latin.slice(1);
};

/** Letters that do not come apart into a Latin one and a mark; Cyrillic ones as Ukraine writes them in passports. */
const letters: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'ł=l đ=d ø=o ß=ss –=- —=- „= ”= “= ’= ʼ= а=a б=b в=v г=h ґ=g д=d е=e є=ie ж=zh з=z и=y і=i ї=i й=i к=k л=l м=m ' +
    'н=n о=o п=p р=r с=s т=t у=u ф=f х=kh ц=ts ч=ch ш=sh щ=shch ь= ю=iu я=ia ё=io ы=y э=e ъ='
  )
    .split(' ')
    .map((pair) => pair.split('=')),
);
