import type { ReactElement } from 'react';
import styles from './wall-picture.module.css';

/** A wall in the afternoon light with a set on it; only to look at. */
export const WallPicture = (): ReactElement => <div className={styles['wall']} aria-hidden />;
