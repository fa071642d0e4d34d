import { describe, expect, it } from 'vitest';
import { resolvePicture } from './resolve-picture.ts';

const catalogue = {
  pictures: new Set([
    'frames/line/TR2.svg',
    'frames/line/TR3.png',
    'frames/line/t/TR3.png',
    'articles/SW1.svg',
    'articles/photo.webp',
    'boxes/511/2-501.png',
  ]),
  articlePictures: new Map([
    [10, 'frames/line/TR2.svg'],
    [11, 'articles/SW1.svg'],
    [12, 'articles/photo.webp'],
  ]),
};

describe('a picture is found', () => {
  // Holds §3.39, §3.40, §3.41, §3.42, §3.43, §3.44.
  it.for([
    ['by its path', 'frames/line/TR2.svg', 'frames/line/TR2.svg', false],
    ['as pixels of a drawing', 'frames/line/TR2.png', 'frames/line/TR2.svg', false],
    ['where a drawing was expected', 'boxes/511/2-501.svg', 'boxes/511/2-501.png', false],
    ['as an article', 'components/10,TR2.svg', 'frames/line/TR2.svg', false],
    ['as pixels of an article', 'components/11,SW1.png', 'articles/SW1.svg', false],
    ['as a photograph of an article', 'components/12,photo.webp', 'articles/photo.webp', false],
    ['as a thumbnail of its own', 'frames/line/t/TR3.png', 'frames/line/t/TR3.png', false],
    ['as a thumbnail that is to be made', 'frames/line/t/TR2.svg', 'frames/line/TR2.svg', true],
    ['as pixels of a thumbnail that is to be made', 'frames/line/t/TR2.png', 'frames/line/TR2.svg', true],
  ] as const)('%s', ([, path, file, thumbnail]) => {
    expect(resolvePicture(catalogue, path)).toEqual({ file, thumbnail });
  });
});

describe('no picture is found', () => {
  it.for([
    '',
    'frames/line/TR4.svg',
    'frames/line/TR3.svg.png',
    'components/99,TR2.svg',
    'components/10,SW1.svg',
    'components/10,../articles/SW1.svg',
    'components/010,TR2.svg',
    'articles/t/SW1.svg',
    'frames/line/../line/TR2.svg',
    '../pictures/frames/line/TR2.svg',
    '/etc/passwd',
    'frames\\line\\TR2.svg',
    'frames/line/TR2.svg\u0000.png',
    'frames//line/TR2.svg',
  ])('for "%s"', (path) => {
    expect(resolvePicture(catalogue, path)).toBeUndefined();
  });
});
