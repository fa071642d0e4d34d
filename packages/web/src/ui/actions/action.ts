import type { LucideIcon } from 'lucide-react';

/** Something that the user can do here: one record feeds the menu, the toolbar and the keyboard. */
export type Action = {
  /** Unique among its neighbours. */
  readonly name: string;
  readonly label: string;
  readonly icon?: LucideIcon | undefined;
  /** For people: `Ctrl+Z`. */
  readonly shortcut?: string | undefined;
  /** Why it cannot be done now; undefined where it can. */
  readonly refusal?: string | undefined;
  /** Whether it is under way; its entry shows so. */
  readonly busy?: boolean;
  /** Whether it destroys something. */
  readonly danger?: boolean;
  readonly perform: () => void;
};
