import { apiProject, type ApiProject } from '../api-project.ts';
import { setBySymbols, type SetBySymbols } from '../editor/set-by-symbols.ts';

/** Sets of a flat in Simon 54 Premium, all white, by name. */
const whiteSets = {
  'Gniazdo pojedyncze': { frame: 'DR1/11', modules: { 1: 'DGZ1ZP/11' } },
  'Gniazda potrójne': { frame: 'DR3/11', modules: { 1: 'DGZ1ZP/11', 2: 'DGZ1ZP/11', 3: 'DGZ1ZP/11' } },
  'Łącznik przy drzwiach': { frame: 'DR1/11', modules: { 1: 'DKW5/11' } },
  'Schodowy z gniazdem': { frame: 'DR2/11', modules: { 1: 'DKW6L/11', 2: 'DGZ1ZP/11' } },
  'Kącik telewizyjny': {
    frame: 'DR4/11',
    modules: { 1: 'DGZ1ZP/11', 2: 'DGZ1ZP/11', 3: 'DAK1.00/11', 4: 'D61P/11' },
  },
  'Blat kuchenny': { frame: 'DR5/11', modules: { 1: 'DGZ1ZP/11', 2: 'DGZ1ZP/11', 3: 'DGZ1ZP/11', 4: 'DC2USB.00/11' } },
  'Lustro w łazience': { frame: 'DR2/11', modules: { 1: 'DKW1/11', 2: 'DGZ1BUZP/11' }, ip44: true },
  'Rolety i termostat': { frame: 'DR2/11', modules: { 1: 'DKZW1K/11', 2: 'DTR1P/11' } },
  'Ściana z telewizorem': { frame: 'DR3/11', modules: { 1: 'DGZ1ZP/11', 2: 'DC2CA.00/11', 3: 'D62P/11' } },
} as const satisfies Record<string, SetBySymbols>;

type SetName = keyof typeof whiteSets;

/** The sets of each room with their quantities; thirty sets in total. */
const rooms: Readonly<Record<string, Readonly<Partial<Record<SetName, number>>>>> = {
  Hol: { 'Łącznik przy drzwiach': 2, 'Gniazdo pojedyncze': 2 },
  Salon: { 'Ściana z telewizorem': 1, 'Gniazda potrójne': 2, 'Schodowy z gniazdem': 1, 'Rolety i termostat': 1 },
  Kuchnia: { 'Blat kuchenny': 2, 'Łącznik przy drzwiach': 1, 'Gniazda potrójne': 2 },
  Łazienka: { 'Lustro w łazience': 1, 'Łącznik przy drzwiach': 1 },
  Sypialnia: { 'Schodowy z gniazdem': 2, 'Gniazda potrójne': 1, 'Rolety i termostat': 1 },
  'Pokój dzieci': { 'Kącik telewizyjny': 1, 'Gniazda potrójne': 2, 'Łącznik przy drzwiach': 1 },
  Gabinet: { 'Kącik telewizyjny': 1, 'Gniazdo pojedyncze': 2, 'Łącznik przy drzwiach': 1 },
  Garderoba: { 'Łącznik przy drzwiach': 1, 'Gniazdo pojedyncze': 1 },
};

/** A flat with eight rooms and thirty sets, all white, and the ids of its content. */
export type PlantedFlat = {
  readonly project: ApiProject;
  readonly roomIds: Readonly<Record<string, number>>;
  readonly setIds: Readonly<Record<string, number>>;
};

/** Creates the flat through the API. */
export const plantFlat = async (address: string): Promise<PlantedFlat> => {
  const project = await apiProject(address, 'Mieszkanie na Polnej');
  const setIds: Record<string, number> = {};
  for (const [name, set] of Object.entries(whiteSets)) {
    setIds[name] = await project.addSet({ set: await setBySymbols(address, set) }, name);
  }
  const roomIds: Record<string, number> = {};
  for (const [room, pieces] of Object.entries(rooms).toReversed()) {
    const roomId = await project.addRoom(room);
    roomIds[room] = roomId;
    await project.putSets(
      roomId,
      Object.entries(pieces).map(([set, quantity]) => [setIds[set] ?? 0, quantity] as const),
    );
  }
  return { project, roomIds, setIds };
};
