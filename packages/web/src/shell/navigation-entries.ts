import type { Texts } from '@ramka/texts/texts';
import {
  DoorOpen,
  FilePlus2,
  Grid2x2Plus,
  LayoutGrid,
  PackagePlus,
  SlidersHorizontal,
  type LucideIcon,
} from 'lucide-react';

/** Where the navigation leads: a screen of the project, or the start. */
export type NavigationEntry = {
  readonly name: 'rooms' | 'sets' | 'new-set' | 'add-products' | 'properties' | 'new-project';
  readonly label: string;
  readonly icon: LucideIcon;
  readonly to:
    | '/projekt/$projectId/pomieszczenia'
    | '/projekt/$projectId/zestawy'
    | '/projekt/$projectId/zestawy/$id'
    | '/projekt/$projectId/ekatalog'
    | '/projekt/$projectId'
    | '/';
  /** Stands in the toolbar of wide windows, too. */
  readonly primary: boolean;
};

/** The navigation of a project, in its order (specification §2). */
export const navigationEntries = ({ shell }: Texts): readonly NavigationEntry[] => [
  { name: 'rooms', label: shell.rooms, icon: DoorOpen, to: '/projekt/$projectId/pomieszczenia', primary: true },
  { name: 'sets', label: shell.sets, icon: LayoutGrid, to: '/projekt/$projectId/zestawy', primary: true },
  { name: 'new-set', label: shell.newSet, icon: Grid2x2Plus, to: '/projekt/$projectId/zestawy/$id', primary: false },
  {
    name: 'add-products',
    label: shell.addProducts,
    icon: PackagePlus,
    to: '/projekt/$projectId/ekatalog',
    primary: true,
  },
  { name: 'properties', label: shell.properties, icon: SlidersHorizontal, to: '/projekt/$projectId', primary: false },
  { name: 'new-project', label: shell.newProject, icon: FilePlus2, to: '/', primary: false },
];
