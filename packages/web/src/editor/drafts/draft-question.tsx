import { localeOf } from '@ramka/domain/text';
import type { ReactElement } from 'react';
import { useLanguage } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { ReadSet } from '../opening/read-set.ts';
import type { KeptDraft } from './read-kept-draft.ts';

export type DraftQuestionProps = {
  readonly open: boolean;
  readonly saved: ReadSet;
  readonly kept: KeptDraft;
  readonly onLoad: () => void;
  readonly onDiscard: () => void;
  /** Neither now: it will be offered again. */
  readonly onLater: () => void;
};

/** Offers what this browser kept of a set that was not saved: says which set, and since when. */
export const DraftQuestion = ({ open, saved, kept, onLoad, onDiscard, onLater }: DraftQuestionProps): ReactElement => {
  const { language, texts } = useLanguage();
  const { draft, newSet, unnamedSet } = texts.editor;
  const name = saved.set.name || kept.set.name || (saved.setId === null ? newSet : unnamedSet);
  const clock = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeStyle: 'short' });
  return (
    <Dialog
      open={open}
      onClose={onLater}
      title={draft.title}
      description={draft.text(name, kept.keptAt && clock.format(kept.keptAt))}
      keepOnOutsidePress
      footer={
        <>
          <Button onClick={onDiscard}>{draft.discard}</Button>
          <Button look="primary" data-autofocus="" onClick={onLoad}>
            {draft.load}
          </Button>
        </>
      }
    />
  );
};
