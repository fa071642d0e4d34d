/** The entries of an opened menu, in order. */
export const menuItems = (menu: HTMLElement): readonly HTMLElement[] => [
  ...menu.querySelectorAll<HTMLElement>('[role="menuitem"]'),
];

/** The entry that a key leads to from the one in focus; undefined where the key leads nowhere. */
export const nextMenuItem = (menu: HTMLElement, key: string): HTMLElement | undefined => {
  const items = menuItems(menu);
  const at = items.findIndex((item) => item === document.activeElement);
  switch (key) {
    case 'ArrowDown':
      return items[(at + 1) % items.length];
    case 'ArrowUp':
      return items.at(at <= 0 ? -1 : at - 1);
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
    default:
      return key.length === 1 && key !== ' '
        ? firstWith(key, [...items.slice(at + 1), ...items.slice(0, at + 1)])
        : undefined;
  }
};

const firstWith = (letter: string, items: readonly HTMLElement[]): HTMLElement | undefined =>
  items.find((item) => item.textContent.trim().toLocaleLowerCase().startsWith(letter.toLocaleLowerCase()));
