import type { WireEcatalogProduct } from '@ramka/contract/wire/product';
import { SearchX } from 'lucide-react';
import type { ReactElement } from 'react';
import { failureText } from '../../api/failure-text.ts';
import { useTexts } from '../../language/use-texts.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import type { CatalogueQuestion } from './catalogue-question.ts';
import { FoundProducts } from './found-products.tsx';
import { useCatalogueAnswer } from './use-catalogue-answer.ts';
import styles from './catalogue-browser.module.css';

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
