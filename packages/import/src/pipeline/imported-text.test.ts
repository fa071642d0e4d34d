import { describe, expect, it } from 'vitest';
import { plainText, toCatalogueText } from './imported-text.ts';

describe('a text from a supplier', () => {
  it.for([
    ['<b>Łącznik</b> 2,5 mm&sup2;', 'Łącznik 2,5 mm²'],
    ['<p>Ramka<br/>biała</p>', 'Ramka biała'],
    ['moc < 3 A i > 1 A', 'moc < 3 A i > 1 A'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['A &amp; B &#8211; &#x2013; &nic;', 'A & B – – &nic;'],
    ['=HYPERLINK("x")', '=HYPERLINK("x")'],
    ['a\0b\u{7}c\u{202E}d\u{D800}', 'a b cd'],
    [' po\n  wierszach\t', 'po wierszach'],
  ] as const)('%j becomes %j', ([raw, text]) => {
    expect(plainText(raw)).toBe(text);
  });

  it('has a maximum length', () => {
    expect(toCatalogueText({ pl: 'ż'.repeat(10_000_000) })).toHaveLength(480);
    expect(toCatalogueText({ pl: `${'a'.repeat(478)}🙂🙂` })).toBe(`${'a'.repeat(478)}…`);
  });
});
