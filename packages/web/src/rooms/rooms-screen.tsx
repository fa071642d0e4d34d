import { getRouteApi } from '@tanstack/react-router';
import { DoorOpen } from 'lucide-react';
import type { ReactElement } from 'react';
import { DownloadButton } from '../downloads/download-button.tsx';
import { useTexts } from '../language/use-texts.ts';
import { ScreenTitle } from '../page/screen-title.tsx';
import { ToolButton } from '../planning-tool/tool-button.tsx';
import { useProject } from '../project/use-project.ts';
import { ShopButton } from '../shop/shop-button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { AddRoomForm } from './add-room-form.tsx';
import { RoomDialogs } from './dialogs/room-dialogs.tsx';
import { RoomPanel } from './panel/room-panel.tsx';
import { TotalCost } from './total-cost.tsx';
import { useRoomDialog } from './dialogs/use-room-dialog.ts';
import styles from './rooms-screen.module.css';

const route = getRouteApi('/projekt/$projectId/pomieszczenia');

/** The rooms of a project and what is in them (specification §2, "Rooms list"). */
export const RoomsScreen = (): ReactElement => {
  const { rooms } = useTexts();
  const loaded = useProject();
  const { openedGroupId } = route.useSearch();
  const { dialog, openDialog, closeDialog } = useRoomDialog();
  const { groups } = loaded.project;
  return (
    <div className={styles['screen']}>
      <ScreenTitle screen={rooms.title} project={loaded.project.name} />
      <header className={styles['head']}>
        <h1 className={styles['title']}>{rooms.title}</h1>
        <TotalCost />
        <AddRoomForm />
        <div className={styles['downloads']}>
          <ToolButton />
          <ShopButton subject={{ kind: 'project' }} />
          <DownloadButton subject={{ kind: 'project' }} />
        </div>
      </header>
      {groups.length === 0 && (
        <EmptyState icon={DoorOpen} title={rooms.noRooms}>
          {rooms.noRoomsText}
        </EmptyState>
      )}
      <div className={styles['panels']}>
        {groups.map((room) => (
          <RoomPanel key={room.id} room={room} asked={room.id === openedGroupId} onDialog={openDialog} />
        ))}
      </div>
      <RoomDialogs dialog={dialog} onClose={closeDialog} />
    </div>
  );
};
