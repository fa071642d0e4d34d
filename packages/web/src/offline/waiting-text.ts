import type { PageTexts } from '@ramka/texts/texts';
import { outbox } from './outbox.ts';

/** Returns the message for a queued change, depending on whether the device could store it beyond the page. */
export const queuedText = (projectId: string, messages: PageTexts['messages']): string =>
  outbox.isPersisted(projectId) ? messages.waits : messages.waitsInMemory;
