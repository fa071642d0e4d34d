import type { Texts } from '@ramka/texts/texts';
import type { Editor } from '../state/editor-context.ts';

/** What carrying sees of the editor at the time when something happens. */
export type Surroundings = {
  readonly editor: Editor;
  readonly texts: Texts;
  readonly announce: (text: string) => void;
};
