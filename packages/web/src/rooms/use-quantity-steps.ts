import { LARGEST_QUANTITY } from '@ramka/domain/quantity';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Project } from '../api/project.ts';
import { onPageHidden } from '../platform/page-visibility.ts';
import { changeRoomProduct, changeRoomSet, type EntryInRoom, type EntryList } from '../project-changes/room-entries.ts';
import { delayChange, isDelayed, sendAllDelayed, sendDelayed } from '../project/delayed-changes.ts';
import { optimisticUpdates, projectQuery, useProjectId } from '../project/project-query.ts';
import { useProjectChange } from '../project/use-project-change.ts';

/** Milliseconds without a click before the quantity is sent. */
const PAUSE = 450;

/** A quantity that the server has not confirmed yet. */
type ChosenQuantity = {
  /** The server's quantity, as far as the page knows. */
  confirmed: number;
  requests: number;
  /** Shows the chosen quantity, even over project data that is loaded meanwhile. */
  update: (project: Project) => Project;
};

/** By entry, so that a card that is mounted again continues with its quantity. */
const chosenQuantities = new Map<string, ChosenQuantity>();

/**
 * Changes the quantity of a room's entry by one. The query cache contains the new quantity immediately. It is sent
 * after a pause without clicks, before any other change, and when the card is unmounted or the page is left. A quantity
 * that cannot be saved is rolled back, unless another one was chosen meanwhile.
 */
export const useQuantitySteps = ({
  roomId,
  list,
  entry,
}: EntryInRoom & { readonly list: EntryList }): ((step: 1 | -1) => void) => {
  const projectId = useProjectId();
  const queries = useQueryClient();
  const declared = list === 'sets' ? changeRoomSet : changeRoomProduct;
  const change = useProjectChange(declared);
  const { queryKey } = projectQuery(projectId);
  const key = [projectId, roomId, list, entry.id].join(' ');
  const inputOf = (quantity: number) => ({ roomId, entry: { id: entry.id, quantity } });
  const show = (update: (project: Project) => Project): void =>
    void queries.setQueryData(queryKey, (project) => project && update(project));
  const updateTo = (quantity: number) => {
    const request = declared.request(inputOf(quantity));
    return (project: Project): Project => declared.apply(project, request, []);
  };

  const send = async (chosen: ChosenQuantity, quantity: number): Promise<void> => {
    const isChange = quantity !== chosen.confirmed || chosen.requests > 0;
    chosen.requests += 1;
    const isSaved = !isChange || (await change(inputOf(quantity)));
    chosen.requests -= 1;
    if (isSaved) chosen.confirmed = quantity;
    if (isDelayed(key) || chosen.requests > 0) return;
    chosenQuantities.delete(key);
    optimisticUpdates.delete(chosen.update);
    if (!isSaved) show(updateTo(chosen.confirmed));
  };

  useEffect(() => {
    const stop = onPageHidden(sendAllDelayed);
    return () => {
      stop();
      sendDelayed(key);
    };
  }, [key]);

  return (step) => {
    const entries = queries.getQueryData(queryKey)?.rooms.find(({ id }) => id === roomId)?.[list] ?? [];
    const present = entries.find(({ id }) => id === entry.id)?.quantity ?? entry.quantity;
    const quantity = Math.min(Math.max(present + step, 1), LARGEST_QUANTITY);
    const update = updateTo(quantity);
    const chosen = chosenQuantities.get(key) ?? { confirmed: present, requests: 0, update };
    optimisticUpdates.delete(chosen.update);
    chosen.update = update;
    optimisticUpdates.set(update, projectId);
    chosenQuantities.set(key, chosen);
    show(update);
    delayChange(key, () => void send(chosen, quantity), PAUSE);
  };
};
