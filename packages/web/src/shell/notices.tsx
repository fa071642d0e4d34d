import { onlineManager } from '@tanstack/react-query';
import { ArrowLeftRight, CloudOff, type LucideIcon } from 'lucide-react';
import { type ReactElement, useSyncExternalStore } from 'react';
import { useTexts } from '../language/texts.ts';
import { browserStorage, FULL_DEVICE } from '../platform/browser-storage.ts';
import { isKeptHere } from '../platform/connection.ts';
import { pageSettings } from '../platform/page-settings.ts';
import { useProject } from '../project/project-query.ts';
import styles from './notices.module.css';

/** Says that there is no connection, for as long as there is none. */
export const OfflineNotice = (): ReactElement => {
  const { shell } = useTexts();
  const online = useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
  );
  const kept = browserStorage.getItem(FULL_DEVICE) === null ? shell.offlineKept : shell.offlineFull;
  const text = isKeptHere() ? kept : shell.offline;
  return <div aria-live="polite">{!online && <ShellNotice icon={CloudOff} text={text} />}</div>;
};

/** Says that the project was made in another deployment, which has other prices; null where it was not. */
export const OtherDeploymentNotice = (): ReactElement | null => {
  const { shell } = useTexts();
  const { variant } = useProject();
  return variant === pageSettings.variant ? null : (
    <ShellNotice icon={ArrowLeftRight} text={shell.otherDeployment(variant, pageSettings.currencyLabel)} />
  );
};

type ShellNoticeProps = { readonly icon: LucideIcon; readonly text: string };

/** A line over the screens of a project that says something about all of them. */
export const ShellNotice = ({ icon: Icon, text }: ShellNoticeProps): ReactElement => (
  <p className={styles['notice']}>
    <Icon className={styles['icon']} aria-hidden />
    {text}
  </p>
);
