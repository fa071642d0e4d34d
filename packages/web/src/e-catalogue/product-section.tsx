import type { ReactElement, ReactNode } from 'react';
import styles from './product-section.module.css';

export type ProductSectionProps = {
  readonly title: string;
  /** A second word beside the title, such as the product group. */
  readonly detail?: string | undefined;
  /** Cards, each a list entry. */
  readonly children: ReactNode;
};

/** Products under one heading. */
export const ProductSection = ({ title, detail, children }: ProductSectionProps): ReactElement => (
  <section className={styles['section']}>
    <h2 className={styles['title']}>
      {title}
      {detail !== undefined && <span className={styles['detail']}>{detail}</span>}
    </h2>
    <ul className={styles['grid']}>{children}</ul>
  </section>
);
