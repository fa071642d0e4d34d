/** An article that a module is made of. */
export type Component = {
  readonly id: number;
  /** Its colour, or 0 where it fits every colour. */
  readonly colourId: number;
  readonly symbol: string;
  readonly name: string;
  readonly image: string;
};

/** A choice within a module: a mechanism, claws, a lamp (specification's sub-component, D9). */
export type ComponentGroup = {
  /** Unique within its module. */
  readonly id: number;
  readonly name: string;
  /** Pieces, unless the user decides. */
  readonly quantity: number;
  /** Whether something of it must be taken. */
  readonly required: boolean;
  /** Whether the user says how many. */
  readonly userDefinedQuantity: boolean;
  /** Ids of the components to choose from; at least one. The first is the default of a required group. */
  readonly components: readonly number[];
};

/** What goes into a slot: a switch, a socket, a dimmer. */
export type Module = {
  readonly id: number;
  readonly name: string;
  readonly image: string;
  readonly seriesTag: string;
  /** Id of the module subcategory that lists it. */
  readonly categoryId: number;
  /** Ids of the components that can be its visible part, in every colour (D7). */
  readonly visibleComponents: readonly number[];
  /** Every component by its id, visible or not. */
  readonly components: Readonly<Record<number, Component>>;
  readonly groups: readonly ComponentGroup[];
  /** Whether a set that holds it cannot be IP44. */
  readonly disablesIp44: boolean;
  /** Ids of the frame lines of its series that it does not fit. */
  readonly disabledFrameLines: readonly number[];
};
