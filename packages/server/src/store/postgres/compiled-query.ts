import { createHash } from 'node:crypto';
import { createQueryId, PostgresQueryCompiler } from 'kysely';
import type { QueryConfig } from 'pg';
import type { AnyQuery } from '../operation.ts';
import type { Query } from '../query.ts';
import { Placeholder, type PreparedQuery } from '../prepared.ts';

type Template = { readonly name: string; readonly text: string; readonly parameters: readonly unknown[] };

const compiler = new PostgresQueryCompiler();
const templates = new WeakMap<Query, Template>();

/** A query as PostgreSQL takes it; one that was prepared is parsed once on each connection. */
export const compiledQuery = (query: AnyQuery): QueryConfig => {
  if ('template' in query) return filledQuery(query);
  const { sql, parameters } = compiler.compileQuery(query.toOperationNode(), createQueryId());
  return { text: sql, values: [...parameters] };
};

const filledQuery = ({ template, values }: PreparedQuery): QueryConfig => {
  const known = templates.get(template) ?? compiledTemplate(template);
  templates.set(template, known);
  return {
    name: known.name,
    text: known.text,
    values: known.parameters.map((value) => (value instanceof Placeholder ? values[value.name] : value)),
  };
};

/** The name says everything of the text, so that connections shared by a pooler never mix two of them up. */
const compiledTemplate = (template: Query): Template => {
  const { sql, parameters } = compiler.compileQuery(template.toOperationNode(), createQueryId());
  return { name: createHash('sha256').update(sql).digest('base64url').slice(0, 22), text: sql, parameters };
};
