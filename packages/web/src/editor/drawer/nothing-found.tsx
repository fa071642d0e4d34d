import type { Colour } from '@ramka/domain/catalogue';
import { canSearchFor } from '@ramka/domain/search';
import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { ecatalogueSearchQuery } from '../../api/products.ts';
import { useTexts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useGoToStep } from '../editing/steps.ts';
import styles from './nothing-found.module.css';

export type NothingFoundProps = {
  readonly query: string;
  /** Other colours of the series with the number of modules found in each. */
  readonly otherColours: readonly { readonly colour: Colour; readonly count: number }[];
  readonly seriesName: string;
  readonly onColour: (colour: Colour) => void;
};

/** Empty state of a search in the chosen colour: offers other colours or, if there are none, names other series. */
export const NothingFound = (props: NothingFoundProps): ReactElement => {
  const { query, otherColours, onColour } = props;
  const { drawer } = useTexts().editor;
  return (
    <EmptyState icon={SearchX} title={drawer.noneFound(query)}>
      <div className={styles['offers']}>
        {otherColours.length > 0 ? (
          <Offer title={drawer.inOtherColours}>
            {otherColours.map(({ colour, count }) => (
              <Button key={colour.id} size="small" onClick={() => onColour(colour)}>
                <span className={styles['swatch']} style={{ backgroundColor: colour.hexColor }} aria-hidden />
                {drawer.foundIn(colour.name, count)}
              </Button>
            ))}
          </Offer>
        ) : (
          <OtherSeries query={query} own={props.seriesName} />
        )}
      </div>
    </EmptyState>
  );
};

type OfferProps = { readonly title: string; readonly children: ReactNode };

const Offer = ({ title, children }: OfferProps): ReactElement => (
  <fieldset className={styles['offer']}>
    <legend className={styles['title']}>{title}</legend>
    <div className={styles['choices']}>{children}</div>
  </fieldset>
);

type OtherSeriesProps = { readonly query: string; readonly own: string };

/** Names other series whose products match the search. A button leads to step 1, where the series is chosen. */
const OtherSeries = ({ query, own }: OtherSeriesProps): ReactElement | null => {
  const { drawer } = useTexts().editor;
  const goToStep = useGoToStep();
  const { data } = useQuery({ ...ecatalogueSearchQuery(query), enabled: canSearchFor(query) });
  const series = new Set((data?.results ?? []).flatMap(({ seriesName }) => seriesName ?? []));
  series.delete(own);
  if (series.size === 0) return null;
  return (
    <Offer title={drawer.inOtherSeries}>
      <p className={styles['names']}>{[...series].join(', ')}</p>
      <Button size="small" onClick={() => goToStep('line')}>
        {drawer.changeSeries}
      </Button>
    </Offer>
  );
};
