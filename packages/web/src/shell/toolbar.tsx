import { Link, useRouterState } from '@tanstack/react-router';
import { Keyboard, Menu as MenuIcon, PanelRightOpen } from 'lucide-react';
import type { ReactElement } from 'react';
import { CloseFrameButton } from '../embed/close-frame-button.tsx';
import { useTexts } from '../language/texts.ts';
import { pageSettings } from '../platform/page-settings.ts';
import { useProject } from '../project/project-query.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Brand } from './brand.tsx';
import { LanguageSelect } from './language-select.tsx';
import { navigationEntries, NavigationLink } from './navigation.tsx';
import { ReturnButton } from './return-link.tsx';
import { RecentMessages } from './recent-messages.tsx';
import { isPartShown } from './shown-parts.ts';
import styles from './toolbar.module.css';

export type ToolbarProps = {
  readonly onOpenNavigation: () => void;
  readonly onOpenSets: () => void;
  /** Undefined if the screen has its own quick entry. */
  readonly onType: (() => void) | undefined;
};

/** Toolbar of all screens of a project: name, main screens, language and sets. */
export const Toolbar = ({ onOpenNavigation, onOpenSets, onType }: ToolbarProps): ReactElement => {
  const texts = useTexts();
  const project = useProject();
  // The editor has its own undo.
  const inEditor = useRouterState({ select: ({ location }) => location.pathname.includes('/zestawy/') });
  return (
    <header className={styles['bar']}>
      <IconButton icon={MenuIcon} label={texts.shell.openNavigation} silent onClick={onOpenNavigation} />
      <ReturnButton className={styles['return']} />
      {pageSettings.theme.logo !== null && isPartShown('header') && (
        <span className={styles['logo']}>
          <Brand />
        </span>
      )}
      <Link
        to="/projekt/$projectId"
        params={{ projectId: project.id }}
        className={styles['name']}
        activeOptions={{ exact: true }}
        title={texts.shell.properties}
      >
        {project.name}
      </Link>
      <nav className={styles['tabs']} aria-label={texts.shell.navigation}>
        {navigationEntries(texts)
          .filter(({ primary }) => primary)
          .map((entry) => (
            <NavigationLink key={entry.name} entry={entry} className={styles['tab']} />
          ))}
      </nav>
      <RecentMessages key={project.id} keyless={inEditor} />
      {onType && <IconButton icon={Keyboard} label={texts.typing.open} shortcut="quickEntry" onClick={onType} />}
      <LanguageSelect brief />
      <IconButton icon={PanelRightOpen} label={texts.shell.openSets} silent onClick={onOpenSets} />
      <CloseFrameButton />
    </header>
  );
};
