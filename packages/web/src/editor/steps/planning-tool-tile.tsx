import { ExternalLink, HousePlug } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTexts } from '../../language/texts.ts';
import { useToolLink } from '../../planning-tool/tool-button.tsx';
import styles from './line-step.module.css';

/** The tile among the frame lines that leads into the external smart-home configurator; null where there is none. */
export const PlanningToolTile = (): ReactElement | null => {
  const { planningTool: texts } = useTexts();
  const link = useToolLink();
  return (
    link && (
      <li>
        <a {...link.anchor} className={styles['tile']}>
          <span className={styles['plaster']}>
            <span className={styles['symbol']}>
              <HousePlug aria-hidden />
            </span>
          </span>
          <span className={styles['words']}>
            <span className={styles['name']}>{link.tool}</span>
            <span className={styles['hint']}>{texts.smartHome}</span>
          </span>
          <ExternalLink className={styles['away']} aria-hidden />
        </a>
      </li>
    )
  );
};
