import { editor } from './en/editor.ts';
import { messages } from './en/messages.ts';
import type { Texts } from './texts.ts';

export const en: Texts = { editor, messages };
