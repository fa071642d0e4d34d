import type { Component } from '@ramka/domain/catalogue';
import type { ReactElement } from 'react';
import styles from './options-dialog.module.css';

/** An article by name and symbol. */
export const ComponentLine = ({ component }: { readonly component: Component }): ReactElement => (
  <span className={styles['line']}>
    <span>{component.name}</span>
    <span className={styles['symbol']}>{component.symbol}</span>
  </span>
);
