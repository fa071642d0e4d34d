import { picturePath } from '@ramka/domain/picture-paths';
import type { ModuleCard } from '@ramka/domain/set/modules';
import { memo, type KeyboardEvent, type ReactElement } from 'react';
import { imageAddress } from '../../api/picture-addresses.ts';
import { Picture } from '../../ui/picture.tsx';
import { useCarryingActions } from '../carrying/carrying-context.ts';
import { moveBetweenCards } from './move-between-cards.ts';
import styles from './module-cards.module.css';

export type ModuleCardButtonProps = {
  readonly card: ModuleCard;
  readonly picked: boolean;
  /** Whether it is near enough to what is in sight for its picture. */
  readonly near: boolean;
};

/** A module with one of its visible parts: dragged, double-clicked, picked by a click or Space, placed by Enter (R18). */
export const ModuleCardButton = memo(({ card, picked, near }: ModuleCardButtonProps): ReactElement => {
  const { press, pick, letGo, place } = useCarryingActions();
  const { module, visiblePart } = card;
  const handleKey = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'Enter') {
      moveBetweenCards(event);
      return;
    }
    event.preventDefault();
    place(card, event.currentTarget);
  };
  return (
    <button
      type="button"
      className={styles['card']}
      data-card=""
      aria-pressed={picked}
      onPointerDown={(event) => press(event, { kind: 'card', card })}
      onClick={(event) => event.detail < 2 && (picked ? letGo() : pick(card, event.currentTarget))}
      onDoubleClick={(event) => place(card, event.currentTarget)}
      onKeyDown={handleKey}
    >
      <Picture
        className={styles['picture']}
        src={imageAddress(picturePath.article(visiblePart))}
        alt=""
        asleep={!near}
      />
      <span className={styles['name']}>{module.name}</span>
      <span className={styles['symbol']}>{visiblePart.symbol}</span>
    </button>
  );
});

ModuleCardButton.displayName = 'ModuleCardButton';
