/** Types of the used part of `subset-font`; the published types lack `keepFeatures`. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: {
      readonly targetFormat: 'woff2';
      readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
      readonly keepFeatures: readonly string[];
    },
  ): Promise<Buffer>;
}
