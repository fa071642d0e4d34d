import type { WireGroup } from '@ramka/contract/wire/project';
import { ChevronDown, Lock } from 'lucide-react';
import { memo, useEffect, useId, useRef, type ReactElement } from 'react';
import { useTexts } from '../../language/use-texts.ts';
import { roomCost } from '../../project/costs.ts';
import { useProject } from '../../project/use-project.ts';
import { Price } from '../../ui/display/price.tsx';
import { RoomButtons } from './room-buttons.tsx';
import type { RoomDialog } from '../dialogs/room-dialog.ts';
import { RoomEntriesGrid } from './room-entries-grid.tsx';
import { RoomMenu } from './room-menu.tsx';
import { useOpenPanel } from './use-open-panel.ts';
import styles from './room-panel.module.css';

export type RoomPanelProps = {
  readonly room: WireGroup;
  /** Whether the address asks for this room: it opens and comes into sight. */
  readonly asked: boolean;
  readonly onDialog: (dialog: RoomDialog) => void;
};

/** A room: its name, how much is in it, and its sets and products. */
export const RoomPanel = memo(({ room, asked, onDialog }: RoomPanelProps): ReactElement => {
  const { rooms } = useTexts();
  const loaded = useProject();
  const { open, toggle } = useOpenPanel(loaded.project.id, room.id, asked);
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (asked) {
      panel.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [asked]);
  return (
    <section ref={panel} className={styles['panel']} aria-labelledby={`${id}-name`}>
      <div className={styles['head']}>
        <h2 className={styles['heading']}>
          <button
            type="button"
            className={styles['toggle']}
            aria-expanded={open}
            aria-controls={`${id}-content`}
            onClick={toggle}
          >
            <ChevronDown className={styles['chevron']} aria-hidden />
            <span id={`${id}-name`} className={styles['name']}>
              {room.name}
            </span>
            <span className={styles['count']}>{rooms.entries(room.bundles.length + room.products.length)}</span>
          </button>
        </h2>
        {room.properties.mioData !== null && (
          <span className={styles['lock']}>
            <Lock aria-hidden />
            {rooms.locked}
          </span>
        )}
        <span>
          <span className="visually-hidden">{rooms.roomCost}: </span>
          <Price value={roomCost(loaded, room)} />
        </span>
        <RoomMenu room={room} onDialog={onDialog} />
      </div>
      <div id={`${id}-content`} className={styles['content']} hidden={!open}>
        <RoomEntriesGrid room={room} onDialog={onDialog} />
        <RoomButtons room={room} onDialog={onDialog} />
      </div>
    </section>
  );
});
RoomPanel.displayName = 'RoomPanel';
