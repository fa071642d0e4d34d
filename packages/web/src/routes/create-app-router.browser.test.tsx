import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createAppRouter } from './create-app-router.ts';

const { routesById } = createAppRouter('/el12/', new QueryClient());

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
    ['/404', 'not-found'],
  ]);
});
