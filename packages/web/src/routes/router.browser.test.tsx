import { QueryClient } from '@tanstack/react-query';
import { expect, it, test } from 'vitest';
import { createAppRouter, searchNumber, searchWord } from './router.ts';

const { routesById } = createAppRouter('/el12/', new QueryClient());

// Holds §2.3, §2.4, §2.5, §2.6, §2.9, §2.10, §2.13, §2.14, §2.16.
test('the screens have the paths and the names of the specification', () => {
  const named = Object.values(routesById).flatMap(({ fullPath, options }) => {
    const name = options.staticData?.name;
    return name === undefined ? [] : [[fullPath, name]];
  });
  expect(named).toEqual([
    ['/', 'new-project'],
    ['/projekt/$projectId', 'shell'],
    ['/projekt/$projectId/', 'project-properties'],
    ['/projekt/$projectId/pomieszczenia', 'project-structure'],
    ['/projekt/$projectId/zestawy', 'bundle-list'],
    ['/projekt/$projectId/zestawy/$id', 'bundle-edit'],
    ['/projekt/$projectId/ekatalog', 'ecatalog-products'],
    // Not in the specification.
    ['/projekt/$projectId/zmiana', 'restyle'],
    ['/projekt/$projectId/zamowienie', 'order'],
    ['/projekt/$projectId/montaz', 'site'],
    ['/projekt/$projectId/warianty/$variantId', 'variant-comparison'],
    ['/start', 'start-link'],
    ['/podglad/$viewId/kopia', 'view-copy'],
    ['/odpowiedz-sklepu', 'shop-answer'],
    ['/dostepnosc', 'accessibility'],
    ['/prywatnosc', 'privacy'],
    ['/404', 'not-found'],
  ]);
});

// Holds §2.11.
it.for([0, -1, 1.5, Number.NaN, 2 ** 53, '7', null, undefined, {}])('finds no id in %j', (value) => {
  expect(searchNumber(value)).toBeUndefined();
});

it('finds ids and words', () => {
  expect([searchNumber(7), searchWord('simon-54'), searchWord(''), searchWord(54)]).toEqual([
    7,
    'simon-54',
    undefined,
    undefined,
  ]);
});
