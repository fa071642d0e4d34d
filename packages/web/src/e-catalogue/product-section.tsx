import type { ReactElement, ReactNode } from 'react';
import styles from './product-section.module.css';

export type ProductSectionProps = {
  readonly title: string;
  /** A second word beside the title, such as the product group. */
  readonly detail?: string | undefined;
  /** Cards lie, picture beside words: more fit on a screen, each picture is smaller. */
  readonly lying?: boolean | undefined;
  /** Cards, each a list entry. */
  readonly children: ReactNode;
};

/** Products under one heading. */
export const ProductSection = ({ title, detail, lying = false, children }: ProductSectionProps): ReactElement => (
  <section className={styles['section']}>
    <h2 className={styles['title']}>
      {title}
      {detail !== undefined && <span className={styles['detail']}>{detail}</span>}
    </h2>
    <ul className={styles['grid']} data-lying={lying ? '' : undefined}>
      {children}
    </ul>
  </section>
);
