import { editor } from './pl/editor.ts';
import { messages } from './pl/messages.ts';

/** The Polish texts; the other languages follow their shape. */
export const pl = { editor, messages };
