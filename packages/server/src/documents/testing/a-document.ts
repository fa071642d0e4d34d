import type { ProductSet } from '@ramka/domain/set/product-set';
import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { livingRoom } from '@ramka/domain/testing/worked-examples/living-room';
import { washBasin } from '@ramka/domain/testing/worked-examples/wash-basin';
import type { WorkedExample } from '@ramka/domain/testing/worked-examples/worked-example';
import type { StoredProject } from '../../project/projects.store.ts';
import type { RoomContents } from '../../project/rooms/rooms.store.ts';
import type { StoredSet } from '../../project/sets/sets.store.ts';
import { writeSetDocument } from '../../store/set-document.ts';
import { aCatalogue } from '../../testing/a-server.ts';
import { documentContext, type DocumentContext } from '../content/document-context.ts';
import { projectDocument } from '../content/project-document.ts';
import type { QueuedRender } from '../render-pool.ts';
import { type RenderContent, type RenderJob, renderDocument } from '../render-worker.ts';

/** A document context with the small catalogue, in Polish, dated 20 November 2026. */
export const aDocumentContext = async (
  overrides: Partial<
    Pick<DocumentContext, 'language' | 'catalogue' | 'publisher' | 'appAddress' | 'now' | 'timeZone'>
  > = {},
): Promise<DocumentContext> =>
  documentContext({
    language: 'pl',
    catalogue: await aCatalogue(),
    publisher: 'Ramka',
    appAddress: 'https://ramka.example/el12/',
    now: Date.UTC(2026, 10, 20, 12),
    ...overrides,
  });

/** A render job for the PDF bill of materials of `count` sets. */
export const aRenderJob = async (count: number): Promise<RenderJob> => {
  const context = await aDocumentContext();
  const sets = Array.from({ length: count }, (_, index) => aStoredSet(index + 1, desk.set));
  const rooms = [aStoredRoom({ name: 'Biuro', sets: sets.map(({ id }) => ({ id, quantity: 1 })) })];
  const content = projectDocument(aStoredProject({ rooms, sets }), { kind: 'all' }, context);
  const { picturesFolder, fingerprint } = context.catalogue;
  return { form: 'pdf', content, pictures: { picturesFolder, fingerprint } };
};

/** The same job as queued for a render pool. */
export const queued = async (count: number): Promise<QueuedRender> => {
  const order = await aRenderJob(count);
  return { size: count, readJob: () => order };
};

/** Renders a document in the test's own thread. */
export const render = (
  { catalogue: { picturesFolder, fingerprint } }: DocumentContext,
  form: RenderContent,
): Promise<Uint8Array> => renderDocument({ ...form, pictures: { picturesFolder, fingerprint } });

/** A set as stored. Throws for a set without a frame. */
export const aStoredSet = (id: number, set: ProductSet, overrides: Partial<StoredSet> = {}): StoredSet => {
  const { name, frameId } = set;
  if (frameId === null) throw new Error('a stored set has a frame');
  return {
    id,
    name,
    seriesId: 5,
    document: writeSetDocument({ ...set, frameId }),
    version: 1,
    planningId: null,
    ...overrides,
  };
};

/** The wash basin set in a dry place, without its seal. */
export const bathtub: WorkedExample = {
  set: { ...washBasin.set, name: 'Łazienka – wanna', ip44: false },
  rows: washBasin.rows.filter(([symbol]) => symbol !== 'TU2'),
  total: washBasin.total - 560,
};

/** Sets by ids 1 to 4: wash basin, desk, living room, bathtub. */
export const storedExamples = (): readonly StoredSet[] =>
  [washBasin, desk, livingRoom, bathtub].map(({ set }, index) => aStoredSet(index + 1, set));

/** A room as stored; empty by default. */
export const aStoredRoom = (overrides: Partial<RoomContents> = {}): RoomContents => ({
  id: 1,
  name: 'Strych',
  sets: [],
  products: [],
  planningId: null,
  look: null,
  wall: null,
  ...overrides,
});

/** A project with the worked examples in two rooms and a single product. */
export const aStoredProject = (overrides: Partial<StoredProject> = {}): StoredProject => ({
  id: 'Ab3dEf7h',
  name: 'Dom pod lasem',
  variant: 'el12',
  version: 1,
  nextRoomId: 3,
  nextSetId: 5,
  planningUrl: null,
  deliveredVersion: 0,
  readVersion: 0,
  numbered: 0,
  labelsVersion: 0,
  pointDay: 0,
  look: null,
  note: null,
  abbreviations: null,
  wall: null,
  rooms: [
    aStoredRoom({
      id: 2,
      name: 'Salon',
      sets: [
        { id: 3, quantity: 2 },
        { id: 2, quantity: 3 },
      ],
      products: [{ id: 801, quantity: 4 }],
    }),
    aStoredRoom({
      name: 'Łazienka',
      sets: [
        { id: 1, quantity: 1 },
        { id: 4, quantity: 1 },
      ],
    }),
  ],
  sets: storedExamples().toReversed(),
  ecatalogItems: [],
  ...overrides,
});

/** Names that a faulty writer would treat as a formula, markup, PDF instruction or direction mark. */
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
