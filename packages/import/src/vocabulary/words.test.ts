import { expect, test } from 'vitest';
import { readWordTable } from './words.ts';

test('names keep numbers and units together', () => {
  const words = readWordTable(`
    switch | Łącznik 10 AX, 16 A | Spínač (řazení 1/0+1/0) | Spínač (radenie 6) | Механізм 230 В, 30 Вт | CIMA frame, 4 × K45
    wire   | Przewód {} m        | Svorka {} mm²           | Rámik, {} × K45    | Муфта 1–2,5 мм² з 2 виходами | 3 gang, 2 and more
  `);
  expect(words('switch')).toEqual({
    pl: 'Łącznik 10\u00A0AX, 16\u00A0A',
    cs: 'Spínač (řazení\u00A01/0+1/0)',
    sk: 'Spínač (radenie\u00A06)',
    uk: 'Механізм 230\u00A0В, 30\u00A0Вт',
    en: 'CIMA frame, 4\u00A0×\u00A0K45',
  });
  expect(words('wire')).toEqual({
    pl: 'Przewód {}\u00A0m',
    cs: 'Svorka {}\u00A0mm²',
    sk: 'Rámik, {}\u00A0×\u00A0K45',
    uk: 'Муфта 1–2,5\u00A0мм² з 2 виходами',
    en: '3 gang, 2 and more',
  });
});
