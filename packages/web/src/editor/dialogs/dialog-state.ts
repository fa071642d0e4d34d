/** Whether a dialog is in sight, and how it asks to leave. */
export type DialogState = { readonly open: boolean; readonly onClose: () => void };
