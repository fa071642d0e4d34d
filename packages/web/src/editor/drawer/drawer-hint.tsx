import type { ReactElement } from 'react';
import { useTexts } from '../../language/use-texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { useCarryingActions, usePicked } from '../carrying/carrying-context.ts';
import styles from './module-drawer.module.css';

/** How to place a module; while one is picked, which, and the way to put it back. */
export const DrawerHint = (): ReactElement => {
  const { drawer } = useTexts().editor;
  const picked = usePicked();
  const { letGo } = useCarryingActions();
  if (picked) {
    return (
      <div className={styles['hint']} data-picked="">
        <p>{drawer.picked(picked.module.name)}</p>
        <Button size="small" look="quiet" onClick={letGo}>
          {drawer.letGo}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles['hint']}>
      <p className={styles['mouse']}>{drawer.hint}</p>
      <p className={styles['touch']}>{drawer.hintTouch}</p>
    </div>
  );
};
