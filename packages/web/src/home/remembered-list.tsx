import { matchesSearch } from '@ramka/domain/search';
import { X } from 'lucide-react';
import { type ReactElement, useId, useState } from 'react';
import { useTexts } from '../language/texts.ts';
import { countPending, type RememberedProject } from '../offline/remembered-projects.ts';
import { TextField } from '../ui/fields/text-field.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import styles from './remembered-list.module.css';

/** Number of projects above which a search field is shown. */
const SEARCHED_FROM = 6;

export type RememberedListProps = Pick<RememberedEntryProps, 'onOpen' | 'onForget'> & {
  /** Newest first; at least one. */
  readonly projects: readonly RememberedProject[];
};

/** The projects remembered in this browser: to open, search and remove. */
export const RememberedList = ({ projects, onOpen, onForget }: RememberedListProps): ReactElement => {
  const { newProject } = useTexts();
  const [query, setQuery] = useState('');
  const id = useId();
  const searched = projects.length > SEARCHED_FROM;
  const found = searched
    ? projects.filter((project) => matchesSearch(query, { name: project.name, symbols: [project.id] }))
    : projects;
  return (
    <section className="stack" aria-labelledby={id}>
      <h3 id={id} className={styles['title']}>
        {newProject.remembered}
      </h3>
      {searched && (
        <TextField
          label={newProject.searchRemembered}
          labelHidden
          placeholder={newProject.searchRemembered}
          type="search"
          value={query}
          onValue={setQuery}
        />
      )}
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
  const waiting = countPending(project.id);
  return (
    <li className={styles['entry']}>
      <button type="button" className={styles['open']} onClick={() => onOpen(project)}>
        <span className={styles['words']}>
          <span className={styles['name']}>{project.name}</span>
          {waiting > 0 && <span className="muted">{shell.waiting(waiting)}</span>}
        </span>
        <span className={styles['id']} translate="no">
          {project.id}
        </span>
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
 * the form's field.
 */
export const neighbourOf = (button: HTMLButtonElement): HTMLElement | null => {
  const entry = button.closest('li');
  const neighbour = entry?.nextElementSibling ?? entry?.previousElementSibling;
  const same = [...(neighbour?.querySelectorAll('button') ?? [])].at(-1);
  return same ?? button.form?.querySelector('input') ?? null;
};
