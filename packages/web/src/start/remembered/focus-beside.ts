/** Moves the focus off an entry that is about to go: to the same button of its neighbour, or else to the form's field. */
export const focusBeside = (button: HTMLButtonElement): void => {
  const entry = button.closest('li');
  const neighbour = entry?.nextElementSibling ?? entry?.previousElementSibling;
  const same = [...(neighbour?.querySelectorAll('button') ?? [])].at(-1);
  (same ?? button.form?.querySelector('input'))?.focus();
};
