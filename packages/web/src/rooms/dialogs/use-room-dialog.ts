import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useProject } from '../../project/use-project.ts';
import type { RoomDialog } from './room-dialog.ts';

const route = getRouteApi('/projekt/$projectId/pomieszczenia');

export type OpenRoomDialog = {
  readonly dialog: RoomDialog | undefined;
  readonly openDialog: (dialog: RoomDialog) => void;
  readonly closeDialog: () => void;
};

/** The dialog over the rooms: opened on the screen, or asked for by the address (`singleProductSerie`). */
export const useRoomDialog = (): OpenRoomDialog => {
  const { openedGroupId, singleProductSerie } = route.useSearch();
  const { project } = useProject();
  const navigate = route.useNavigate();
  const [opened, openDialog] = useState<RoomDialog>();
  const closeDialog = (): void => {
    openDialog(undefined);
    if (singleProductSerie !== undefined) {
      void navigate({ search: { openedGroupId }, replace: true });
    }
  };
  const room = project.groups.find(({ id }) => id === openedGroupId);
  const asked: RoomDialog | undefined =
    singleProductSerie === undefined ? undefined : { kind: 'single-product', room, seriesTag: singleProductSerie };
  return { dialog: opened ?? asked, openDialog, closeDialog };
};
