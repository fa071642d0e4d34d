/** A product series: what decides which modules, colours, controllers and single products fit together (D1). */
export type Series = {
  readonly id: number;
  readonly name: string;
  /** A short word for paths and links, unique among the series: `simon-54`. */
  readonly tag: string;
};
