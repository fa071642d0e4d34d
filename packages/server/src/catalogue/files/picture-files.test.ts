import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findUnsafeSvg, svgSize } from './picture-files.ts';

const drawing = (body: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<!-- A frame -->\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">\n${body}\n</svg>`;

describe('an SVG is safe', () => {
  it.for([
    [
      'with shapes and gradients',
      '<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><path d="M0 0" fill="url(#a)"/>',
    ],
    ['with quoted paint', '<path style="fill:url(\'#a\')" d="M0 0"/>'],
    ['with filters', '<filter id="f"><feGaussianBlur stdDeviation="1"/></filter><g filter="url(#f)"/>'],
    ['that uses parts of itself', '<use href="#a"/><use xlink:href="#a"/>'],
    ['with an embedded photograph', '<image href="data:image/png;base64,iVBORw0KGgo="/>'],
    ['with style rules', '<style>.a{fill:#fff}</style>'],
    ['with words that begin like events', '<g id="on"><title>Button on = off</title></g>'],
  ] as const)('%s', ([, body]) => {
    expect(findUnsafeSvg(drawing(body))).toBeUndefined();
  });
});

describe('an SVG is rejected', () => {
  it.for([
    ['for a script', '<script>alert(1)</script>'],
    ['for a script under a prefix', '<s:script xmlns:s="http://www.w3.org/2000/svg">1</s:script>'],
    ['for a script in capitals', '<SCRIPT>1</SCRIPT>'],
    ['for foreign content', '<foreignObject><body/></foreignObject>'],
    ['for an event', '<g onclick="x()"/>'],
    ['for an event after a line break', '<g\nonload = "x()"/>'],
    ['for an event after an attribute without a space', '<g id="a"onload="x()"/>'],
    ['for a script address', '<g><set attributeName="href" to="javascript:x()"/></g>'],
    ['for an address in a link', '<a href="#x">a</a>'],
    ['for a local file', '<image href="file:///etc/passwd"/>'],
    ['for a relative file', '<image href="other.png"/>'],
    ['for a file under a prefix', "<image xlink:href = '/etc/passwd'/>"],
    ['for an unquoted address', '<image href=x.png/>'],
    ['for a hidden address', '<image href="&#102;ile:///etc/passwd"/>'],
    ['for an embedded drawing', '<image href="data:image/svg+xml;base64,PHN2Zz4="/>'],
    ['for paint from elsewhere', '<path fill="url( https://example.com/a#b)"/>'],
    ['for paint from elsewhere in quotes', '<path fill="url(\'//example.com/a#b\')"/>'],
    ['for a style sheet from elsewhere', '<style>@import "a.css";</style>'],
    ['for an entity', '<!ENTITY a "b">'],
    ['for raw text', '<![CDATA[<script>]]>'],
    ['for a style sheet instruction', '<?xml-stylesheet href="#a"?>'],
    ['for an animation', '<animate attributeName="href"/>'],
    ['for text', '<text>21.5°</text>'],
    ['for what no text holds', '<g/>\u0000'],
  ] as const)('%s', ([, body]) => {
    expect(findUnsafeSvg(drawing(body))).toMatchObject({ what: expect.stringMatching(/^an? /) });
  });

  it('for another encoding, which could hide unsafe content', () => {
    expect(findUnsafeSvg('<?xml version="1.0" encoding="utf-16"?><svg/>')).toMatchObject({ line: 1 });
  });

  it('with the line of the problem', () => {
    expect(findUnsafeSvg(drawing('<g/>\n<g/>\n<script/>'))?.line).toBe(6);
  });
});

describe('an SVG with many parts', () => {
  const harmless = constantFrom(
    '<!-- a -->',
    '<?xml version="1.0"?>',
    '<g>',
    '</g>',
    '<svg/>',
    '<feBlend\n/>',
    'a ! b ? c',
    '>',
    '--',
  );
  const odd = constantFrom(
    '<!A',
    '<?php ',
    '<script>',
    '</a>',
    '<svgs/>',
    '<g:g>',
    '<fe/>',
    '< g>',
    '<',
    '\u0000',
    '<!-',
  );

  it('is safe if all parts are safe', () => {
    assert(
      property(array(harmless), (parts) => {
        expect(findUnsafeSvg(parts.join('\n'))).toBeUndefined();
      }),
    );
  });

  it('is rejected if one part is unsafe, with its line', () => {
    assert(
      property(array(harmless), odd, array(harmless), (before, part, after) => {
        const line = [...before, part].join('\n').split('\n').length;
        expect(findUnsafeSvg([...before, part, ...after].join('\n'))).toMatchObject({ line });
      }),
    );
  });
});

describe('the size of an SVG', () => {
  it.for([
    ['<svg viewBox="0 0 153 82.5">', { width: 153, height: 82.5 }],
    ["<?xml version='1.0'?>\n<svg\n  width='5' viewBox='-1,-1 55, 55'>", { width: 55, height: 55 }],
    ['<svg width="5" height="5">', undefined],
    ['<svg viewBox="0 0 5">', undefined],
    ['<svg viewBox="0 0 0 5">', undefined],
    ['<svg viewBox="0 0 100000 5">', undefined],
    ['<svg viewBox="0 0 a b">', undefined],
    ['<g viewBox="0 0 5 5">', undefined],
  ] as const)('%s', ([svg, size]) => {
    expect(svgSize(svg)).toEqual(size);
  });
});
