import { graphemeCount } from './grapheme-count.ts';

/** The fewest characters that the e-catalogue is searched for (specification §9). */
const SHORTEST_QUERY = 3;

/** Whether a query is long enough for the e-catalogue: 3 characters or more, as a person counts them (R15). */
export const canSearchFor = (query: string): boolean => graphemeCount(query.trim()) >= SHORTEST_QUERY;
