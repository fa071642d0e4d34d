import { messages } from './en/messages.ts';
import type { Texts } from './texts.ts';

export const en: Texts = { messages };
