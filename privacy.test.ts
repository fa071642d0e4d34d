import { globSync, readFileSync } from 'node:fs';
import type { PrivacyTexts } from '@ramka/texts/load-privacy';
import { fieldMetrics } from '@ramka/contract/wire/field-metrics';
import { expect, test } from 'vitest';

/** A sentence of the privacy page. */
type Point = 'orders' | 'measurements' | keyof PrivacyTexts['browser'] | keyof PrivacyTexts['server'] | 'not personal';

/** What the pages store in the browser, by key or cache name, and the sentence that says so. */
const inBrowser: Readonly<Record<string, Point>> = {
  'configurator.projects': 'projects',
  'configurator.outbox': 'pending',
  'configurator.sent': 'pending',
  'configurator.draft': 'drafts',
  'configurator.shop-order': 'orders',
  'configurator.language': 'settings',
  'configurator.scheme': 'settings',
  'configurator.closed-rooms': 'settings',
  'configurator.summary': 'settings',
  'configurator.used-modules': 'settings',
  'configurator.link-dialog': 'settings',
  'configurator.frame-notice': 'settings',
  'configurator.order-tracking': 'settings',
  'configurator.lists': 'settings',
  'configurator.punch-out': 'visit',
  'configurator.return': 'visit',
  'configurator.full-device': 'not personal',
  'configurator.probe': 'not personal',
  // A channel between tabs, which stores nothing.
  'configurator.project-updated': 'not personal',
  'ramka-app': 'offline',
  'ramka-catalogue': 'offline',
  'ramka-project': 'offline',
};

/** The tables of the store, and the sentence about them. */
const onServer: Readonly<Record<string, Point>> = {
  projects: 'project',
  rooms: 'project',
  sets: 'project',
  roomSets: 'project',
  roomProducts: 'project',
  selections: 'project',
  variants: 'project',
  orderNotes: 'project',
  orderTerms: 'project',
  siteTicks: 'project',
  labels: 'project',
  removals: 'history',
  points: 'history',
  sentChanges: 'history',
  views: 'links',
  viewFiles: 'links',
  guesses: 'network',
  editions: 'not personal',
  nonces: 'not personal',
  migrations: 'not personal',
};

/** What the pages measure and send where the operator wishes it. */
const measured: Readonly<Record<string, Point>> = { LCP: 'measurements', INP: 'measurements', CLS: 'measurements' };

const sourcesIn = (pattern: string): readonly string[] =>
  globSync(pattern)
    .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
    .map((file) => readFileSync(file, 'utf8'));

const pages = sourcesIn('packages/web/{src,worker}/**/*.{ts,tsx}');
const server = sourcesIn('packages/server/src/**/*.ts');

test('the privacy page covers everything that the pages store in the browser', () => {
  const names = pages.flatMap((text) =>
    [
      ...text.matchAll(/['"`]((?:configurator\.|ramka-(?:app|catalogue|project))[a-z-]*?)(?=-?['"`]|\.?\$\{|-\$\{)/g),
    ].map(([, name = '']) => name),
  );
  const stored = new Set(names.filter((name) => name !== 'configurator.'));
  expect(stored.size).toBeGreaterThan(10);
  expect([...stored].filter((name) => !(name in inBrowser))).toEqual([]);
});

test('the privacy page covers every table of the store', () => {
  const tables = readFileSync('packages/server/src/store/tables.ts', 'utf8');
  const [, body = ''] = /export type Tables = \{\n(.*?)\n\};/s.exec(tables) ?? [];
  const names = [...body.matchAll(/^ {2}(\w+):/gm)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(15);
  expect(names.filter((name) => !(name in onServer))).toEqual([]);
});

test('the privacy page covers everything that the pages measure, and pages send nothing else when they are left', () => {
  expect(Object.keys(fieldMetrics.shape).filter((name) => !(name in measured))).toEqual([]);
  expect(pages.filter((text) => /sendBeacon|keepalive: true/.test(text)).length).toBe(1);
});

test('there are no cookies and no databases in the browser, as the privacy page says', () => {
  const wrong = [...pages, ...server].filter((text) => /document\.cookie|indexedDB|set-cookie|cookieStore/i.test(text));
  expect(wrong).toEqual([]);
});
