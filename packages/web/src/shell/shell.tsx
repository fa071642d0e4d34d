import { useQuery } from '@tanstack/react-query';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { type ReactElement, useEffect, useEffectEvent, useState } from 'react';
import { failureWithReason } from '../api/failure.ts';
import { useLeaveDownloads } from '../downloads/download.ts';
import { useTexts } from '../language/texts.ts';
import { snackbars } from '../page/messages.ts';
import { PlanningTool } from '../planning-tool/planning-tool.tsx';
import { catalogueQuery } from '../project/catalogue.ts';
import { useOtherTabs } from '../project/other-tabs.ts';
import { Footer } from './footer.tsx';
import { NavigationDrawer } from './navigation.tsx';
import { OfflineNotice, OtherDeploymentNotice } from './notices.tsx';
import { SetsDrawer } from './sets-drawer.tsx';
import styles from './shell.module.css';
import { Toolbar } from './toolbar.tsx';

/** The frame around every screen of a project. */
export const Shell = (): ReactElement => {
  const { shell } = useTexts();
  useLeaveDownloads();
  useOtherTabs();
  useFailureMessage(useQuery(catalogueQuery).error);
  const address = useRouterState({ select: ({ location }) => location.href });
  const [navigation, setNavigation] = useState({ isOpen: false, address });
  // Every change of address hides it, there and back included (docs/readings.md#r34-2-20).
  if (navigation.address !== address) setNavigation({ isOpen: false, address });
  const [setsOpen, setSetsOpen] = useState(false);
  return (
    <div className={styles['shell']}>
      <a className={styles['skip']} href="#content">
        {shell.skipToContent}
      </a>
      <Toolbar onOpenNavigation={() => setNavigation({ isOpen: true, address })} onOpenSets={() => setSetsOpen(true)} />
      <OfflineNotice />
      <OtherDeploymentNotice />
      <main id="content" className={styles['content']} tabIndex={-1}>
        <PlanningTool>
          <Outlet />
        </PlanningTool>
      </main>
      <Footer />
      <NavigationDrawer open={navigation.isOpen} onClose={() => setNavigation({ isOpen: false, address })} />
      <SetsDrawer open={setsOpen} onClose={() => setSetsOpen(false)} />
    </div>
  );
};

/**
 * Says once that something could not be fetched, where nothing on the screen stands in its place
 * (docs/specification.md#s8-9).
 */
const useFailureMessage = (failure: unknown): void => {
  const { messages } = useTexts();
  const tell = useEffectEvent(() => snackbars.error(failureWithReason(failure, messages.fetchFailed)));
  useEffect(() => {
    if (failure !== null) {
      tell();
    }
  }, [failure]);
};
