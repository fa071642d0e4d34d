import { editor } from './uk/editor.ts';
import { messages } from './uk/messages.ts';
import type { Texts } from './texts.ts';

export const uk: Texts = { editor, messages };
