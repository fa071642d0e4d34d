import type { KeyboardEvent } from 'react';

/** Arrows, Home and End go from card to card, as the cards lie on the screen. */
export const moveBetweenCards = (event: KeyboardEvent<HTMLElement>): void => {
  const here = event.currentTarget;
  const cards = [...(here.closest('[data-cards]')?.querySelectorAll('button') ?? [])];
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

/** Not all cards are asked where they lie: most are not laid out at all. */
const MOST_COLUMNS = 12;

const columnsOf = (cards: readonly HTMLElement[]): number => {
  const top = cards[0]?.getBoundingClientRect().top;
  return cards.slice(0, MOST_COLUMNS).filter((card) => card.getBoundingClientRect().top === top).length;
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
