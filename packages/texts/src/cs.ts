import { messages } from './cs/messages.ts';
import type { Texts } from './texts.ts';

export const cs: Texts = { messages };
