import type { PageTexts } from '@ramka/texts/texts';
import { Link } from '@tanstack/react-router';
import {
  ArrowLeft,
  ClipboardList,
  DoorOpen,
  FilePlus2,
  Grid2x2Plus,
  HardHat,
  LayoutGrid,
  type LucideIcon,
  PackagePlus,
  Palette,
  SlidersHorizontal,
} from 'lucide-react';
import type { ReactElement } from 'react';
import { useTexts } from '../language/texts.ts';
import { beginNewSet, searchOfDefaults } from '../project/new-set.ts';
import { useProject, useProjectId } from '../project/project-query.ts';
import { Drawer } from '../ui/dialog.tsx';
import { Footer, SchemeSelect } from './footer.tsx';
import { LanguageSelect } from './language-select.tsx';
import styles from './navigation.module.css';
import { useReturnLink } from './return-link.tsx';

export type NavigationDrawerProps = { readonly open: boolean; readonly onClose: () => void };

/** The main navigation. It closes on every route change and when an entry is chosen. */
export const NavigationDrawer = ({ open, onClose }: NavigationDrawerProps): ReactElement => {
  const texts = useTexts();
  const { children: back, ...link } = useReturnLink() ?? {};
  return (
    <Drawer open={open} onClose={onClose} side="left" title={texts.shell.navigation}>
      <nav aria-label={texts.shell.navigation}>
        <ul className={styles['list']}>
          {back !== undefined && (
            <li>
              <a {...link} className={styles['link']}>
                <ArrowLeft className={styles['icon']} aria-hidden />
                {back}
              </a>
            </li>
          )}
          {navigationEntries(texts).map((entry) => (
            <li key={entry.name}>
              <NavigationLink
                entry={entry}
                className={styles['link']}
                iconClassName={styles['icon']}
                onClick={onClose}
              />
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles['foot']}>
        <div className={styles['settings']}>
          <LanguageSelect />
          <SchemeSelect />
        </div>
        <Footer withScheme={false} />
      </div>
    </Drawer>
  );
};

export type NavigationLinkProps = {
  readonly entry: NavigationEntry;
  readonly className: string | undefined;
  readonly iconClassName?: string | undefined;
  /** Called in addition to the navigation. */
  readonly onClick?: (() => void) | undefined;
};

/** A navigation link; `aria-current` marks the current screen. */
export const NavigationLink = ({ entry, className, iconClassName, onClick }: NavigationLinkProps): ReactElement => {
  const projectId = useProjectId();
  const { setDefaults } = useProject();
  const Icon = entry.icon;
  return (
    <Link
      to={entry.to}
      params={{ projectId, id: 'nowy' }}
      search={entry.name === 'new-set' ? searchOfDefaults(setDefaults) : {}}
      state={entry.name === 'new-set' ? beginNewSet : () => ({})}
      className={className}
      onClick={onClick}
      activeOptions={{ exact: true, includeSearch: false }}
    >
      {iconClassName !== undefined && <Icon className={iconClassName} aria-hidden />}
      {entry.label}
    </Link>
  );
};

/** An entry of the navigation: a screen of the project, or the home screen. */
type NavigationEntry = {
  readonly name:
    | 'rooms'
    | 'sets'
    | 'new-set'
    | 'add-products'
    | 'order'
    | 'site'
    | 'restyle'
    | 'properties'
    | 'new-project';
  readonly label: string;
  readonly icon: LucideIcon;
  readonly to:
    | '/projekt/$projectId/pomieszczenia'
    | '/projekt/$projectId/zestawy'
    | '/projekt/$projectId/zestawy/$id'
    | '/projekt/$projectId/ekatalog'
    | '/projekt/$projectId/zamowienie'
    | '/projekt/$projectId/montaz'
    | '/projekt/$projectId/zmiana'
    | '/projekt/$projectId'
    | '/';
  /** Whether the toolbar also shows the entry as a tab: in windows wider than tablets, or on desktops only. */
  readonly tab?: 'always' | 'desktop';
};

/** The navigation of a project, in order (docs/specification.md#s2-21). */
export const navigationEntries = ({ shell }: PageTexts): readonly NavigationEntry[] => [
  { name: 'rooms', label: shell.rooms, icon: DoorOpen, to: '/projekt/$projectId/pomieszczenia', tab: 'always' },
  { name: 'sets', label: shell.sets, icon: LayoutGrid, to: '/projekt/$projectId/zestawy', tab: 'always' },
  { name: 'new-set', label: shell.newSet, icon: Grid2x2Plus, to: '/projekt/$projectId/zestawy/$id' },
  {
    name: 'add-products',
    label: shell.addProducts,
    icon: PackagePlus,
    to: '/projekt/$projectId/ekatalog',
    tab: 'desktop',
  },
  { name: 'order', label: shell.order, icon: ClipboardList, to: '/projekt/$projectId/zamowienie', tab: 'always' },
  { name: 'site', label: shell.site, icon: HardHat, to: '/projekt/$projectId/montaz', tab: 'always' },
  { name: 'restyle', label: shell.restyle, icon: Palette, to: '/projekt/$projectId/zmiana' },
  { name: 'properties', label: shell.properties, icon: SlidersHorizontal, to: '/projekt/$projectId' },
  { name: 'new-project', label: shell.newProject, icon: FilePlus2, to: '/' },
];
