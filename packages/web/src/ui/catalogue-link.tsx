import { ExternalLink } from 'lucide-react';
import type { ReactElement } from 'react';
import styles from './catalogue-link.module.css';

export type CatalogueLinkProps = {
  /** Empty where the product has no page; nothing is shown then. */
  readonly address: string;
  readonly label: string;
  /** Of the product, for those who hear the link alone. */
  readonly name: string;
};

/** Leads to a product's page at its manufacturer, in a window of its own. */
export const CatalogueLink = ({ address, label, name }: CatalogueLinkProps): ReactElement | null =>
  address === '' ? null : (
    <a
      className={styles['link']}
      href={address}
      target="_blank"
      rel="noreferrer"
      title={label}
      aria-label={`${label}: ${name}`}
    >
      <span>{label}</span>
      <ExternalLink className={styles['icon']} aria-hidden />
    </a>
  );
