import type { ModuleCard } from '@ramka/domain/set/modules';
import { SearchX } from 'lucide-react';
import { memo, type ReactElement } from 'react';
import { useTexts } from '../../language/texts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { usePicked } from '../carrying/carrying-context.ts';
import { CardChunk } from './card-chunk.tsx';
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
      <div data-cards="">
        {chunksOf(cards).map(({ first, chunk }) => (
          <CardChunk key={first} cards={chunk} picked={chunk.find((card) => isSame(card, picked)) ?? null} />
        ))}
      </div>
    </>
  );
});

ModuleCards.displayName = 'ModuleCards';

/** Cards of a chunk: full rows, whether one to six stand side by side. */
const CHUNK_SIZE = 60;

const chunksOf = (cards: readonly ModuleCard[]) =>
  Array.from({ length: Math.ceil(cards.length / CHUNK_SIZE) }, (_, index) => {
    const first = index * CHUNK_SIZE;
    return { first, chunk: cards.slice(first, first + CHUNK_SIZE) };
  });

const isSame = (card: ModuleCard, other: ModuleCard | null): boolean =>
  card.module.id === other?.module.id && card.visiblePart.id === other.visiblePart.id;

/** Places of cards that are still on their way. */
const CardPlaces = (): ReactElement => (
  <ul className={styles['cards']} aria-busy>
    {Array.from({ length: 9 }, (_, index) => (
      <li key={index} className={styles['place']} />
    ))}
  </ul>
);
