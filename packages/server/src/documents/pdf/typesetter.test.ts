import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { breakText } from './typesetter.ts';

const widthOf = (text: string): number => text.length;

describe('breaking a text into lines', () => {
  test.for([
    ['Ramka dwukrotna', 20, ['Ramka dwukrotna']],
    ['Ramka dwukrotna biała', 15, ['Ramka dwukrotna', 'biała']],
    ['Gniazdo biało-czarne', 14, ['Gniazdo biało-', 'czarne']],
    ['CW1.00/11/CR1/11', 15, ['CW1.00/11/CR1/', '11']],
    ['WWWWWWWWWW', 4, ['WWWW', 'WWWW', 'WW']],
    ['a WWWWWWWW b', 4, ['a', 'WWWW', 'WWWW', 'b']],
    ['WWWWWW/1-2', 6, ['WWWWWW', '/1-2']],
    ['WWWWWWW-12', 6, ['WWWWWW', 'W-12']],
    ['gniazdo z bolcem i przesłonami', 20, ['gniazdo z bolcem', 'i przesłonami']],
    ['łącznik w ramce', 9, ['łącznik', 'w ramce']],
    ['10 AX, biały', 5, ['10', 'AX,', 'biały']],
    ['mechanizm 10 AX', 12, ['mechanizm', '10 AX']],
    ['zasilacz 12 V 15 W', 14, ['zasilacz 12 V', '15 W']],
    ['czarny mat, Simon 54', 17, ['czarny mat,', 'Simon 54']],
    ['sterownik 2-kanałowy', 13, ['sterownik', '2-kanałowy']],
    ['sterownik światła Wi-Fi, biały', 20, ['sterownik światła', 'Wi-Fi, biały']],
    ['přístroj (řazení 1/0+1/0) 10 AX', 24, ['přístroj', '(řazení 1/0+1/0) 10 AX']],
    ['přepínač střídavý (řazení 6)', 25, ['přepínač střídavý', '(řazení 6)']],
    ['rámeček CIMA, 4 × K45', 16, ['rámeček CIMA,', '4 × K45']],
    ['skrutková svorka 4 mm²', 18, ['skrutková svorka', '4 mm²']],
    ['panel, układ 2/4/M, biały', 16, ['panel, układ', '2/4/M, biały']],
    ['Mieszkanie, ul. Długa 7', 16, ['Mieszkanie,', 'ul. Długa 7']],
    ['', 5, ['']],
  ] as const)('breaks %j in %i as %j', ([text, width, lines]) => {
    expect(breakText(text, width, widthOf)).toEqual(lines);
  });

  test('leaves no line wider than the width, and drops nothing but spaces', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 120, unit: fc.constantFrom('a', 'b', ' ', '-', 'ż') }),
        fc.integer({ min: 1, max: 40 }),
        (text, width) => {
          const lines = breakText(text, width, widthOf);
          expect(lines.every((line) => line.trimEnd().length <= width)).toBe(true);
          expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
        },
      ),
    );
  });

  test('never breaks inside a grapheme', () => {
    expect(breakText('👨‍👩‍👧👨‍👩‍👧', 9, widthOf)).toEqual(['👨‍👩‍👧', '👨‍👩‍👧']);
  });
});
