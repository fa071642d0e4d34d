import type { ReactElement } from 'react';
import { encode } from 'uqr';
import styles from './qr-code.module.css';

export type QrCodeProps = { readonly text: string; readonly label: string };

/** The light cells that readers need around a code. */
const QUIET_ZONE = 4;

/** A text as a QR code: dark on light in both colour schemes, as readers expect it. */
export const QrCode = ({ text, label }: QrCodeProps): ReactElement => {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  return (
    <figure className={styles['code']}>
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden>
        <path className={styles['dark']} d={cellsPath(data)} />
      </svg>
      <figcaption className="visually-hidden">{label}</figcaption>
    </figure>
  );
};

/** The dark cells, each a square of side 1. */
const cellsPath = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
