/** JSON as far as an OpenAPI document needs it. */
export type JsonObject = { readonly [key: string]: unknown };
