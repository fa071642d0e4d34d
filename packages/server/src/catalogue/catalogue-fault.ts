/** Every fault code. Codes are stable, because programs and `docs/catalogue-format.md` refer to them. */
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

export type FaultCode = (typeof allFaultCodes)[number];

export type CatalogueFault = {
  /** Path below the catalogue's folder. */
  readonly file: string;
  /** Position in the file: `$[3].name.cs`, or `line 17` of an NDJSON file; empty for the file itself. */
  readonly path: string;
  readonly code: FaultCode;
  /** In English. */
  readonly message: string;
};

export const fault = (file: string, path: string, code: FaultCode, message: string): CatalogueFault => ({
  file,
  path,
  code,
  message,
});

/** Every note code. Codes are stable, like fault codes. */
export const allNoteCodes = ['no-function', 'alike-components', 'same-name'] as const;

/** A remark about a valid catalogue. */
export type CatalogueNote = Omit<CatalogueFault, 'code'> & { readonly code: (typeof allNoteCodes)[number] };

/** Formats a fault or note for the command line. */
export const formatFault = ({ file, path, code, message }: CatalogueFault | CatalogueNote): string =>
  `${path === '' ? file : `${file} ${path}`}\n    ${message} [${code}]`;
