import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import { failureText, failureWithReason, readingFailure } from '../api/failure.ts';
import { type EcatalogueProduct, type FoundGroup, listEcatalogueProducts, searchEcatalogue } from '../api/products.ts';
import { useTexts } from '../language/texts.ts';
import { EmptyState, QueryState } from '../ui/empty-state.tsx';
import { ArticleCard, useSharedByCards } from './article-card.tsx';
import { articlesOf } from './articles.ts';
import styles from './catalogue-browser.module.css';
import { ownSeriesFirst, useOwnSeries } from './own-series.ts';
import { WindowedGrid } from './windowed-grid.tsx';

/** A query of the e-catalogue. */
type CatalogueQuestion =
  | { readonly kind: 'category'; readonly id: number; readonly name: string }
  | { readonly kind: 'search'; readonly query: string };

export type BrowserResultsProps = {
  readonly question: CatalogueQuestion;
  readonly onProduct: (product: EcatalogueProduct) => void;
  /** Content below the empty state. */
  readonly children: ReactNode;
};

/** The results of a query. */
export const BrowserResults = ({ question, onProduct, children }: BrowserResultsProps): ReactElement => {
  const { messages, ecatalogue } = useTexts();
  const { data, error, refetch, isPlaceholderData } = useCatalogueAnswer(question);
  const answer = error === null ? data : undefined;
  const own = useOwnSeries();
  const results = answer && ownSeriesFirst(answer.results, ({ seriesName }) => seriesName, own);
  const count = answer?.results.reduce((sum, { products }) => sum + products.length, 0);
  const failure = question.kind === 'search' ? failureText : failureWithReason;
  const sentence = question.kind === 'search' ? messages.storeFailed : messages.fetchFailed;
  return (
    <>
      {/* Rendered empty at first, because screen readers announce changes of existing elements only. */}
      <output className="visually-hidden">
        {count === undefined || isPlaceholderData ? '' : ecatalogue.found(count)}
      </output>
      {!answer && (
        <QueryState
          failure={error && failure(error, readingFailure(error, messages, sentence))}
          onRetry={() => void refetch()}
        />
      )}
      {count === 0 && (
        <>
          <EmptyState icon={SearchX} title={ecatalogue.nothingFound}>
            {ecatalogue.nothingFoundText}
          </EmptyState>
          {children}
        </>
      )}
      {answer?.more === true && <p className={styles['more']}>{ecatalogue.more}</p>}
      {results?.map((group) => (
        <FoundSection key={`${group.seriesName} ${group.groupName}`} group={group} onProduct={onProduct} />
      ))}
    </>
  );
};

/** The response to a query, grouped by series and product group. */
type CatalogueAnswer = {
  readonly results: readonly FoundGroup[];
  /** Whether there are more than the 200 results returned (docs/readings.md#r15). */
  readonly more: boolean;
};

/** Requests the results. While a search text is typed, the previous results remain until the next ones have loaded. */
const useCatalogueAnswer = (question: CatalogueQuestion): UseQueryResult<CatalogueAnswer> =>
  useQuery({
    queryKey: ['ecatalogue', question],
    queryFn: ({ signal }) => requestResults(question, signal),
    ...(question.kind === 'search' && { placeholderData: keepPreviousData }),
    // Skipped for performance: responses are large and rarely equal in part.
    structuralSharing: false,
  });

const requestResults = async (question: CatalogueQuestion, signal: AbortSignal): Promise<CatalogueAnswer> => {
  if (question.kind === 'search') return searchEcatalogue(question.query, signal);
  const products = await listEcatalogueProducts(question.id, signal);
  const [first] = products;
  return {
    results: first === undefined ? [] : [{ seriesName: first.seriesName, groupName: question.name, products }],
    more: false,
  };
};

type FoundSectionProps = { readonly group: FoundGroup; readonly onProduct: BrowserResultsProps['onProduct'] };

/** Results of one product group, with a card per article. */
const FoundSection = ({ group, onProduct }: FoundSectionProps): ReactElement => {
  const { ecatalogue } = useTexts();
  const { seriesName, groupName, products } = group;
  const articles = useMemo(() => articlesOf(products), [products]);
  const shared = useSharedByCards();
  return (
    <section className={styles['section']}>
      <h2 className={styles['title']}>
        {seriesName ?? ecatalogue.otherSeries}
        <span className={styles['detail']}>{groupName}</span>
      </h2>
      <WindowedGrid entries={articles} keyOf={({ variants }) => variants[0]?.product.catalogId ?? 0}>
        {(article) => <ArticleCard article={article} shared={shared} onProduct={onProduct} />}
      </WindowedGrid>
    </section>
  );
};
