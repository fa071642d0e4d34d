import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { livingRoom } from '@ramka/domain/testing/worked-examples/living-room';
import { apiProject, type ApiProject } from './api-project.ts';

/** A project of a living room with two sets, the desk's twice, and an empty kitchen. */
export type TwoRooms = {
  readonly project: ApiProject;
  readonly salon: number;
  readonly kitchen: number;
  readonly sets: readonly [desk: number, livingRoom: number];
  /** The sets of a room, and how many of each; undefined where there is no such room. */
  readonly inRoom: (id: number) => Promise<(readonly [set: number, quantity: number])[] | undefined>;
};

/** Makes the two rooms; the named one stands above the other. */
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
