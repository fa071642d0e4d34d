import type { ControllerSlot, Slot } from '@ramka/domain/catalogue';
import { createContext, useContext } from 'react';

/** A dialog of the editor, and what it is about. */
export type EditorDialog =
  | { readonly kind: 'options'; readonly slot: Slot }
  | { readonly kind: 'controller'; readonly slot: ControllerSlot }
  | { readonly kind: 'corner-box' }
  | { readonly kind: 'surface-box' }
  | { readonly kind: 'bill' }
  | { readonly kind: 'rename' }
  | { readonly kind: 'copy' }
  | { readonly kind: 'delete' };

export const OpenDialogContext = createContext<(dialog: EditorDialog) => void>(() => undefined);

/** Opens a dialog of the editor. */
export const useOpenDialog = (): ((dialog: EditorDialog) => void) => useContext(OpenDialogContext);
