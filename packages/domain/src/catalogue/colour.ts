/** "No colour": a switched-off box, or a part that fits every colour. No colour of a catalogue has this id. */
export const NO_COLOUR = 0;

/** A colour that a series' modules or boxes come in. */
export type Colour = {
  readonly id: number;
  readonly name: string;
  /** `#RRGGBB`, for the swatch. */
  readonly hexColor: string;
  /** Whether it is the antibacterial version of a colour; only some modules exist in one. */
  readonly antibacterial: boolean;
};
