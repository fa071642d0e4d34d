import { matchesSearch } from '@ramka/domain/search';
import { X } from 'lucide-react';
import { type ReactElement, useId, useState } from 'react';
import { setPictureAddress } from '../api/picture-addresses.ts';
import { useTexts } from '../language/texts.ts';
import { projectSummary } from '../offline/project-summary.ts';
import { countPending, hasPendingChanges, type RememberedProject } from '../offline/remembered-projects.ts';
import type { ForgetRequest } from '../offline/unsent-projects.tsx';
import { browserStorage } from '../platform/browser-storage.ts';
import { lazyPart } from '../platform/lazy-part.ts';
import { pageSettings } from '../platform/page-settings.ts';
import { useProjectSync } from '../project/project-sync.ts';
import { SearchField } from '../ui/fields/text-field.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Picture } from '../ui/picture.tsx';
import { Price } from '../ui/price.tsx';
import styles from './recent-projects.module.css';
import type { OpenProject } from './use-open-project.ts';

/** Loaded on demand, because few visitors have unsent changes. */
const UnsentProjects = lazyPart(async () => (await import('../offline/unsent-projects.tsx')).UnsentProjects);

export type RecentProjectsProps = Pick<OpenProject, 'remembered' | 'forget' | 'reload'> & {
  readonly onOpen: (project: RememberedProject) => void;
};

/**
 * The projects remembered in this browser, above the forms. Queued changes are sent from here. Removing a project with
 * queued changes asks for confirmation.
 */
export const RecentProjects = ({ remembered, forget, reload, onOpen }: RecentProjectsProps): ReactElement => {
  const [request, setRequest] = useState<ForgetRequest>();
  const [hasPending] = useState(hasPendingChanges);
  const { onChanged } = useProjectSync();
  const confirmOrForget: RememberedListProps['onForget'] = (project, button) => {
    const nextFocus = neighbourOf(button);
    if (countPending(project.id) > 0) {
      setRequest({ project, returnTo: () => (button.isConnected ? button : nextFocus) });
      return;
    }
    nextFocus?.focus();
    forget(project);
  };
  return (
    <>
      {remembered.length > 0 && <RememberedList projects={remembered} onOpen={onOpen} onForget={confirmOrForget} />}
      {hasPending && (
        <UnsentProjects
          request={request}
          onChanged={async (projectId) => {
            await onChanged(projectId);
            reload();
          }}
          onCancel={() => setRequest(undefined)}
          onForget={(project) => {
            setRequest(undefined);
            forget(project);
          }}
        />
      )}
    </>
  );
};

/** Number of projects above which a search field is shown. */
const SEARCHED_FROM = 6;

type RememberedListProps = Pick<RememberedEntryProps, 'onOpen' | 'onForget'> & {
  /** Newest first; at least one. */
  readonly projects: readonly RememberedProject[];
};

/** The projects remembered in this browser: to open, search and remove. */
const RememberedList = ({ projects, onOpen, onForget }: RememberedListProps): ReactElement => {
  const { newProject } = useTexts();
  const [query, setQuery] = useState('');
  const id = useId();
  const searched = projects.length > SEARCHED_FROM;
  const found = searched
    ? projects.filter((project) => matchesSearch(query, { name: project.name, symbols: [project.id] }))
    : projects;
  return (
    <section className="stack" aria-labelledby={id}>
      <h2 id={id} className={styles['title']}>
        {newProject.remembered}
      </h2>
      {searched && <SearchField label={newProject.searchRemembered} value={query} onValue={setQuery} />}
      <ul className={styles['list']}>
        {found.map((project) => (
          <RememberedEntry key={project.id} project={project} onOpen={onOpen} onForget={onForget} />
        ))}
      </ul>
      {found.length === 0 && (
        <p className={styles['none']} aria-live="polite">
          {newProject.noneRemembered}
        </p>
      )}
    </section>
  );
};

type RememberedEntryProps = {
  readonly project: RememberedProject;
  readonly onOpen: (project: RememberedProject) => void;
  /** `button` is the pressed button, from which the focus moves on. */
  readonly onForget: (project: RememberedProject, button: HTMLButtonElement) => void;
};

/** A remembered project. */
const RememberedEntry = ({ project, onOpen, onForget }: RememberedEntryProps): ReactElement => {
  const { newProject, shell } = useTexts();
  const pendingCount = countPending(project.id);
  const [summary] = useState(() => projectSummary(browserStorage, project.id));
  return (
    <li className={styles['entry']}>
      <button type="button" className={styles['open']} onClick={() => onOpen(project)}>
        <span className={styles['pictures']}>
          {summary?.sets.map((set) => (
            <Picture
              key={set.id}
              src={setPictureAddress(project.id, set, 'png')}
              webp={setPictureAddress(project.id, set, 'webp')}
              alt=""
              ratio="auto"
              className={styles['place']}
              imageClassName={styles['picture']}
            />
          ))}
        </span>
        <span className={styles['words']}>
          <span className={styles['name']}>{project.name}</span>
          {pendingCount > 0 && <span className="muted">{shell.waiting(pendingCount)}</span>}
          <span className={styles['id']} translate="no">
            {project.id}
          </span>
        </span>
        {summary?.currency === pageSettings.currencyLabel && summary.total > 0 && <Price value={summary.total} />}
      </button>
      <IconButton
        icon={X}
        size="small"
        label={newProject.forget(project.name)}
        onClick={({ currentTarget }) => onForget(project, currentTarget)}
      />
    </li>
  );
};

/**
 * Returns the element that gets the focus when an entry is removed: the same button of the neighbouring entry, or else
 * the field of the first form.
 */
const neighbourOf = (button: HTMLButtonElement): HTMLElement | null => {
  const entry = button.closest('li');
  const neighbour = entry?.nextElementSibling ?? entry?.previousElementSibling;
  const same = [...(neighbour?.querySelectorAll('button') ?? [])].at(-1);
  return same ?? document.querySelector('main form input');
};
