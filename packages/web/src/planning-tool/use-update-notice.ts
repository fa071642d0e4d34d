import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { failureText } from '../api/failure-text.ts';
import { useTexts } from '../language/use-texts.ts';
import { projectEvents } from '../project/events/project-events.ts';
import { useProjectEvent } from '../project/events/use-project-event.ts';
import { openProject } from '../project/opening/open-project.ts';
import { snackbars } from '../ui/feedback/snackbar-store.ts';
import { externalUpdates } from './external-updates.ts';

/**
 * Says that the planning tool has sent something new for as long as nobody answers, and reads the project anew where that
 * is wished; a set being edited stays as it is. Where the reading fails, it is offered again. Nothing of it outlives the
 * project on the screen.
 */
export const useUpdateNotice = (projectId: string): void => {
  const { planningTool: texts, messages } = useTexts();
  const queries = useQueryClient();
  const takeBack = useRef<() => void>(undefined);
  const onScreen = useRef<string>(undefined);

  const offer = (id: string): void => {
    takeBack.current = snackbars.notice(texts.updated, {
      label: texts.reload,
      perform: () => projectEvents.tell({ kind: 'reloadProject', projectId: id }),
    });
  };

  useProjectEvent('externalProjectUpdate', offer);
  useProjectEvent('reloadProject', (id) => {
    snackbars.clear();
    openProject(queries, id, 'anew').then(
      () => snackbars.success(texts.reloaded),
      (failure: unknown) => {
        snackbars.error(failureText(failure, messages.storeFailed));
        if (onScreen.current === id) offer(id);
      },
    );
  });
  useEffect(() => {
    onScreen.current = projectId;
    return () => {
      onScreen.current = undefined;
      externalUpdates.stop(projectId);
      takeBack.current?.();
    };
  }, [projectId]);
};
