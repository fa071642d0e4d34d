import { loadPrivacy, type PrivacyTexts } from '@ramka/texts/load-privacy';
import type { ReactElement } from 'react';
import { useTexts } from '../language/texts.ts';
import { pageSettings } from '../platform/page-settings.ts';
import { Part, Points, StatementScreen } from './statement-screen.tsx';

/** Lists the data that the browser and the server store, with retention times, and the data that third parties receive. */
export const PrivacyScreen = (): ReactElement => {
  const { shell } = useTexts();
  return (
    <StatementScreen name="privacy" title={shell.privacy} load={loadPrivacy}>
      {(statement) => <Statement statement={statement} />}
    </StatementScreen>
  );
};

const hasShop = pageSettings.shop !== null || pageSettings.punchOutOrigins.length > 0;

const Statement = ({ statement }: { readonly statement: PrivacyTexts }): ReactElement => (
  <>
    <p>{statement.standing}</p>
    <Part title={statement.browserTitle}>
      <Points points={[...Object.values(statement.browser), ...(hasShop ? [statement.orders] : [])]} />
      <p>{statement.browserNote}</p>
    </Part>
    <Part title={statement.serverTitle}>
      <Points
        points={[...Object.values(statement.server), ...(pageSettings.fieldMetrics ? [statement.measurements] : [])]}
      />
    </Part>
    <Part title={statement.othersTitle}>
      <Points points={reachingOthers(statement)} />
    </Part>
    <Part title={statement.responsibleTitle}>
      <p>{statement.responsible(pageSettings.copyrightHolder)}</p>
    </Part>
    <p className="muted">{statement.checked}</p>
  </>
);

/** Data that third parties receive in this deployment. */
const reachingOthers = ({ others, shop, frame, planningTool }: PrivacyTexts): readonly string[] => [
  ...Object.values(others),
  ...(hasShop ? [shop] : []),
  ...(pageSettings.planningTool === null ? [] : [planningTool]),
  frame,
];
