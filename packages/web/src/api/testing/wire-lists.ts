import type { CatalogueChanges } from '@ramka/contract/wire/catalogue-changes';
import type { RestorePointDifference, WireRestorePoint } from '@ramka/contract/wire/restore-points';
import type { WireShareLink } from '@ramka/contract/wire/share-links';
import type { Comparison } from '@ramka/contract/wire/variants';

/** Test data: a share link in the wire format. */
export const aWireLink = (overrides: Partial<WireShareLink> = {}): WireShareLink => ({
  id: 'Hq7mWz3kHq7mWz',
  name: 'Dla klienta',
  frozenAt: null,
  prices: true,
  variants: false,
  until: null,
  expired: false,
  createdAt: '2026-05-04T10:00:00Z',
  ...overrides,
});

/** Test data: an article that replaces a discontinued one. */
export const aSuccessor = { catalogId: 702, symbol: 'TKW9/111', name: 'Łącznik jednobiegunowy X', price: 20 };

/** Test data: two articles have other prices, and two are discontinued, of which one has a successor. */
export const catalogueChanges = (overrides: Partial<CatalogueChanges> = {}): CatalogueChanges => ({
  edition: '2',
  since: '2026-11-03T12:00:00Z',
  repriced: [
    { symbol: 'DGZ1ZP/11', name: 'Gniazdo z uziemieniem', before: 10, after: 12, quantity: 2, effect: 4 },
    { symbol: 'DR1/11', name: 'Ramka 1-krotna', before: null, after: 5, quantity: 2, effect: 10 },
  ],
  gone: [
    { symbol: 'TKW1/111', name: 'Łącznik jednobiegunowy', before: 15, quantity: 4, successor: aSuccessor },
    { symbol: 'TKW2/111', name: 'Łącznik świecznikowy', before: 15, quantity: 1, successor: null },
  ],
  effect: 14,
  ...overrides,
});

/** Test data: the restore points of a project, newest first. */
export const wireRestorePoints: WireRestorePoint[] = [
  { id: 6, keptAt: '2026-11-04T12:30:00Z', cause: 'restyle', changes: 1 },
  { id: 5, keptAt: '2026-11-03T12:00:00Z', cause: 'day', changes: 3 },
];

/** Test data: since a restore point, a set has been added, an unnamed one removed, and one changed. */
export const restorePointDifference: RestorePointDifference = {
  added: [{ bundleId: 3, name: 'Nowy', contents: '' }],
  removed: [{ bundleId: 4, name: '', contents: '' }],
  changed: [{ bundleId: 11, name: 'Biurko', contents: '' }],
  rooms: true,
  total: { before: 200, after: 250 },
};

type ComparedSet = NonNullable<Comparison['rooms'][number]['pairs'][number]['before']>;

/** Test data: a white set of a project that is compared with a variant. */
export const aComparedSet = (overrides: Partial<ComparedSet> = {}): ComparedSet => ({
  bundleId: 11,
  name: 'Gniazdo pojedyncze',
  contents: 'Gniazdo',
  quantity: 2,
  line: 'Simon 54 Premium',
  finish: 'biały',
  price: 50,
  drawing: { x: 0, y: 0, width: 84, height: 84, layers: [] },
  ...overrides,
});

/** Test data: the same set in oak, in the variant. */
export const anOakSet = (overrides: Partial<ComparedSet> = {}): ComparedSet =>
  aComparedSet({ bundleId: 21, line: 'Simon 54 Nature', finish: 'dąb', price: 80, ...overrides });

/** Test data: a project compared with its variant in oak. */
export const aComparison = (...rooms: Comparison['rooms']): Comparison => ({
  names: { before: 'Mieszkanie', after: 'W dębie' },
  rooms,
  total: { before: 100, after: 160 },
});
