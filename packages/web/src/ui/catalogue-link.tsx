import { ExternalLink } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTexts } from '../language/texts.ts';
import styles from './catalogue-link.module.css';

export type CatalogueLinkProps = {
  /** Empty where the product has no page; nothing is shown then. */
  readonly address: string;
  readonly label: string;
  /** Of the product, for those who hear the link alone. */
  readonly name: string;
};

/** Leads to a product's page at its manufacturer, in a window of its own. */
export const CatalogueLink = ({ address, label, name }: CatalogueLinkProps): ReactElement | null => {
  const { common } = useTexts();
  return address === '' ? null : (
    <a
      className={styles['link']}
      href={address}
      target="_blank"
      rel="noreferrer"
      title={label}
      aria-label={`${label}: ${name} (${common.newTab})`}
    >
      <span>{label}</span>
      <ExternalLink className={styles['icon']} aria-hidden />
    </a>
  );
};
