/** What a vector picture may be drawn with; text is drawn as paths, since it would look different everywhere. */
const elements = [
  'svg|g|defs|symbol|use|title|desc|metadata|style',
  'path|rect|circle|ellipse|line|polyline|polygon|image|marker|switch|view',
  'linearGradient|radialGradient|stop|pattern|clipPath|mask|filter|fe[A-Z][A-Za-z]+',
].join('|');

const rules: readonly (readonly [pattern: RegExp, what: string])[] = [
  // oxlint-disable-next-line no-control-regex -- finds what no text file holds
  [/[\u0000-\u0008]/, 'a character that no text holds'],
  [/<!(?!--)/, 'a document type, an entity or a CDATA section'],
  [/<\?(?!xml\s)/, 'a processing instruction'],
  [/<\?xml[^>]*encoding\s*=\s*["'](?!utf-8)/i, 'an encoding other than UTF-8'],
  [new RegExp(`<(?![!?])(?!/?(?:${elements})[\\s/>])`), 'an element that is not for drawing'],
  [/[\s"'/]on[a-z]+\s*=/i, 'an event attribute'],
  [/(?:href|src)\s*=\s*(?!["'](?:#|data:image\/(?:png|jpeg|webp);base64,))/i, 'a reference to something outside of it'],
  [/url\(\s*(?!["']?#)/i, 'a reference to something outside of it'],
  [/@import|javascript:/i, 'a reference to something outside of it'],
];

/**
 * What makes a vector picture unsafe to show or to rasterise, and on which line; undefined for a safe one. It is
 * stricter than SVG: what is not plainly harmless is refused.
 */
export const findUnsafeSvg = (svg: string): { readonly line: number; readonly what: string } | undefined => {
  for (const [pattern, what] of rules) {
    const found = pattern.exec(svg);
    if (found !== null) return { line: svg.slice(0, found.index).split('\n').length, what };
  }
  return undefined;
};
