import { ExternalLink } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTexts } from '../language/texts.ts';
import styles from './catalogue-link.module.css';

export type CatalogueLinkProps = {
  /** Renders nothing if empty, because the product has no page. */
  readonly address: string;
  readonly label: string;
  /** Name of the product, added for screen readers, which may list links without context. */
  readonly name: string;
};

/** Link to the manufacturer's product page, in a new tab. */
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
