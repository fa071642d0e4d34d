import type { ReactElement } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { Drawer } from '../ui/overlays/drawer.tsx';
import { navigationEntries } from './navigation-entries.ts';
import { NavigationLink } from './navigation-link.tsx';
import styles from './navigation-drawer.module.css';

export type NavigationDrawerProps = { readonly open: boolean; readonly onClose: () => void };

/** The main navigation; every change of the route hides it, and so does choosing where to go. */
export const NavigationDrawer = ({ open, onClose }: NavigationDrawerProps): ReactElement => {
  const texts = useTexts();
  return (
    <Drawer open={open} onClose={onClose} side="left" title={texts.shell.navigation}>
      <nav aria-label={texts.shell.navigation}>
        <ul className={styles['list']}>
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
    </Drawer>
  );
};
