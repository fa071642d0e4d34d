import type { PageTexts } from '@ramka/texts/texts';
import { outbox } from './outbox.ts';

/** Reports a queued change: whether it outlives the page depends on what the device could store. */
export const waitingText = (projectId: string, messages: PageTexts['messages']): string =>
  outbox.isPersisted(projectId) ? messages.waits : messages.waitsInMemory;
