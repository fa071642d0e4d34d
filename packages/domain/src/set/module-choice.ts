/** What was chosen in one group of a module's components. */
export type GroupChoice = {
  /** Id of the component; null where an optional group stays empty ("brak"). */
  readonly selectedId: number | null;
  /** Pieces; counts only where the group lets the user decide. */
  readonly quantity: number;
};

/** A module in a slot: which one, in which colour, with which visible part and options. */
export type ModuleChoice = {
  readonly moduleId: number;
  /** The swatch at the time of placing, or 0 for a part that fits every colour (D8). */
  readonly colourId: number;
  /** Id of the visible component; always one piece (D7). */
  readonly visibleComponentId: number;
  /** By group id. */
  readonly options: Readonly<Record<number, GroupChoice>>;
};
