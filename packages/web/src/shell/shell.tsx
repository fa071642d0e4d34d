import { useQuery } from '@tanstack/react-query';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { useState, type ReactElement } from 'react';
import { useLeaveDownloads } from '../downloads/use-leave-downloads.ts';
import { useTexts } from '../language/use-texts.ts';
import { Footer } from '../page/footer.tsx';
import { appDataQuery } from '../project/app-data-query.ts';
import { useToldFailure } from '../project/use-told-failure.ts';
import { PlanningTool } from '../planning-tool/planning-tool.tsx';
import { useOtherTabs } from '../project/events/use-other-tabs.ts';
import { NavigationDrawer } from './navigation-drawer.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { OtherDeploymentNotice } from './other-deployment-notice.tsx';
import { SetsDrawer } from './sets-drawer.tsx';
import { Toolbar } from './toolbar.tsx';
import styles from './shell.module.css';

/** The frame around every screen of a project. */
export const Shell = (): ReactElement => {
  const { shell } = useTexts();
  useLeaveDownloads();
  useOtherTabs();
  useToldFailure(useQuery(appDataQuery).error);
  const address = useRouterState({ select: ({ location }) => location.href });
  const [navigationAt, setNavigationAt] = useState<string>();
  const [setsOpen, setSetsOpen] = useState(false);
  return (
    <div className={styles['shell']}>
      <a className={styles['skip']} href="#content">
        {shell.skipToContent}
      </a>
      <Toolbar onOpenNavigation={() => setNavigationAt(address)} onOpenSets={() => setSetsOpen(true)} />
      <OfflineNotice />
      <OtherDeploymentNotice />
      <main id="content" className={styles['content']} tabIndex={-1}>
        <PlanningTool>
          <Outlet />
        </PlanningTool>
      </main>
      <Footer />
      {/* Open only at the address where it was opened: every route change hides it. */}
      <NavigationDrawer open={navigationAt === address} onClose={() => setNavigationAt(undefined)} />
      <SetsDrawer open={setsOpen} onClose={() => setSetsOpen(false)} />
    </div>
  );
};
