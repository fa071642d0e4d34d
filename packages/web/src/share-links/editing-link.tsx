import { Link as LinkIcon, TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { encode } from 'uqr';
import { useTexts } from '../language/texts.ts';
import { pageSettings } from '../platform/page-settings.ts';
import { useProject } from '../project/project-query.ts';
import { Button } from '../ui/button.tsx';
import { ShareButton } from '../ui/share-button.tsx';
import styles from './editing-link.module.css';
import qrCodeStyles from './qr-code.module.css';
import { useCopyLink } from './use-copy-link.ts';

/** The project's address, as a link and as a QR code, with a warning. */
export const EditingLink = (): ReactElement => {
  const { editing } = useTexts().views;
  const project = useProject();
  const address = `${pageSettings.publicUrl ?? location.origin}${pageSettings.basePath}projekt/${project.id}/pomieszczenia`;
  const copyLink = useCopyLink();
  const copy = (): Promise<void> => copyLink(address);
  return (
    <section className={styles['section']} aria-labelledby="editing-link">
      <h2 id="editing-link">{editing.title}</h2>
      <p className={styles['warning']}>
        <TriangleAlert className={styles['icon']} aria-hidden />
        {editing.note}
      </p>
      <div className={styles['columns']}>
        <QrCode text={address} label={editing.qrCode} />
        <div className={styles['words']}>
          <a className={styles['address']} href={address} translate="no">
            {address}
          </a>
          <div className="cluster">
            <Button icon={LinkIcon} onClick={() => void copy()}>
              {editing.copy}
            </Button>
            <ShareButton title={project.name} url={address} otherwise={copy} />
          </div>
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
