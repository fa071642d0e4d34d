/** Every kind of fault that a catalogue can have; stable, for programs and for `docs/catalogue-format.md`. */
export const allFaultCodes = [
  'missing-file',
  'unused-file',
  'bad-json',
  'missing-field',
  'unknown-field',
  'wrong-value',
  'missing-language',
  'duplicate-id',
  'duplicate-symbol',
  'duplicate-tag',
  'unknown-series',
  'unknown-article',
  'unknown-colour',
  'unknown-category',
  'unknown-subcategory',
  'unknown-frame-line',
  'unknown-product',
  'unknown-product-group',
  'unknown-price-list',
  'missing-price',
  'zero-price',
  'too-many-slots',
  'controller-slots-length',
  'controller-slot-beyond-third',
  'no-controller-slot',
  'variation-length',
  'unknown-touch-points',
  'duplicate-variation',
  'placeholder-count',
  'unresolved-panel',
  'no-visible-component',
  'no-component',
  'visible-component-in-group',
  'fits-no-line',
  'no-colour',
  'empty-default-colour',
  'empty-category',
  'missing-picture',
  'unsafe-picture',
  'unmeasured-picture',
  'wrong-picture-size',
] as const;

/** A stable name of a kind of fault. */
export type FaultCode = (typeof allFaultCodes)[number];

/** Something wrong with a catalogue, for whoever made it. */
export type CatalogueFault = {
  /** Path below the catalogue's folder. */
  readonly file: string;
  /** Where in the file: `$[3].name.cs`, or `line 17` of a file of lines; empty for the file itself. */
  readonly path: string;
  readonly code: FaultCode;
  /** In English. */
  readonly message: string;
};

/** Makes a fault. */
export const fault = (file: string, path: string, code: FaultCode, message: string): CatalogueFault => ({
  file,
  path,
  code,
  message,
});

/** A fault of a catalogue as the command prints it. */
export const describeFault = ({ file, path, code, message }: CatalogueFault): string =>
  `${path === '' ? file : `${file} ${path}`}\n    ${message} [${code}]`;
