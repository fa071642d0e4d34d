import { Link, useRouterState } from '@tanstack/react-router';
import { Keyboard, Menu as MenuIcon, Palette, PanelRightOpen, Share2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { CloseFrameButton } from '../embed/close-frame-button.tsx';
import { useTexts } from '../language/texts.ts';
import { pageSettings } from '../platform/page-settings.ts';
import { ariaShortcut, shortcutLabel } from '../platform/shortcuts.ts';
import { useProject } from '../project/project-query.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Tooltip } from '../ui/tooltip.tsx';
import { Brand } from './brand.tsx';
import { navigationEntries, NavigationLink } from './navigation.tsx';
import { ReturnButton } from './return-link.tsx';
import { RecentMessages } from './recent-messages.tsx';
import { isPartShown } from './shown-parts.ts';
import styles from './toolbar.module.css';

export type ToolbarProps = {
  readonly onOpenNavigation: () => void;
  readonly onOpenSets: () => void;
  readonly onShare: () => void;
  /** Undefined if the screen has its own quick entry. */
  readonly onType: (() => void) | undefined;
};

/**
 * Toolbar of all screens of a project: name, main screens and tools. Tools that a screen lacks keep their place, so that
 * the navigation is at the same position everywhere.
 */
export const Toolbar = ({ onOpenNavigation, onOpenSets, onShare, onType }: ToolbarProps): ReactElement => {
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
          .filter(({ tab }) => tab !== undefined)
          .map((entry) => (
            <NavigationLink
              key={entry.name}
              entry={entry}
              className={classNames(styles['tab'], entry.tab === 'desktop' && styles['tab-desktop'])}
            />
          ))}
      </nav>
      <QuickEntryButton onType={onType} />
      <span className={styles['messages']}>
        <RecentMessages key={project.id} keyless={inEditor} />
      </span>
      <LinkButton
        variant="quiet"
        icon={Palette}
        to="/projekt/$projectId/zmiana"
        params={{ projectId: project.id }}
        className={classNames(styles['tool'], styles['restyle'])}
        title={texts.shell.restyle}
      >
        <span className={styles['tool-word']}>{texts.shell.restyle}</span>
      </LinkButton>
      <Button variant="quiet" icon={Share2} className={styles['tool']} title={texts.shell.share} onClick={onShare}>
        <span className={styles['tool-word']}>{texts.shell.share}</span>
      </Button>
      <IconButton icon={PanelRightOpen} label={texts.shell.openSets} silent onClick={onOpenSets} />
      <CloseFrameButton />
    </header>
  );
};

/** Opens the quick entry of sets. It is invisible on screens that have their own. */
const QuickEntryButton = ({ onType }: Pick<ToolbarProps, 'onType'>): ReactElement => {
  const { typing } = useTexts();
  const label = `${typing.open} (${shortcutLabel('quickEntry')})`;
  return (
    <Tooltip text={label}>
      <Button
        variant="quiet"
        icon={Keyboard}
        aria-label={label}
        aria-keyshortcuts={ariaShortcut('quickEntry')}
        className={classNames(styles['tool'], styles['quick-entry'], onType === undefined && styles['absent'])}
        onClick={onType}
      >
        <span className={styles['tool-word']}>{typing.open}</span>
      </Button>
    </Tooltip>
  );
};
