import { type Wall, wallColourPattern, wallIds, wallSurface } from '@ramka/domain/wall';
import type { WallTexts } from '@ramka/texts/load-walls';
import { type ReactElement, useState } from 'react';
import { changeWall } from '../project-changes/project.ts';
import { useRoomOfDialog } from '../project/dialog-subject.ts';
import { useProject } from '../project/project-query.ts';
import { useProjectChange } from '../project/use-project-change.ts';
import { RadioTile, Radios } from '../ui/fields/radios.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { wallStyle } from '../ui/wall-style.ts';
import styles from './wall-edit-dialog.module.css';

export type WallEditDialogProps = {
  readonly words: WallTexts;
  /** The room whose wall is changed; undefined for that of the project. */
  readonly roomId: number | undefined;
  readonly onClose: () => void;
};

/** Chooses the wall behind the sets of the project or of a room. */
export const WallEditDialog = ({ roomId, ...props }: WallEditDialogProps): ReactElement => {
  const { wall } = useProject();
  return roomId === undefined ? (
    <WallForm {...props} roomId={null} title={props.words.projectTitle} start={wall ?? null} none={props.words.none} />
  ) : (
    <OfRoom {...props} roomId={roomId} />
  );
};

const OfRoom = (props: WallEditDialogProps & { readonly roomId: number }): ReactElement | null => {
  const room = useRoomOfDialog(props.roomId, props.onClose);
  if (room === undefined) return null;
  const { asProject, roomTitle } = props.words;
  return <WallForm {...props} title={roomTitle(room.name)} start={room.wall ?? null} none={asProject} />;
};

type WallFormProps = Omit<WallEditDialogProps, 'roomId'> & {
  readonly roomId: number | null;
  readonly title: string;
  readonly start: string | null;
  /** Name of the choice without a wall of its own. */
  readonly none: string;
};

const WallForm = ({ words, roomId, title, start, none, onClose }: WallFormProps): ReactElement => {
  const project = useProject();
  const [wall, setWall] = useState<Wall | null>(() => knownWall(start));
  const [custom, setCustom] = useState<`#${string}`>(() => customColour(start));
  const change = useProjectChange(changeWall);
  return (
    <FormDialog
      title={title}
      description={words.note}
      width={580}
      onSubmit={() => change({ roomId, wall })}
      onClose={onClose}
    >
      <Radios label={title} className={styles['walls']}>
        <WallTile
          name={none}
          shown={roomId === null ? null : project.wall}
          chosen={wall === null}
          onChosen={() => setWall(null)}
        />
        {wallIds.map((id) => (
          <WallTile key={id} name={words.names[id]} shown={id} chosen={wall === id} onChosen={() => setWall(id)} />
        ))}
        <div className={styles['custom']}>
          <WallTile name={words.custom} shown={custom} chosen={wall === custom} onChosen={() => setWall(custom)} />
          <input
            type="color"
            className={styles['picker']}
            aria-label={words.pickCustom}
            value={custom}
            onChange={({ target }) => {
              setCustom(customColour(target.value));
              setWall(customColour(target.value));
            }}
          />
        </div>
      </Radios>
    </FormDialog>
  );
};

/** A stored wall; null if this version of the page does not know it. */
const knownWall = (wall: string | null): Wall | null =>
  wallIds.find((id) => id === wall) ?? (wallSurface(wall) === undefined ? null : customColour(wall));

/** A colour as the picker gives it; a neutral one for anything else. */
const customColour = (text: string | null): `#${string}` =>
  text !== null && wallColourPattern.test(text) ? `#${text.slice(1)}` : '#b9c4cf';

type WallTileProps = {
  readonly name: string;
  readonly shown: string | null | undefined;
  readonly chosen: boolean;
  readonly onChosen: () => void;
};

const WallTile = ({ name, shown, chosen, onChosen }: WallTileProps): ReactElement => (
  <RadioTile
    chosen={chosen}
    onChosen={onChosen}
    aria-label={name}
    className={styles['tile']}
    data-autofocus={chosen ? '' : undefined}
  >
    <span className={styles['face']} style={wallStyle(shown, 'swatch')} />
    <span className={styles['name']}>{name}</span>
  </RadioTile>
);
