import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Plus, SearchX } from 'lucide-react';
import type { ReactElement } from 'react';
import { failureText, failureWithReason } from '../api/failure.ts';
import { type EcatalogueProduct, type FoundGroup, listEcatalogueProducts, searchEcatalogue } from '../api/products.ts';
import { useTexts } from '../language/texts.ts';
import { useProject } from '../project/project-query.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState, QueryState } from '../ui/empty-state.tsx';
import styles from './catalogue-browser.module.css';
import { EcatalogueCard, ProductSection } from './product-cards.tsx';

/** What the visitor asks the e-catalogue for. */
export type CatalogueQuestion =
  | { readonly kind: 'category'; readonly id: number; readonly name: string }
  | { readonly kind: 'search'; readonly query: string };

export type BrowserResultsProps = {
  /** Undefined until the visitor asks for something. */
  readonly question: CatalogueQuestion | undefined;
  readonly onProduct: (product: EcatalogueProduct) => void;
};

/** What the e-catalogue has to the visitor's question. */
export const BrowserResults = ({ question, onProduct }: BrowserResultsProps): ReactElement => {
  const { ecatalogue } = useTexts();
  return (
    <div className={styles['results']}>
      {question === undefined ? (
        <EmptyState title={ecatalogue.start} />
      ) : (
        <Answer question={question} onProduct={onProduct} />
      )}
    </div>
  );
};

type AnswerProps = { readonly question: CatalogueQuestion; readonly onProduct: BrowserResultsProps['onProduct'] };

const Answer = ({ question, onProduct }: AnswerProps): ReactElement => {
  const { ecatalogue, messages } = useTexts();
  const { data, error, refetch } = useCatalogueAnswer(question);
  if (error !== null || data === undefined) {
    const told =
      question.kind === 'search'
        ? failureText(error, messages.storeFailed)
        : failureWithReason(error, messages.fetchFailed);
    return <QueryState failure={error && told} onRetry={() => void refetch()} />;
  }
  if (data.results.length === 0) {
    return (
      <EmptyState icon={SearchX} title={ecatalogue.nothingFound}>
        {ecatalogue.nothingFoundText}
      </EmptyState>
    );
  }
  return (
    <>
      {data.more && <p className={styles['more']}>{ecatalogue.more}</p>}
      <FoundProducts results={data.results} onProduct={onProduct} />
    </>
  );
};

/** What the e-catalogue has to a question, by series and product group. */
type CatalogueAnswer = {
  readonly results: readonly FoundGroup[];
  /** Whether there was more than these 200 (docs/readings.md#r15). */
  readonly more: boolean;
};

/** The answer to a question; while the next one is on its way the last one stays. */
const useCatalogueAnswer = (question: CatalogueQuestion): UseQueryResult<CatalogueAnswer> =>
  useQuery({
    queryKey: ['ecatalogue', question],
    queryFn: ({ signal }) => ask(question, signal),
    placeholderData: keepPreviousData,
  });

const ask = async (question: CatalogueQuestion, signal: AbortSignal): Promise<CatalogueAnswer> => {
  if (question.kind === 'search') return searchEcatalogue(question.query, signal);
  const products = await listEcatalogueProducts(question.id, signal);
  const [first] = products;
  return {
    results: first === undefined ? [] : [{ seriesName: first.seriesName, groupName: question.name, products }],
    more: false,
  };
};

type FoundProductsProps = {
  readonly results: readonly FoundGroup[];
  readonly onProduct: (product: EcatalogueProduct) => void;
};

/** Products of the e-catalogue to choose from; what the project has already is marked. */
const FoundProducts = ({ results, onProduct }: FoundProductsProps): ReactElement => {
  const { ecatalogue, common } = useTexts();
  const { selections } = useProject();
  const quantities = new Map(selections.map(({ catalogId, quantity }) => [catalogId, quantity]));
  const markOf = (product: EcatalogueProduct): string | undefined => {
    const quantity = quantities.get(product.catalogId);
    return quantity === undefined ? undefined : ecatalogue.inProject(quantity);
  };
  return (
    <>
      {results.map(({ seriesName, groupName, products }) => (
        <ProductSection
          key={`${seriesName} ${groupName}`}
          title={seriesName ?? ecatalogue.otherSeries}
          detail={groupName}
        >
          {products.map((product) => (
            <EcatalogueCard key={product.catalogId} product={product} mark={markOf(product)}>
              <Button
                size="small"
                icon={Plus}
                aria-label={`${common.add}: ${product.symbol} ${product.name}`}
                onClick={() => onProduct(product)}
              >
                {common.add}
              </Button>
            </EcatalogueCard>
          ))}
        </ProductSection>
      ))}
    </>
  );
};
