import type { ReactElement } from 'react';
import { useTexts } from '../../language/use-texts.ts';
import { useProject } from '../../project/use-project.ts';
import { Select } from '../../ui/fields/select.tsx';

export type RoomSelectProps = { readonly roomId: number | null; readonly onRoom: (roomId: number) => void };

/** The choice of a room; says so where there is none yet. */
export const RoomSelect = ({ roomId, onRoom }: RoomSelectProps): ReactElement => {
  const { roomDialogs } = useTexts();
  const { project } = useProject();
  if (project.groups.length === 0) {
    return <p>{roomDialogs.roomNeeded}</p>;
  }
  return (
    <Select
      label={roomDialogs.room}
      placeholder={roomDialogs.chooseRoom}
      options={project.groups.map(({ id, name }) => ({ value: id, label: name }))}
      value={roomId}
      onValue={onRoom}
    />
  );
};
