import type { ReactElement } from 'react';
import { useTexts } from '../../language/texts.ts';
import { useEditor } from '../state/editor-context.ts';
import styles from './editor-bar.module.css';

export type NameFieldProps = {
  /** Whether the name is the screen's heading too. */
  readonly heading: boolean;
  readonly isNew: boolean;
};

/** The set's name, typed where it stands. */
export const NameField = ({ heading, isNew }: NameFieldProps): ReactElement => {
  const { editor: texts } = useTexts();
  const { draft, edit } = useEditor();
  return (
    <>
      {heading && <h1 className="visually-hidden">{draft.set.name || (isNew ? texts.newSet : texts.unnamedSet)}</h1>}
      <input
        className={styles['name']}
        aria-label={texts.setName}
        placeholder={isNew ? texts.newSet : texts.unnamedSet}
        autoComplete="off"
        maxLength={120}
        value={draft.set.name}
        onChange={(event) => edit({ kind: 'rename', name: event.target.value })}
      />
    </>
  );
};
