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
  'unknown-function',
  'unknown-role',
  'unknown-attribute',
  'unknown-family',
  'unknown-finish',
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
  'duplicate-role',
  'fits-no-line',
  'no-colour',
  'empty-default-colour',
  'empty-category',
  'missing-picture',
  'unsafe-picture',
  'unmeasured-picture',
  'wrong-picture-size',
  'contradictory-functions',
  'circular-functions',
] as const;

/** A stable name of a kind of fault. */
export type FaultCode = (typeof allFaultCodes)[number];

/** An error in a catalogue. */
export type CatalogueFault = {
  /** Path below the catalogue's folder. */
  readonly file: string;
  /** Place in the file: `$[3].name.cs`, or `line 17` of an NDJSON file; empty for the file itself. */
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

/** Every kind of note on a catalogue; stable, as the kinds of faults are. */
export const allNoteCodes = ['no-function', 'alike-components', 'same-name'] as const;

/** A note on a catalogue that is valid. */
export type CatalogueNote = Omit<CatalogueFault, 'code'> & { readonly code: (typeof allNoteCodes)[number] };

/** A fault of a catalogue, or a note on it, as the command prints it. */
export const describeFault = ({ file, path, code, message }: CatalogueFault | CatalogueNote): string =>
  `${path === '' ? file : `${file} ${path}`}\n    ${message} [${code}]`;
