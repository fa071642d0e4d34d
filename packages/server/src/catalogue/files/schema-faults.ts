import { allLanguages } from '@ramka/domain/text';
import type { z } from 'zod';
import { type CatalogueFault, fault, type FaultCode } from '../catalogue-fault.ts';
import { jsonPath } from './json-path.ts';

type Issue = z.core.$ZodIssue;

/** What a value breaks of its schema, told as faults of the file at `path`. */
export const schemaFaults = (file: string, path: string, value: unknown, issues: readonly Issue[]): CatalogueFault[] =>
  issues.flatMap((issue) => {
    const branch = issue.code === 'invalid_union' ? bestBranch(issue.errors) : [];
    if (branch.length > 0) return schemaFaults(file, jsonPath(path, issue.path), valueAt(value, issue.path), branch);
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [undefined];
    return keys.map((key) => {
      const place = key === undefined ? issue.path : [...issue.path, key];
      return fault(file, jsonPath(path, place), codeOf(issue, value), issue.message);
    });
  });

/** The branch of a union that the value was most likely meant as: the one that it breaks least. */
const bestBranch = (branches: readonly (readonly Issue[])[]): readonly Issue[] =>
  branches.toSorted((one, other) => distance(one) - distance(other))[0] ?? [];

const WRONG_TYPE_ALTOGETHER = 100;

const distance = (issues: readonly Issue[]): number =>
  issues.reduce((sum, issue) => {
    if (issue.code === 'unrecognized_keys') return sum + issue.keys.length;
    return sum + (issue.code === 'invalid_type' && issue.path.length === 0 ? WRONG_TYPE_ALTOGETHER : 1);
  }, 0);

const codeOf = (issue: Issue, value: unknown): FaultCode => {
  if (issue.code === 'unrecognized_keys') return 'unknown-field';
  if (issue.code !== 'invalid_type' || valueAt(value, issue.path) !== undefined) return 'wrong-value';
  return allLanguages.some((language) => language === issue.path.at(-1)) ? 'missing-language' : 'missing-field';
};

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
