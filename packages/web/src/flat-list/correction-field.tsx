import type { FlatListTexts } from '@ramka/texts/load-flat-list';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useTexts } from '../language/texts.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import styles from './list-preview.module.css';

type CorrectionFieldProps = {
  readonly words: FlatListTexts;
  readonly text: string;
  readonly onApply: (text: string) => void;
  readonly onClose: () => void;
};

/** The words of a row, edited in place. Enter applies them, Escape keeps the row as it is. */
export const CorrectionField = ({ words, text, onApply, onClose }: CorrectionFieldProps): ReactElement => {
  const { common } = useTexts();
  const [value, setValue] = useState(text);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const apply = (): void => {
    if (value.trim() !== '' && value !== text) onApply(value.trim());
    onClose();
  };
  return (
    <div className={styles['correction']}>
      <TextField
        ref={field}
        label={words.words}
        labelHidden
        value={value}
        onValue={setValue}
        maxLength={500}
        enterKeyHint="done"
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          // The dialog would be submitted or closed.
          event.preventDefault();
          event.stopPropagation();
          if (event.key === 'Enter') apply();
          else onClose();
        }}
      />
      <Button size="small" onClick={apply}>
        {words.apply}
      </Button>
      <Button size="small" variant="quiet" onClick={onClose}>
        {common.cancel}
      </Button>
    </div>
  );
};
