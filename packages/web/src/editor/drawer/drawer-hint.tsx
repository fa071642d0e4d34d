import type { ReactElement } from 'react';
import { useTexts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { useAwaiting, useCarryingActions, usePicked } from '../carrying/carrying-context.ts';
import styles from './module-drawer.module.css';

/** How to place a module; while one is picked or a slot awaits one, which, and the way back. */
export const DrawerHint = (): ReactElement => {
  const { drawer } = useTexts().editor;
  const picked = usePicked();
  const awaiting = useAwaiting();
  const { letGo } = useCarryingActions();
  const waiting = picked ? drawer.picked(picked.module.name) : awaiting && drawer.awaiting(awaiting);
  return (
    <div className={styles['hint']}>
      <p className={styles['mouse']}>{drawer.hint}</p>
      <p className={styles['touch']}>{drawer.hintTouch}</p>
      {waiting !== null && (
        <div className={styles['waiting']}>
          <p>{waiting}</p>
          <Button size="small" look="quiet" onClick={letGo}>
            {drawer.letGo}
          </Button>
        </div>
      )}
    </div>
  );
};
