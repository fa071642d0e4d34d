import { picturePath } from '@ramka/domain/drawing';
import type { Range } from '@ramka/domain/substitutes';
import { type ModuleCard, moduleChoiceOf, nameOfCard } from '@ramka/domain/set/modules';
import { choicePrice, ratingsOf } from '@ramka/domain/set/options';
import { SearchX } from 'lucide-react';
import { type KeyboardEvent, memo, type ReactElement, type ReactNode, useRef, useState } from 'react';
import { imageAddress } from '../../api/picture-addresses.ts';
import { useTexts } from '../../language/texts.ts';
import { ariaShortcut, isShortcut } from '../../platform/shortcuts.ts';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useNear } from '../../ui/media.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { DetailsButton } from '../editing/details-button.tsx';
import { useOpenDialog } from '../editing/editor.ts';
import { useDragActions, usePicked } from '../drag/drag-provider.tsx';
import styles from './module-cards.module.css';

export type ModuleCardsProps = {
  readonly cards: readonly ModuleCard[];
  /** Visible parts that several modules share. */
  readonly shared: ReadonlySet<number>;
  /** Whether the set has a seal; modules that rule it out are marked. */
  readonly sealed: boolean;
  readonly findRole: Range['findRole'];
  readonly pending: boolean;
  readonly query: string;
  /** Content shown if a search has no results. */
  readonly children: ReactNode;
};

/** The drawer's list of cards. Arrow keys move between cards. */
export const ModuleCards = memo((props: ModuleCardsProps): ReactElement => {
  const { cards, shared, sealed, findRole, pending, query, children } = props;
  const { drawer, announce } = useTexts().editor;
  const picked = usePicked();
  const isFiltered = useHasChanged(cards, pending);
  const results = useDebounced(query === '' && !isFiltered ? '' : announce.results(cards.length));
  const tabStop = cards.find((card) => isSame(card, picked)) ?? cards[0];
  if (cards.length === 0 && pending) return <CardPlaces />;
  return (
    <>
      <output className="visually-hidden">{results}</output>
      {cards.length === 0 && (query === '' ? <EmptyState icon={SearchX} title={drawer.none} /> : children)}
      <div className={styles['list']} data-cards="">
        {chunksOf(cards).map(({ first, chunk }) => (
          <CardChunk
            key={first}
            cards={chunk}
            shared={shared}
            sealed={sealed}
            findRole={findRole}
            picked={chunk.find((card) => isSame(card, picked)) ?? null}
            tabStop={tabStop && chunk.includes(tabStop) ? tabStop : null}
          />
        ))}
      </div>
    </>
  );
});

ModuleCards.displayName = 'ModuleCards';

/** Whether another category or colour has changed the list since it was first complete. */
const useHasChanged = (cards: readonly ModuleCard[], pending: boolean): boolean => {
  const [first, setFirst] = useState(pending ? undefined : cards);
  if (first === undefined && !pending) setFirst(cards);
  return first !== undefined && first !== cards;
};

/**
 * Cards per chunk. The size is divisible by one to four and by six columns, so that rows are full. The first chunk has
 * the cards near the visible ones, so that the second one does not load with it.
 */
const CHUNK_SIZE = 60;
const FIRST_CHUNK_SIZE = 24;

const chunksOf = (cards: readonly ModuleCard[]) =>
  Array.from(
    { length: Math.ceil(Math.max(0, cards.length - FIRST_CHUNK_SIZE) / CHUNK_SIZE) + Math.sign(cards.length) },
    (_, index) => {
      const end = FIRST_CHUNK_SIZE + index * CHUNK_SIZE;
      const first = Math.max(0, end - CHUNK_SIZE);
      return { first, chunk: cards.slice(first, end) };
    },
  );

const isSame = (card: ModuleCard, other: ModuleCard | null): boolean =>
  card.module.id === other?.module.id && card.visiblePart.id === other.visiblePart.id;

/** Placeholder cards while the modules are loading. */
const CardPlaces = (): ReactElement => (
  <ul className={styles['cards']} aria-busy>
    {Array.from({ length: 9 }, (_, index) => (
      <li key={index} className={styles['place']} />
    ))}
  </ul>
);

type CardChunkProps = Pick<ModuleCardsProps, 'cards' | 'shared' | 'sealed' | 'findRole'> & {
  /** The picked card if it belongs to this chunk. */
  readonly picked: ModuleCard | null;
  /** The card that is the tab stop, if it belongs to this chunk. */
  readonly tabStop: ModuleCard | null;
};

/**
 * A group of cards that the browser lays out and paints only when it is near the viewport. Distant chunks cost nothing
 * during a drag.
 */
const CardChunk = memo(({ cards, shared, picked, tabStop, ...facts }: CardChunkProps): ReactElement => {
  const chunk = useRef<HTMLUListElement>(null);
  const near = useNear(chunk);
  return (
    <ul ref={chunk} className={classNames(styles['cards'], styles['chunk'])} style={{ '--cards': cards.length }}>
      {cards.map((card) => (
        <li key={`${card.module.id} ${card.visiblePart.id}`} className={styles['item']}>
          <ModuleCardButton
            card={card}
            picked={card === picked}
            isTabStop={card === tabStop}
            near={near}
            signed={shared.has(card.visiblePart.id)}
            {...facts}
          />
          {near && <DetailsButton of={{ card }} name={nameOfCard(card)} />}
        </li>
      ))}
    </ul>
  );
});

CardChunk.displayName = 'CardChunk';

type ModuleCardButtonProps = Pick<ModuleCardsProps, 'sealed' | 'findRole'> & {
  readonly card: ModuleCard;
  readonly picked: boolean;
  /** Whether the card is the tab stop; arrow keys move to the others. */
  readonly isTabStop: boolean;
  /** Whether the card is near the viewport, so that its picture is loaded. */
  readonly near: boolean;
  /** Whether to show the module's own picture, because another module has the same visible part. */
  readonly signed: boolean;
};

/**
 * A card: a module with one of its visible parts (docs/readings.md#r18). It can be dragged. A click, double-click or
 * Enter places it, Shift+Enter fills every free slot, and Space picks it.
 */
const ModuleCardButton = memo((props: ModuleCardButtonProps): ReactElement => {
  const { card, picked, isTabStop, near, signed, sealed, findRole } = props;
  const { press, click, pick, place, fill } = useDragActions();
  const open = useOpenDialog();
  const { module, visiblePart } = card;
  const handleKey = (event: KeyboardEvent<HTMLElement>): void => {
    if (isShortcut(event, 'details')) open({ dialog: 'details', of: { card } });
    if (event.key === ' ') {
      event.preventDefault();
      if (!event.repeat) pick(card);
      return;
    }
    if (event.key !== 'Enter') {
      moveBetweenCards(event);
      return;
    }
    event.preventDefault();
    if (event.shiftKey) fill(card);
    else place(card, event.currentTarget);
  };
  return (
    <button
      type="button"
      className={styles['card']}
      data-card=""
      aria-keyshortcuts={ariaShortcut('details')}
      aria-pressed={picked}
      tabIndex={isTabStop ? 0 : -1}
      onPointerDown={(event) => press(event, { kind: 'card', card })}
      onClick={(event) => click(card, event.currentTarget)}
      onKeyDown={handleKey}
      // Firefox clicks a button when Space is released.
      onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
    >
      <Picture
        className={styles['picture']}
        src={imageAddress(picturePath.article(visiblePart))}
        alt=""
        asleep={!near}
      />
      {signed && (
        <Picture
          className={styles['sign']}
          src={imageAddress(picturePath.module(module.seriesTag, module.image))}
          alt=""
          asleep={!near}
        />
      )}
      <span className={styles['name']}>{nameOfCard(card)}</span>
      <Facts card={card} findRole={findRole} ruledOut={sealed && module.disablesIp44} />
      <span className={styles['symbol']} translate="no">
        {visiblePart.symbol}
      </span>
    </button>
  );
});

ModuleCardButton.displayName = 'ModuleCardButton';

type FactsProps = Pick<ModuleCardsProps, 'findRole'> & { readonly card: ModuleCard; readonly ruledOut: boolean };

/** Price of the module with its default options, its ratings, and a mark if it rules out the set's seal. */
const Facts = ({ card, findRole, ruledOut }: FactsProps): ReactElement => {
  const { seal } = useTexts();
  const choice = moduleChoiceOf(card);
  const ratings = ratingsOf(card.module, choice, { findRole });
  const price = choicePrice(card.module, choice);
  return (
    <span className={styles['facts']}>
      {ruledOut && (
        <span className={styles['ruled-out']} title={seal.rulesOut}>
          {seal.unsealed}
          <span className="visually-hidden">, {seal.rulesOut}, </span>
        </span>
      )}
      {price !== null && <Price value={price} />}
      {ratings.map((rating) => (
        <span key={rating} className={styles['rating']}>
          {rating}
        </span>
      ))}
    </span>
  );
};

/** Moves the focus between cards with the arrow keys, Home and End, following the layout on screen. */
export const moveBetweenCards = (event: KeyboardEvent<HTMLElement>): void => {
  const here = event.currentTarget;
  const cards = [...(here.closest('[data-cards]')?.querySelectorAll<HTMLElement>('button:not([data-details])') ?? [])];
  const next =
    cards[
      neighbourOf(
        cards.findIndex((card) => card === here),
        columnsOf(cards),
        cards.length,
        event.key,
      )
    ];
  if (!next) return;
  event.preventDefault();
  next.focus();
};

/** Upper limit of columns. Only this many cards are measured, because most cards are not laid out. */
const MAX_COLUMNS = 12;

const columnsOf = (cards: readonly HTMLElement[]): number => {
  const top = cards[0]?.getBoundingClientRect().top;
  return cards.slice(0, MAX_COLUMNS).filter((card) => card.getBoundingClientRect().top === top).length;
};

const neighbourOf = (here: number, columns: number, count: number, key: string): number => {
  const steps = new Map([
    ['ArrowLeft', here - 1],
    ['ArrowRight', here + 1],
    ['ArrowUp', here - columns],
    ['ArrowDown', here + columns],
    ['Home', 0],
    ['End', count - 1],
  ]);
  return steps.get(key) ?? -1;
};
