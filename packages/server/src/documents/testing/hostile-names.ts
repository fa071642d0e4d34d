/** Names that try to be something else: a formula, markup, an instruction of PDF, a direction, or too long. */
export const hostileNames: readonly string[] = [
  '=1+1',
  '+48 600 700 800',
  '-2+3',
  '@SUM(A1:A9)',
  '=HYPERLINK("http://evil.example","kliknij")',
  '<script>alert(1)</script> &amp;',
  'a) Tj ET (\\ <</S/JavaScript>>',
  '\u202Eklops\u200F \u2067abc\u2069',
  'Salon 🛋️ & kuchnia 🍳',
  'W'.repeat(120),
  'ą'.repeat(120),
  '\'apostrof "cudzysłów"; średnik, przecinek',
];
