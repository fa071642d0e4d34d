import type { ComponentFact } from '@ramka/domain/set/options';
import type { MinorUnits } from '@ramka/domain/money';
import { picturePath } from '@ramka/domain/drawing';
import type { ReactElement, ReactNode } from 'react';
import { imageAddress } from '../../api/picture-addresses.ts';
import type { ComponentRow } from '../../api/set-calls.ts';
import { useTexts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { CatalogueLink } from '../../ui/catalogue-link.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import styles from './details-facts.module.css';

export type DetailsSheetProps = {
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Button next to the close button. */
  readonly action?: ReactNode;
};

/** Dialog for details. */
export const DetailsSheet = ({ title, onClose, action, children }: DetailsSheetProps): ReactElement => {
  const { common } = useTexts();
  const footer = (
    <>
      <Button onClick={onClose}>{common.close}</Button>
      {action}
    </>
  );
  return (
    <Dialog onClose={onClose} width={580} title={title} footer={footer}>
      {children}
    </Dialog>
  );
};

/** A labelled value. */
export type Fact = readonly [label: string, value: ReactNode];

export type FactsProps = {
  /** Undefined if the list of parts below shows the pictures. */
  readonly picture?: string | undefined;
  /**
   * Address and name of the manufacturer's product page. Empty until they are known, or if the list of parts below
   * links to the pages.
   */
  readonly page?: string | undefined;
  readonly name?: string;
  /** Facts with an empty value are left out. */
  readonly facts: readonly Fact[];
};

/** Picture, product page link and facts of one item. */
export const Facts = ({ picture, page = '', name = '', facts }: FactsProps): ReactElement => {
  const { common } = useTexts();
  return (
    <div className={styles['facts']}>
      {picture !== undefined && (
        <Picture className={styles['picture']} src={imageAddress(picture)} alt="" ratio="auto" eager />
      )}
      <div className={styles['told']}>
        <dl className={styles['list']}>
          {facts
            .filter(([, value]) => value !== undefined && value !== '')
            .map(([label, value]) => (
              <div key={label} className={styles['fact']}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
        <CatalogueLink address={page} label={common.catalogueLink} name={name} />
      </div>
    </div>
  );
};

/** Groups the facts of components by attribute, each attribute once. */
export const factsByAttribute = (facts: readonly ComponentFact[]): readonly Fact[] =>
  [...Map.groupBy(facts, ({ attributeId }) => attributeId).values()].map((same) => [
    same[0]?.name ?? '',
    [...new Set(same.map(({ value }) => value))].join(', '),
  ]);

/** An article with its quantity, as part of a module or addition. */
type Part = Pick<ComponentRow, 'id' | 'name' | 'symbol' | 'image' | 'quantity'> & {
  readonly price: MinorUnits | null;
};

export type PartsProps = {
  readonly title: string;
  readonly parts: readonly Part[];
  /** The bill rows of the parts, which contain their product pages; undefined until they have loaded. */
  readonly rows: readonly ComponentRow[] | undefined;
};

/** List of the articles that an item consists of or adds. */
export const Parts = ({ title, parts, rows }: PartsProps): ReactElement => {
  const { common, editor } = useTexts();
  return (
    <>
      <h3 className={styles['title']}>{title}</h3>
      <ul className="stack">
        {parts.map((part) => (
          <li key={part.id} className={styles['part']}>
            <Picture className={styles['small']} src={imageAddress(picturePath.article(part))} alt="" />
            <span>
              {part.name}
              <span className={styles['symbol']}>
                <span translate="no">{part.symbol}</span>
                {part.quantity > 1 && ` · ${editor.optionsDialog.pieces(part.quantity)}`}
              </span>
              <CatalogueLink
                address={rows?.find(({ id }) => id === part.id)?.catalogueUrl ?? ''}
                label={common.catalogueLink}
                name={part.name}
              />
            </span>
            <Price value={part.price === null ? null : part.price * part.quantity} />
          </li>
        ))}
      </ul>
    </>
  );
};
