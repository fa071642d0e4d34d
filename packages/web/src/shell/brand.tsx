import type { ReactElement } from 'react';
import { pageSettings } from '../platform/page-settings.ts';

/** The logo of the deployment, or the name of the product. */
export const Brand = (): ReactElement =>
  pageSettings.theme.logo === null ? (
    <>Ramka</>
  ) : (
    <img src={pageSettings.theme.logo} alt={pageSettings.copyrightHolder} />
  );
