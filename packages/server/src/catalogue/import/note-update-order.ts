import type { ImportUpdate } from './import-record.ts';
import type { Notebook } from './notebook.ts';

/** Tells of an update that does not follow what the catalogue has taken: `taken` updates since it came whole. */
export const noteUpdateOrder = (
  { previous, at }: ImportUpdate,
  taken: number | undefined,
  note: Notebook['add'],
): void => {
  if (previous === undefined || taken === undefined || previous === taken) return;
  const said = `The file says that ${updatesOf(previous)} came before it, and the catalogue has taken ${updatesOf(taken)}`;
  const why = previous > taken ? 'some may be missing' : 'it may have been imported before';
  note('update-out-of-order', at, `${said}: ${why}.`);
};

const updatesOf = (count: number): string => (count === 1 ? '1 update' : `${count} updates`);
