import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useProjectId } from '../project/use-project-id.ts';
import type { NavigationEntry } from './navigation-entries.ts';

export type NavigationLinkProps = {
  readonly entry: NavigationEntry;
  readonly className: string | undefined;
  readonly iconClassName?: string | undefined;
  /** Beside going there. */
  readonly onClick?: (() => void) | undefined;
};

/** A link of the navigation; `aria-current` marks the screen that is shown. */
export const NavigationLink = ({ entry, className, iconClassName, onClick }: NavigationLinkProps): ReactElement => {
  const projectId = useProjectId();
  const Icon = entry.icon;
  return (
    <Link
      to={entry.to}
      params={{ projectId, id: 'nowy' }}
      className={className}
      onClick={onClick}
      activeOptions={{ exact: true, includeSearch: false }}
    >
      {iconClassName !== undefined && <Icon className={iconClassName} aria-hidden />}
      {entry.label}
    </Link>
  );
};
