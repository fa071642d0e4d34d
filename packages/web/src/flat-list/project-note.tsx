import { NOTE_LENGTH } from '@ramka/domain/project-note';
import { loadFlatList } from '@ramka/texts/load-flat-list';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useLanguage } from '../language/texts.ts';
import { loadPart } from '../platform/lazy-part.ts';
import { changeNote } from '../project-changes/flat-list.ts';
import { useProjectChange } from '../project/use-project-change.ts';
import { Button } from '../ui/button.tsx';
import { useSubmit } from '../ui/form.ts';
import styles from './project-note.module.css';

type ProjectNoteProps = { readonly note: string; readonly className: string | undefined };

/** The note of the project, which contains the rows of lists that were not understood. An empty note disappears. */
export const ProjectNote = ({ note, className }: ProjectNoteProps): ReactElement | null => {
  const { language, texts } = useLanguage();
  const { data: words } = useQuery({
    queryKey: ['flat-list-texts', language],
    queryFn: () => loadPart(loadFlatList[language]),
    staleTime: Infinity,
  });
  const [text, setText] = useState(note);
  const change = useProjectChange(changeNote);
  const { busy, submit } = useSubmit(
    () => change({ note: text, message: words?.note.saved ?? '' }),
    () => {},
  );
  if (!words) return null;
  return (
    <form
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h2 id="project-note">{words.note.title}</h2>
      <p className="muted">{words.note.hint}</p>
      <textarea
        className={styles['note']}
        aria-labelledby="project-note"
        rows={Math.min(12, text.split('\n').length + 1)}
        maxLength={NOTE_LENGTH}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {text !== note && (
        <Button type="submit" busy={busy}>
          {texts.common.save}
        </Button>
      )}
    </form>
  );
};
