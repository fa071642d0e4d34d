import type { z } from 'zod';
import type { Endpoint } from './endpoints/endpoint.ts';
import { catalogueEndpoints } from './endpoints/catalogue-endpoints.ts';
import { changeEndpoints, shareLinkEndpoints } from './endpoints/change-endpoints.ts';
import { documentEndpoints } from './endpoints/document-endpoints.ts';
import { planningToolEndpoints, projectEndpoints, roomEndpoints, setEndpoints } from './endpoints/project-endpoints.ts';
import type { EndpointName } from './routes.ts';
import type { DocumentType } from './wire/document.ts';

/** Every call of `routes`, with the schemas that the server validates with and that OpenAPI is made from. */
export const endpoints = {
  ...catalogueEndpoints,
  ...projectEndpoints,
  ...roomEndpoints,
  ...setEndpoints,
  ...changeEndpoints,
  ...shareLinkEndpoints,
  ...documentEndpoints,
  ...planningToolEndpoints,
} as const satisfies Record<EndpointName, Endpoint>;

/** What the caller sends as body of a call. */
export type BodyOf<Name extends EndpointName> = (typeof endpoints)[Name] extends {
  readonly body: infer Body extends z.ZodType;
}
  ? z.input<Body>
  : undefined;

/** What the caller sends as query of a call. */
export type QueryOf<Name extends EndpointName> = (typeof endpoints)[Name] extends {
  readonly query: infer Query extends z.ZodType;
}
  ? z.input<Query>
  : undefined;

/** What a call answers when it succeeds. */
export type ResponseOf<Name extends EndpointName> = (typeof endpoints)[Name] extends {
  readonly response: infer Response extends z.ZodType;
}
  ? z.output<Response>
  : undefined;

/** The calls that answer a file. */
export type FileEndpointName = {
  [Name in EndpointName]: (typeof endpoints)[Name] extends { readonly file: DocumentType } ? Name : never;
}[EndpointName];
