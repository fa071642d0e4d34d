import { LoaderCircle } from 'lucide-react';
import type { ReactElement } from 'react';
import styles from './spinner.module.css';

/** Busy indicator. With a label it is announced to screen readers, and it appears after a delay. */
export const Spinner = ({ label }: { readonly label?: string }): ReactElement =>
  label === undefined ? (
    <LoaderCircle className={styles['wheel']} aria-hidden />
  ) : (
    <div className={styles['page']} aria-live="polite">
      <LoaderCircle className={styles['wheel']} aria-hidden />
      <span>{label}</span>
    </div>
  );
