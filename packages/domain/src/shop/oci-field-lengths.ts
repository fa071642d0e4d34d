/** How many characters the fields of OCI 5.0 hold that Ramka fills. */
export const ociFieldLengths = {
  DESCRIPTION: 40,
  QUANTITY: 15,
  UNIT: 3,
  PRICE: 15,
  CURRENCY: 5,
  PRICEUNIT: 9,
  VENDORMAT: 40,
  MANUFACTMAT: 40,
  EXT_QUOTE_ID: 35,
} as const;
