import type { Frame } from '@ramka/domain/catalogue';
import type { Catalogue } from '@ramka/server/catalogue/catalogue';
import { readCatalogue } from '@ramka/server/catalogue/read-catalogue';
import { documentContext } from '@ramka/server/documents/content/document-context';
import { projectDocument, type ProjectDocument } from '@ramka/server/documents/content/project-document';
import { writeSetDocument } from '@ramka/server/store/set-document';

export const sampleCatalogue = async (): Promise<Catalogue> => {
  const catalogue = await readCatalogue('build/catalogue', { priceList: 'pln' });
  if (!catalogue.ok) throw new Error('build the sample catalogue first: npm run build');
  return catalogue.value;
};

/**
 * A project with this number of sets of five rows each, using all two-slot frames of a series, with six sets per room.
 */
export const documentContent = (catalogue: Catalogue, count: number): ProjectDocument => {
  const context = documentContext({
    language: 'pl',
    catalogue,
    publisher: 'Ramka',
    appAddress: 'https://ramka.example/el12/',
    now: Date.now(),
  });
  const frames = (context.assortment.frames.get('simon-55') ?? []).filter(({ slots }) => slots === 2);
  const sets = Array.from({ length: count }, (_, index) => storedSet(index, frames));
  const rooms = Array.from({ length: Math.ceil(count / SETS_A_ROOM) }, (_, room) => ({
    id: room + 1,
    name: `Pokój ${room + 1}`,
    sets: sets.slice(room * SETS_A_ROOM, (room + 1) * SETS_A_ROOM).map(({ id }) => ({ id, quantity: 1 + (id % 3) })),
    products: [],
    planningId: null,
    look: null,
    wall: null,
  }));
  const project = { id: 'Ab3dEf7h', name: 'Dom pod lasem', variant: 'el12', version: 1, nextRoomId: 1, nextSetId: 1 };
  const unlinked = { planningUrl: null, deliveredVersion: 0, readVersion: 0, pointDay: 0, look: null, wall: null };
  const plain = { note: null, abbreviations: null, numbered: 0, labelsVersion: 0 };
  return projectDocument(
    { ...project, ...unlinked, ...plain, rooms, sets, ecatalogItems: [] },
    { kind: 'all' },
    context,
  );
};

const SETS_A_ROOM = 6;

const storedSet = (index: number, frames: readonly Frame[]) => {
  const frame = frames[index % frames.length];
  if (frame === undefined) throw new Error('the sample catalogue has no two-slot frame');
  const name = `Zestaw ${index + 1}`;
  const document = writeSetDocument({
    name,
    frameId: frame.id,
    ip44: false,
    cornerBoxColourId: 0,
    surfaceBoxColourId: 0,
    modules: { 1: choice(5003, 55221, 55301), 2: choice(5023, 55242, 55312) },
    controllers: {},
  });
  return { id: index + 1, name, seriesId: 5, document, version: 1, planningId: null };
};

/** A white module with its mechanism. */
const choice = (moduleId: number, visibleComponentId: number, mechanism: number) => ({
  moduleId,
  colourId: 501,
  visibleComponentId,
  options: { 1: { selectedId: mechanism, quantity: 1 } },
});
