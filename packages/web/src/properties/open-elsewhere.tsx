import { Link as LinkIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { pageSettings } from '../page/page-settings.ts';
import { useProject } from '../project/use-project.ts';
import { Button } from '../ui/actions/button.tsx';
import { snackbars } from '../ui/feedback/snackbar-store.ts';
import { QrCode } from './qr-code.tsx';
import own from './open-elsewhere.module.css';
import styles from './properties-screen.module.css';

/** The address of the project, to send or to scan. */
export const OpenElsewhere = (): ReactElement => {
  const { properties } = useTexts();
  const { project } = useProject();
  const address = `${pageSettings.publicUrl ?? location.origin}${pageSettings.basePath}projekt/${project.id}/pomieszczenia`;
  const copy = async (): Promise<void> => {
    snackbars.clear();
    try {
      await navigator.clipboard.writeText(address);
      snackbars.success(properties.linkCopied);
    } catch {
      snackbars.error(properties.copyLinkFailed);
    }
  };
  return (
    <section className={styles['section']} aria-labelledby="open-elsewhere">
      <h2 id="open-elsewhere" className={styles['heading']}>
        {properties.elsewhereTitle}
      </h2>
      <div className={own['columns']}>
        <QrCode text={address} label={properties.qrCode} />
        <div className={own['words']}>
          <p className={styles['note']}>{properties.elsewhereNote}</p>
          <a className={own['address']} href={address} translate="no">
            {address}
          </a>
          <Button icon={LinkIcon} onClick={() => void copy()}>
            {properties.copyLink}
          </Button>
        </div>
      </div>
    </section>
  );
};
