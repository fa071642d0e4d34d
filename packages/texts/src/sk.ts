import { messages } from './sk/messages.ts';
import type { Texts } from './texts.ts';

export const sk: Texts = { messages };
