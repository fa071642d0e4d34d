/** The electronics behind one slot of a glass panel. */
export type Controller = {
  /** The article's id. */
  readonly id: number;
  /** Its id in the e-catalogue (D16). */
  readonly catalogId: number;
  readonly symbol: string;
  readonly name: string;
  readonly image: string;
  /** How many circles it answers to: 1 to 4. */
  readonly touchPoints: number;
};
