import { wallOfSet } from '@ramka/domain/wall';
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

/** Returns the menu entry that saves a picture of a set on its wall, in a file with the set's name. */
export const usePictureMenu = (set: SavedSet): MenuItem => {
  const { sets, common } = useTexts();
  const name = nameOfSet(set, { common });
  const projectId = useProjectId();
  const wall = useProjectPart((project) => wallOfSet(project, set.id));
  const actions = pictures.map(({ label, ...picture }) => ({
    name: label,
    label,
    perform: () => save(wallPictureAddress(projectId, set.id, wall, picture), `${name}.${picture.format}`),
  }));
  return { name: 'picture', label: sets.savePicture, icon: Image, groups: [actions] };
};

const save = (address: string, name: string): void => {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
};
