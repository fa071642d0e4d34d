import { Redo2, Undo2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTexts } from '../../language/texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useEditor } from '../state/editor-context.ts';

/** Undo and redo, each naming what it would take back or do again (R19). */
export const HistoryButtons = (): ReactElement => {
  const { editor: texts } = useTexts();
  const { history, undo, redo } = useEditor();
  const undone = history.past.at(-1);
  const redone = history.future[0];
  return (
    <>
      <IconButton
        icon={Undo2}
        label={undone ? texts.undo(texts.edits[undone.name]) : texts.undoShort}
        refusal={undone ? undefined : texts.nothingToUndo}
        onClick={undo}
      />
      <IconButton
        icon={Redo2}
        label={redone ? texts.redo(texts.edits[redone.name]) : texts.redoShort}
        refusal={redone ? undefined : texts.nothingToRedo}
        onClick={redo}
      />
    </>
  );
};
