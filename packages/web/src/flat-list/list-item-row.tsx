import { describeSet, drawSet, picturePath } from '@ramka/domain/drawing';
import type { ListedSet, ListRow } from '@ramka/domain/flat-list/flat-list';
import type { MinorUnits } from '@ramka/domain/money';
import type { FlatListTexts } from '@ramka/texts/load-flat-list';
import { contentsOfSet } from '@ramka/texts/name-of-set';
import { Pencil, Undo2, X } from 'lucide-react';
import { memo, type ReactElement, useMemo, useRef } from 'react';
import { imageAddress } from '../api/picture-addresses.ts';
import { useTexts } from '../language/texts.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { DrawnSet } from '../ui/drawn-set.tsx';
import { Select } from '../ui/fields/select.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { useNear } from '../ui/media.ts';
import { Price } from '../ui/price.tsx';
import { CorrectionField } from './correction-field.tsx';
import styles from './list-preview.module.css';
import { isChange, type ListItem, type ListProduct } from './plan-list.ts';
import type { ListCatalogue } from './use-list-catalogue.ts';
import { useRowEditing } from './use-row-focus.ts';

type ListItemRowProps = {
  readonly item: ListItem;
  readonly words: FlatListTexts;
  readonly list: ListCatalogue;
  /** Undefined while the price is loading; null for "on request". */
  readonly price: MinorUnits | null | undefined;
  readonly isLeftOut: boolean;
  readonly onToggle: (key: string) => void;
  readonly onCorrect: (row: ListRow<ListProduct>, text: string) => void;
  readonly onRestore: (rowIds: readonly string[]) => void;
  readonly onAlternative: (rowId: string) => void;
  readonly onChosen: (words: string, functionId: string) => void;
};

/** A set or product of a list: its picture, quantity, sum, and buttons that correct it or leave it out. */
export const ListItemRow = memo((props: ListItemRowProps): ReactElement => {
  const { item, words, list, price, isLeftOut, onToggle, onCorrect, onRestore } = props;
  const name = useItemName(item, list);
  const [first] = item.rows;
  const replaced = item.rows.flatMap(({ row }) => row.replaced ?? []);
  const { isEditing, setIsEditing, pencil } = useRowEditing();
  return (
    <li
      className={classNames(styles['item'], (isLeftOut || !isChange(item)) && styles['left-out'])}
      data-rows={item.rows.map(({ row }) => row.id).join(' ')}
    >
      <ItemPicture item={item} list={list} />
      <div className={styles['words']}>
        <span>
          <span className={styles['count']}>{item.quantity} ×</span> {name}
        </span>
        <ItemRemarks {...props} isEditing={isEditing} />
        {isEditing && first && (
          <CorrectionField
            words={words}
            text={first.row.contents}
            onApply={(text) => onCorrect(first.row, text)}
            onClose={() => setIsEditing(false)}
          />
        )}
      </div>
      {price !== undefined && (
        <span className={styles['sum']}>
          <Price value={price} />
        </span>
      )}
      <span className={styles['tools']}>
        {!isEditing && !isLeftOut && <IconButton {...pencil} icon={Pencil} size="small" label={words.edit(name)} />}
        {replaced.length > 0 && !isEditing && (
          <IconButton
            icon={Undo2}
            size="small"
            label={words.restore(replaced.map(({ text }) => text).join(', '))}
            onClick={() => onRestore(replaced.map(({ id }) => id))}
          />
        )}
        {isChange(item) && (
          <IconButton
            icon={isLeftOut ? Undo2 : X}
            size="small"
            label={isLeftOut ? words.takeIn(name) : words.leaveOut(name)}
            onClick={() => onToggle(item.key)}
          />
        )}
      </span>
    </li>
  );
});

const useItemName = ({ content }: ListItem, { catalogue }: ListCatalogue): string => {
  const texts = useTexts();
  return useMemo(() => {
    if (content.kind === 'product') return `${content.product.product.name} ${content.product.product.symbol}`;
    const nameOf = (id: string): string | undefined => {
      const name = catalogue.allFunctions.find((one) => one.id === id)?.name;
      return name === undefined || /^\p{Lu}{2}/u.test(name)
        ? name
        : `${name.charAt(0).toLocaleLowerCase()}${name.slice(1)}`;
    };
    return contentsOfSet(describeSet(content.built.set, catalogue), nameOf, texts);
  }, [content, catalogue, texts]);
};

const ItemPicture = ({ item: { content }, list }: Pick<ListItemRowProps, 'item' | 'list'>): ReactElement => {
  const set = content.kind === 'set' ? content.built.set : undefined;
  const place = useRef<HTMLSpanElement>(null);
  const isNear = useNear(place);
  const drawing = useMemo(() => (isNear && set ? drawSet(set, list.catalogue) : undefined), [isNear, set, list]);
  return (
    <span ref={place} className={styles['picture']}>
      {drawing && <DrawnSet drawing={drawing} className={styles['drawn']} />}
      {content.kind === 'product' && <ProductPicture product={content.product} />}
    </span>
  );
};

const ProductPicture = ({ product: { kind, product } }: { readonly product: ListProduct }): ReactElement | null => {
  if (product.image === '') return null;
  const pathOf = kind === 'single' ? picturePath.singleProduct : picturePath.ecatalogProduct;
  return <img className={styles['drawn']} src={imageAddress(pathOf(product.image))} alt="" loading="lazy" />;
};

/** What is already there, what the catalogue cannot fulfil, notes, and readings that the visitor can change. */
const ItemRemarks = ({
  item,
  words,
  list,
  isLeftOut,
  isEditing,
  onAlternative,
  onChosen,
}: ListItemRowProps & { readonly isEditing: boolean }): ReactElement => {
  const { typing } = useTexts();
  const { content, quantity, present, rows } = item;
  const built = content.kind === 'set' ? content.built : undefined;
  const notes = [...new Set(rows.map(({ row }) => row.note))].filter((note) => note !== '');
  const state = isLeftOut
    ? words.leftOut
    : present === quantity
      ? words.present
      : present > 0 && words.changes(present, quantity);
  return (
    <>
      {state !== false && <span className={styles['state']}>{state}</span>}
      {built?.substitutes.map(({ words: typed, loses }) => (
        <span key={typed} className={styles['remark']}>
          {typed} – {typing.without(loses)}
        </span>
      ))}
      {built?.unmet.map((wish) => (
        <span key={wish} className={styles['remark']}>
          {words.unmet[wish]}
        </span>
      ))}
      {notes.length > 0 && <span className={styles['remark']}>{notes.join('; ')}</span>}
      {!isLeftOut &&
        rows.map(({ row }) => (
          <RowChoices
            key={row.id}
            row={row}
            words={words}
            list={list}
            isEditing={isEditing}
            onAlternative={onAlternative}
            onChosen={onChosen}
          />
        ))}
    </>
  );
};

type RowChoicesProps = Pick<ListItemRowProps, 'words' | 'list' | 'onAlternative' | 'onChosen'> & {
  readonly row: ListRow<ListProduct>;
  /** Whether other meanings of the words are offered, too. */
  readonly isEditing: boolean;
};

/** Choices for a row that can be read in several ways. */
const RowChoices = ({ row, words, list, isEditing, onAlternative, onChosen }: RowChoicesProps): ReactElement | null => {
  const { typing } = useTexts();
  const { reading } = row;
  if (reading.kind !== 'set') return null;
  const nameOf = (id: string): string => list.catalogue.allFunctions.find((one) => one.id === id)?.name ?? id;
  return (
    <>
      {reading.alternative && (
        <Button size="small" variant="quiet" onClick={() => onAlternative(row.id)}>
          {words[otherMeaning(row.quantity, reading, reading.alternative)]}
        </Button>
      )}
      {reading.parts.map(
        ({ words: typed, meaning }) =>
          isEditing &&
          meaning.kind === 'functions' &&
          meaning.functionIds.length > 1 && (
            <Select
              key={typed}
              label={typing.meaning(typed)}
              labelHidden
              variant="quiet"
              options={meaning.functionIds.map((id) => ({ value: id, label: nameOf(id) }))}
              value={meaning.functionIds[0] ?? null}
              onValue={(id) => onChosen(typed, id)}
            />
          ),
      )}
    </>
  );
};

/**
 * Describes the other meaning of a set: several parts in one frame or in frames of their own, or, for as many sets, double
 * modules or single ones.
 */
const otherMeaning = (
  quantity: number,
  { parts }: ListedSet,
  other: NonNullable<ListedSet['alternative']>,
): 'apart' | 'together' | 'asSingles' | 'asDouble' => {
  if (quantity !== other.quantity) return sumOf(parts) > 1 ? 'apart' : 'together';
  return sumOf(parts) < sumOf(other.parts) ? 'asSingles' : 'asDouble';
};

const sumOf = (parts: ListedSet['parts']): number => parts.reduce((sum, { count }) => sum + count, 0);
