import type { ModuleCard } from '@ramka/domain/set/modules/module-card';
import { SearchX } from 'lucide-react';
import { memo, type ReactElement } from 'react';
import { useTexts } from '../../language/use-texts.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { usePicked } from '../carrying/carrying-context.ts';
import { ModuleCardButton } from './module-card-button.tsx';
import styles from './module-cards.module.css';

export type ModuleCardsProps = {
  readonly cards: readonly ModuleCard[];
  readonly pending: boolean;
  readonly query: string;
};

/** The cards of the drawer. Arrows go from card to card. */
export const ModuleCards = memo(({ cards, pending, query }: ModuleCardsProps): ReactElement => {
  const { drawer, announce } = useTexts().editor;
  const picked = usePicked();
  if (cards.length === 0 && pending) return <CardPlaces />;
  if (cards.length === 0) {
    return <EmptyState icon={SearchX} title={query === '' ? drawer.none : drawer.noneFound(query)} />;
  }
  return (
    <>
      <output className="visually-hidden">{query === '' ? '' : announce.results(cards.length)}</output>
      <ul className={styles['cards']}>
        {cards.map((card) => (
          <li key={`${card.module.id} ${card.visiblePart.id}`} className={styles['item']}>
            <ModuleCardButton
              card={card}
              picked={picked?.module.id === card.module.id && picked.visiblePart.id === card.visiblePart.id}
            />
          </li>
        ))}
      </ul>
    </>
  );
});

ModuleCards.displayName = 'ModuleCards';

/** Places of cards that are still on their way. */
const CardPlaces = (): ReactElement => (
  <ul className={styles['cards']} aria-busy>
    {Array.from({ length: 9 }, (_, index) => (
      <li key={index} className={styles['place']} />
    ))}
  </ul>
);
