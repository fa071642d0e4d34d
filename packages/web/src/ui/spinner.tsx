import { LoaderCircle } from 'lucide-react';
import type { ReactElement } from 'react';
import styles from './spinner.module.css';

/** A sign that something is under way. With a label it is read out, and appears only after a moment. */
export const Spinner = ({ label }: { readonly label?: string }): ReactElement =>
  label === undefined ? (
    <LoaderCircle className={styles['wheel']} aria-hidden />
  ) : (
    <div className={styles['page']} aria-live="polite">
      <LoaderCircle className={styles['wheel']} aria-hidden />
      <span>{label}</span>
    </div>
  );
