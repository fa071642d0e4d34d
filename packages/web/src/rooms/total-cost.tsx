import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { totalCost } from '../project/costs.ts';
import { useProject } from '../project/use-project.ts';
import { Price } from '../ui/display/price.tsx';
import styles from './total-cost.module.css';

/** What the whole project costs net, and that e-catalogue products are included. */
export const TotalCost = (): ReactElement => {
  const { rooms } = useTexts();
  const loaded = useProject();
  return (
    <div className={styles['total']}>
      <p className={styles['line']} aria-live="polite">
        <span className={styles['label']}>{rooms.totalCost}</span> <Price value={totalCost(loaded)} size="large" />
      </p>
      <p className={styles['note']}>
        {rooms.ecatalogueIncluded}{' '}
        <Link to="/projekt/$projectId/ekatalog" params={{ projectId: loaded.project.id }}>
          {rooms.showEcatalogue}
        </Link>
      </p>
    </div>
  );
};
