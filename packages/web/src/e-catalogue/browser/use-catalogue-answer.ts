import type { EcatalogSearchResult } from '@ramka/contract/wire/product';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { call, callWithTag } from '../../api/call.ts';
import type { CatalogueQuestion } from './catalogue-question.ts';

/** What the e-catalogue has to a question, by series and product group. */
export type CatalogueAnswer = {
  readonly results: readonly EcatalogSearchResult[];
  /** Whether there was more than these 200 (reading R15). */
  readonly more: boolean;
};

const ask = async (question: CatalogueQuestion, signal: AbortSignal): Promise<CatalogueAnswer> => {
  if (question.kind === 'search') {
    const { answer, more } = await callWithTag('searchEcatalog', { query: { query: question.query }, signal });
    return { results: answer, more };
  }
  const products = await call('listEcatalogProducts', { params: { categoryId: question.id }, signal });
  const [first] = products;
  return {
    results: first === undefined ? [] : [{ serie: first.serieName, category: question.name, products }],
    more: false,
  };
};

/** The answer to a question; while the next one is on its way the last one stays. */
export const useCatalogueAnswer = (question: CatalogueQuestion): UseQueryResult<CatalogueAnswer> =>
  useQuery({
    queryKey: ['ecatalogue', question],
    queryFn: ({ signal }) => ask(question, signal),
    placeholderData: keepPreviousData,
  });
