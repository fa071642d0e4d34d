import { endpoints } from '@ramka/contract/endpoints';
import type { Endpoint } from '@ramka/contract/endpoints/endpoint';
import type { EndpointName } from '@ramka/contract/routes';
import type { z } from 'zod';
import { isRuleViolation } from './validation.ts';

/** The result of parsing a body in a worker thread: its lists as JSON texts of their items, or its errors. */
export type ParsedBody =
  | { readonly kind: 'no-json' }
  | {
      readonly kind: 'wrong';
      readonly issues: readonly z.core.$ZodIssue[];
      readonly hasShape: boolean;
      readonly moreIssues: number;
    }
  | {
      readonly kind: 'right';
      readonly plain: Readonly<Record<string, unknown>>;
      readonly lists: Readonly<Record<string, readonly string[]>>;
    };

/** Maximum nesting of a body. A deeply nested body could exhaust the memory of the thread. */
const MAX_DEPTH = 32;

/** Maximum number of returned issues; responses do not contain more. */
const MAX_ISSUES = 50;

/** Parses and validates a body by the schema of its endpoint. Runs in the thread of `largeBodyParser`. */
export function parseLargeBody({ name, body }: { readonly name: EndpointName; readonly body: Uint8Array }): ParsedBody {
  const call: Endpoint = endpoints[name];
  const text = Buffer.from(body).toString();
  if (call.body === undefined || isTooDeep(text)) return { kind: 'no-json' };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { kind: 'no-json' };
  }
  const answer = call.body.safeParse(json);
  return answer.success ? inChunks(Object(answer.data)) : invalid(answer.error.issues);
}

const invalid = (issues: Parameters<typeof isRuleViolation>[0][]): ParsedBody => ({
  kind: 'wrong',
  issues: issues.slice(0, MAX_ISSUES).map((issue) => structuredClone(issue)),
  hasShape: issues.every(isRuleViolation),
  moreIssues: Math.max(0, issues.length - MAX_ISSUES),
});

const inChunks = (read: Readonly<Record<string, unknown>>): ParsedBody => {
  const parts = Object.entries(read);
  const lists = parts.flatMap(([name, part]) =>
    Array.isArray(part) ? [[name, part.map((one) => JSON.stringify(one))] as const] : [],
  );
  return {
    kind: 'right',
    plain: Object.fromEntries(parts.filter(([, part]) => !Array.isArray(part))),
    lists: Object.fromEntries(lists),
  };
};

/** Whether brackets outside of strings are nested too deeply. Much cheaper than parsing. */
const isTooDeep = (text: string): boolean => {
  let depth = 0;
  let inText = false;
  for (let place = 0; place < text.length && depth <= MAX_DEPTH; place += 1) {
    const character = text.charCodeAt(place);
    if (inText) {
      if (character === BACKSLASH) place += 1;
      else if (character === QUOTE) inText = false;
    } else if (character === QUOTE) inText = true;
    else if (character === OPENING_BRACKET || character === OPENING_BRACE) depth += 1;
    else if (character === CLOSING_BRACKET || character === CLOSING_BRACE) depth -= 1;
  }
  return depth > MAX_DEPTH;
};

const [QUOTE, BACKSLASH, OPENING_BRACKET, CLOSING_BRACKET, OPENING_BRACE, CLOSING_BRACE] = [34, 92, 91, 93, 123, 125];
