import { apiError } from '@ramka/contract/wire/api-error';
import type { Answer } from './a-server.ts';

/** The code of a refused call, and the codes of its issues by their paths. */
export const problemOf = ({ status, body }: Answer): unknown => {
  const { code, issues = [] } = apiError.parse(body);
  return { status, code, issues: Object.fromEntries(issues.map(({ path, code }) => [path, code])) };
};
