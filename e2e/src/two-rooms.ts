import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { livingRoom } from '@ramka/domain/testing/worked-examples/living-room';
import { apiProject, type ApiProject } from './api-project.ts';

/** A project with an empty kitchen and a living room with two sets, one of them (the desk) with quantity 2. */
export type TwoRooms = {
  readonly project: ApiProject;
  readonly salon: number;
  readonly kitchen: number;
  readonly sets: readonly [desk: number, livingRoom: number];
  /** The sets of a room with their quantities; undefined if the room does not exist. */
  readonly inRoom: (id: number) => Promise<(readonly [set: number, quantity: number])[] | undefined>;
};

/** Creates the project; `above` is the upper of the two rooms. */
export const twoRooms = async (address: string, above: 'Salon' | 'Kuchnia'): Promise<TwoRooms> => {
  const project = await apiProject(address);
  const below = await project.addRoom(above === 'Salon' ? 'Kuchnia' : 'Salon');
  const top = await project.addRoom(above);
  const [salon, kitchen] = above === 'Salon' ? [top, below] : [below, top];
  const sets = [await project.addSet(desk), await project.addSet(livingRoom)] as const;
  await project.putSets(salon, [
    [sets[0], 2],
    [sets[1], 1],
  ]);
  const inRoom: TwoRooms['inRoom'] = async (id) =>
    (await project.load()).project.groups
      .find((group) => group.id === id)
      ?.bundles.map((entry) => [entry.id, entry.quantity] as const);
  return { project, salon, kitchen, sets, inRoom };
};
