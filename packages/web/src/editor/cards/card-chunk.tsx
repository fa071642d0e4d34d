import type { ModuleCard } from '@ramka/domain/set/modules';
import { memo, useEffect, useRef, useState, type ReactElement, type RefObject } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { ModuleCardButton } from './module-card-button.tsx';
import styles from './module-cards.module.css';

export type CardChunkProps = {
  readonly cards: readonly ModuleCard[];
  /** The picked card where it is one of these. */
  readonly picked: ModuleCard | null;
};

/** Cards that the browser lays out and draws together once they come near; the others cost a drag nothing. */
export const CardChunk = memo(({ cards, picked }: CardChunkProps): ReactElement => {
  const chunk = useRef<HTMLUListElement>(null);
  const near = useNear(chunk);
  return (
    <ul ref={chunk} className={classNames(styles['cards'], styles['chunk'])} style={{ '--cards': cards.length }}>
      {cards.map((card) => (
        <li key={`${card.module.id} ${card.visiblePart.id}`} className={styles['item']}>
          <ModuleCardButton card={card} picked={card === picked} near={near} />
        </li>
      ))}
    </ul>
  );
});

CardChunk.displayName = 'CardChunk';

/** How far outside of the window, or of the list that scrolls, pictures are asked for. */
const margin = { rootMargin: '600px', scrollMargin: '600px' };

/** Whether an element has come near what is in sight; stays so. */
const useNear = (element: RefObject<HTMLElement | null>): boolean => {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      margin,
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [near, element]);
  return near;
};
