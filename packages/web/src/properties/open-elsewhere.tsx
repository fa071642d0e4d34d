import { Link as LinkIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { encode } from 'uqr';
import { useTexts } from '../language/texts.ts';
import { snackbars } from '../platform/messages.ts';
import { pageSettings } from '../platform/page-settings.ts';
import { useProject } from '../project/project-query.ts';
import { Button } from '../ui/button.tsx';
import { ShareButton } from '../ui/share-button.tsx';
import own from './open-elsewhere.module.css';
import styles from './properties-screen.module.css';
import qrCodeStyles from './qr-code.module.css';

/** The project's address, as a link to share and as a QR code. */
export const OpenElsewhere = (): ReactElement => {
  const { properties } = useTexts();
  const project = useProject();
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
      <h2 id="open-elsewhere">{properties.elsewhereTitle}</h2>
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
          <ShareButton title={project.name} url={address} otherwise={copy} />
        </div>
      </div>
    </section>
  );
};

type QrCodeProps = { readonly text: string; readonly label: string };

/** Number of light cells that scanners need around a code. */
const QUIET_ZONE = 4;

/** A QR code, dark on light in both colour schemes, as scanners require. */
const QrCode = ({ text, label }: QrCodeProps): ReactElement => {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  return (
    <figure className={qrCodeStyles['code']}>
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden>
        <path className={qrCodeStyles['dark']} d={cellsPath(data)} />
      </svg>
      <figcaption className="visually-hidden">{label}</figcaption>
    </figure>
  );
};

/** SVG path of the dark cells, each a square with sides of length 1. */
const cellsPath = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
