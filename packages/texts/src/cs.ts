import { editor } from './cs/editor.ts';
import { messages } from './cs/messages.ts';
import type { Texts } from './texts.ts';

export const cs: Texts = { editor, messages };
