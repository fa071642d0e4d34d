import { editor } from './sk/editor.ts';
import { messages } from './sk/messages.ts';
import type { Texts } from './texts.ts';

export const sk: Texts = { editor, messages };
