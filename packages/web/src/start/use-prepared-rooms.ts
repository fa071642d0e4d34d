import { useRouter } from '@tanstack/react-router';

/** Fetches the code of the rooms screen ahead: called when the visitor turns to a form that leads there. */
export const usePreparedRooms = (): (() => void) => {
  const router = useRouter();
  const { '/projekt/$projectId': shell, '/projekt/$projectId/pomieszczenia': rooms } = router.routesById;
  return () => {
    void router.loadRouteChunk(shell);
    void router.loadRouteChunk(rooms);
  };
};
