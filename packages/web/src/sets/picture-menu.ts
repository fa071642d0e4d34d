import { wallOfRoom, wallOfSet } from '@ramka/domain/wall';
import { nameOfSet } from '@ramka/texts/name-of-set';
import { Image } from 'lucide-react';
import { type SavedPicture, wallPictureAddress } from '../api/picture-addresses.ts';
import type { SavedSet } from '../api/project.ts';
import { useTexts } from '../language/texts.ts';
import { useProjectId, useProjectPart } from '../project/project-query.ts';
import type { MenuItem } from '../ui/menu.tsx';

const pictures: readonly (SavedPicture & { readonly label: string })[] = [
  { label: 'PNG', format: 'png', scale: 1 },
  { label: 'PNG 2×', format: 'png', scale: 2 },
  { label: 'PNG 4×', format: 'png', scale: 4 },
  { label: 'SVG', format: 'svg', scale: 1 },
];

export type PictureMenuOptions = {
  /** The room on whose wall the set is shown; undefined outside of rooms. */
  readonly roomId?: number | undefined;
  /** Why no picture can be saved; undefined if it can. */
  readonly refusal?: string | undefined;
};

/**
 * Returns the menu entry that saves a picture of a set on its wall, in a file with the set's name. None for no set, and for
 * one that the server does not have yet.
 */
export const usePictureMenu = (
  set: SavedSet | undefined,
  { roomId, refusal }: PictureMenuOptions = {},
): readonly MenuItem[] => {
  const { sets, common } = useTexts();
  const projectId = useProjectId();
  const wall = useProjectPart((project) =>
    roomId === undefined ? wallOfSet(project, set?.id ?? null) : wallOfRoom(project, roomId),
  );
  if (set === undefined || set.awaited === true) return [];
  const name = nameOfSet(set, { common });
  const actions = pictures.map(({ label, ...picture }) => ({
    name: label,
    label,
    refusal,
    perform: () => save(wallPictureAddress(projectId, set.id, wall, picture), `${name}.${picture.format}`),
  }));
  return [{ name: 'picture', label: sets.savePicture, icon: Image, groups: [actions] }];
};

const save = (address: string, name: string): void => {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
};
