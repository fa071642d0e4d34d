import { messages } from './uk/messages.ts';
import type { Texts } from './texts.ts';

export const uk: Texts = { messages };
