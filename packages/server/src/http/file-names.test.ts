import { expect, test } from 'vitest';
import { asciiName, contentDisposition, fileName } from './file-names.ts';

// Holds R11.
test.for([
  [['Dom pod lasem', 'Salon', 'Zestawienie'], 'Dom pod lasem – Salon – Zestawienie.pdf'],
  [['Dom', 'Dom', 'Zestawienie'], 'Dom – Zestawienie.pdf'],
  [['../../etc/passwd', 'a\u202Eb', 'c:d'], 'etc passwd – a b – c d.pdf'],
  [['  .hidden. ', '', '???'], 'hidden.pdf'],
  [['///'], 'ramka.pdf'],
] as const)('a file about %j is called %j', ([parts, name]) => {
  expect(fileName(parts, 'pdf')).toBe(name);
});

test('a name is short enough for every operating system, and is cut at a grapheme boundary', () => {
  const name = fileName(['👨‍👩‍👧'.repeat(40), 'Ї'.repeat(120), 'W'.repeat(120)], 'xlsx');
  expect(Buffer.byteLength(name)).toBeLessThan(255);
  expect(name).toMatch(/^(👨‍👩‍👧)+ – Ї+ – W+\.xlsx$/u);
});

test.for([
  ['Łazienka – źdźbło.pdf', 'Lazienka - zdzblo.pdf'],
  ['Příliš žluťoučký kůň.pdf', 'Prilis zlutoucky kun.pdf'],
  ['Щирий ґанок Єви, Їжак.pdf', 'Shchyryi ganok Ievy, Izhak.pdf'],
  ['家.pdf', 'pdf'],
  ['🏡', 'ramka'],
] as const)('%s is %s in ASCII', ([name, ascii]) => {
  expect(asciiName(name)).toBe(ascii);
});

// Holds R11.
test('the header contains both names and no delimiters inside them', () => {
  expect(contentDisposition('Dom "A" (ł).pdf')).toBe(
    `attachment; filename="Dom A (l).pdf"; filename*=UTF-8''Dom%20%22A%22%20%28%C5%82%29.pdf`,
  );
});
