import type { EcatalogSearchResult, WireEcatalogProduct } from '@ramka/contract/wire/product';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Plus, SearchX } from 'lucide-react';
import type { ReactElement } from 'react';
import { call, callWithTag } from '../api/call.ts';
import { failureText } from '../api/failure.ts';
import { useTexts } from '../language/texts.ts';
import { useProject } from '../project/project-query.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState, QueryState } from '../ui/empty-state.tsx';
import styles from './catalogue-browser.module.css';
import { EcatalogueCard, ProductSection } from './product-cards.tsx';

export type BrowserResultsProps = {
  /** Undefined until the visitor asks for something. */
  readonly question: CatalogueQuestion | undefined;
  readonly onProduct: (product: WireEcatalogProduct) => void;
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
    const otherwise = question.kind === 'search' ? messages.storeFailed : messages.fetchFailed;
    return <QueryState failure={error && failureText(error, otherwise)} onRetry={() => void refetch()} />;
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

type FoundProductsProps = {
  readonly results: readonly EcatalogSearchResult[];
  readonly onProduct: (product: WireEcatalogProduct) => void;
};

/** Products of the e-catalogue to choose from; what the project has already is marked. */
const FoundProducts = ({ results, onProduct }: FoundProductsProps): ReactElement => {
  const { ecatalogue, common } = useTexts();
  const { ecatalogProducts } = useProject();
  const quantities = new Map(ecatalogProducts.map(({ catalogId, quantity }) => [catalogId, quantity]));
  const markOf = (product: WireEcatalogProduct): string | undefined => {
    const quantity = quantities.get(product.catalogId);
    return quantity === undefined ? undefined : ecatalogue.inProject(quantity);
  };
  return (
    <>
      {results.map(({ serie, category, products }) => (
        <ProductSection key={`${serie} ${category}`} title={serie ?? ecatalogue.otherSeries} detail={category}>
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

/** What the e-catalogue has to a question, by series and product group. */
type CatalogueAnswer = {
  readonly results: readonly EcatalogSearchResult[];
  /** Whether there was more than these 200 (docs/readings.md#r15). */
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
const useCatalogueAnswer = (question: CatalogueQuestion): UseQueryResult<CatalogueAnswer> =>
  useQuery({
    queryKey: ['ecatalogue', question],
    queryFn: ({ signal }) => ask(question, signal),
    placeholderData: keepPreviousData,
  });

/** What the visitor asks the e-catalogue for. */
export type CatalogueQuestion =
  | { readonly kind: 'category'; readonly id: number; readonly name: string }
  | { readonly kind: 'search'; readonly query: string };
