import { matchesSearch } from '@ramka/domain/search';
import { useId, useState, type ReactElement } from 'react';
import { useTexts } from '../../language/use-texts.ts';
import type { RememberedProject } from '../../project/opening/remembered-projects.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { RememberedEntry, type RememberedEntryProps } from './remembered-entry.tsx';
import styles from './remembered-list.module.css';

/** How many projects are overlooked without a search. */
const SEARCHED_FROM = 6;

export type RememberedListProps = Pick<RememberedEntryProps, 'onOpen' | 'onForget'> & {
  /** Newest first; at least one. */
  readonly projects: readonly RememberedProject[];
};

/** The projects that this browser remembers: to open, to search when there are many, to forget. */
export const RememberedList = ({ projects, onOpen, onForget }: RememberedListProps): ReactElement => {
  const { newProject } = useTexts();
  const [query, setQuery] = useState('');
  const id = useId();
  const searched = projects.length > SEARCHED_FROM;
  const found = searched
    ? projects.filter((project) => matchesSearch(query, { name: project.name, symbols: [project.id] }))
    : projects;
  return (
    <section className={styles['section']} aria-labelledby={id}>
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
