import type { z } from 'zod';
import type { Endpoint } from './endpoints/endpoint.ts';
import { catalogueEndpoints } from './endpoints/catalogue-endpoints.ts';
import { changeEndpoints, shareLinkEndpoints } from './endpoints/change-endpoints.ts';
import { documentEndpoints } from './endpoints/document-endpoints.ts';
import { fieldMetricsEndpoints } from './endpoints/field-metrics-endpoints.ts';
import { planningToolEndpoints, projectEndpoints, roomEndpoints, setEndpoints } from './endpoints/project-endpoints.ts';
import type { EndpointName } from './routes.ts';
import type { DocumentType } from './wire/document.ts';

/**
 * All endpoints of `routes` with their schemas. The server validates with them, and the OpenAPI description is
 * generated from them.
 */
export const endpoints = {
  ...catalogueEndpoints,
  ...projectEndpoints,
  ...roomEndpoints,
  ...setEndpoints,
  ...changeEndpoints,
  ...shareLinkEndpoints,
  ...documentEndpoints,
  ...fieldMetricsEndpoints,
  ...planningToolEndpoints,
} as const satisfies Record<EndpointName, Endpoint>;

/** The request body of an endpoint, as the client sends it. */
export type BodyOf<Name extends EndpointName> = (typeof endpoints)[Name] extends {
  readonly body: infer Body extends z.ZodType;
}
  ? z.input<Body>
  : undefined;

/** The query parameters of an endpoint, as the client sends them. */
export type QueryOf<Name extends EndpointName> = (typeof endpoints)[Name] extends {
  readonly query: infer Query extends z.ZodType;
}
  ? z.input<Query>
  : undefined;

/** The response of an endpoint in case of success. */
export type ResponseOf<Name extends EndpointName> = (typeof endpoints)[Name] extends {
  readonly response: infer Response extends z.ZodType;
}
  ? z.output<Response>
  : undefined;

/** The endpoints that return a file. */
export type FileEndpointName = {
  [Name in EndpointName]: (typeof endpoints)[Name] extends { readonly file: DocumentType } ? Name : never;
}[EndpointName];
