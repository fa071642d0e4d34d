import { Save } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTexts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { saveRefusal } from '../saving/save-refusal.ts';
import { useEditor } from '../state/editor-context.ts';
import styles from './editor-bar.module.css';

export type SaveButtonProps = {
  readonly busy: boolean;
  readonly dirty: boolean;
  /** Whether the screen asks for something else first, which then stands out instead. */
  readonly second: boolean;
  readonly onSave: () => void;
};

/** Saves the set; says that it has unsaved changes, or why it cannot be saved now (specification §2). */
export const SaveButton = ({ busy, dirty, second, onSave }: SaveButtonProps): ReactElement => {
  const texts = useTexts();
  const { draft, catalogue } = useEditor();
  const { save } = texts.editor;
  const refusal = saveRefusal(draft, dirty, catalogue, texts);
  const button = (
    <Button look={second ? 'plain' : 'primary'} icon={Save} busy={busy} refusal={refusal} onClick={onSave}>
      {save.save}
      {dirty && <span className={styles['unsaved']} aria-hidden />}
    </Button>
  );
  return refusal === undefined ? <Tooltip text={save.unsaved}>{button}</Tooltip> : button;
};
