import { localeOf } from '@ramka/domain/text';
import { onlineManager } from '@tanstack/react-query';
import { useMatch } from '@tanstack/react-router';
import { ArrowLeftRight, CloudOff, type LucideIcon } from 'lucide-react';
import { type ReactElement, useSyncExternalStore } from 'react';
import { useLanguage, useTexts } from '../language/texts.ts';
import { shownSince } from '../page/connection.ts';
import { pageSettings } from '../page/page-settings.ts';
import { useProject } from '../project/project-query.ts';
import styles from './notices.module.css';

/** Says that there is no connection, for as long as there is none, and from when it is what a project shows. */
export const OfflineNotice = (): ReactElement => {
  const { language, texts } = useLanguage();
  const online = useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
  );
  const since = useSyncExternalStore(shownSince.subscribe, shownSince.get);
  const inProject = useMatch({ from: '/projekt/$projectId', shouldThrow: false }) !== undefined;
  const clock = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div aria-live="polite">
      {(!online || (inProject && since !== null)) && (
        <ShellNotice
          icon={CloudOff}
          text={
            inProject && since !== null
              ? `${texts.shell.offline} ${texts.shell.shownSince(clock.format(since))}`
              : texts.shell.offline
          }
        />
      )}
    </div>
  );
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
const ShellNotice = ({ icon: Icon, text }: ShellNoticeProps): ReactElement => (
  <p className={styles['notice']}>
    <Icon className={styles['icon']} aria-hidden />
    {text}
  </p>
);
