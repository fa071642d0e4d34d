import { Plus } from 'lucide-react';
import type { ReactElement } from 'react';
import { nameProblemText } from '../forms/name-problem-text.ts';
import { useFieldForm } from '../forms/use-field-form.ts';
import { useTexts } from '../language/use-texts.ts';
import { Button } from '../ui/actions/button.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { useRoomChanges } from './changes/use-room-changes.ts';
import styles from './add-room-form.module.css';

/** Adds a room, which comes to the top of the list. */
export const AddRoomForm = (): ReactElement => {
  const texts = useTexts();
  const { rooms } = texts;
  const { createRoom } = useRoomChanges();
  const form = useFieldForm({
    start: '',
    problemOf: (name) => nameProblemText('room', name, texts),
    submit: createRoom,
  });
  return (
    <form className={styles['form']} aria-label={rooms.addRoomTitle} onSubmit={form.handleSubmit} noValidate>
      <TextField
        className={styles['name']}
        label={rooms.roomName}
        labelHidden
        placeholder={`${rooms.roomName} (${rooms.roomNamePlaceholder})`}
        value={form.value}
        onValue={form.setValue}
        onBlur={form.handleBlur}
        problem={form.problem}
        maxLength={200}
      />
      <Button type="submit" look="primary" icon={Plus} disabled={!form.isValid} busy={form.busy}>
        {rooms.addRoom}
      </Button>
    </form>
  );
};
