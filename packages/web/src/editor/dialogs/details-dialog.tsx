import { panelSymbol } from '@ramka/domain/bill';
import type { Frame } from '@ramka/domain/catalogue';
import { frameWidth, picturePath } from '@ramka/domain/drawing';
import { type ModuleCard, moduleChoiceOf, nameOfCard } from '@ramka/domain/set/modules';
import { choicePrice, editableGroups, ratingsOf, takenOf } from '@ramka/domain/set/options';
import type { KeyboardEvent, ReactElement, ReactNode } from 'react';
import { imageAddress } from '../../api/picture-addresses.ts';
import { useTexts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { useCarryingActions } from '../carrying/carrying.tsx';
import { type Described, useEditor, useOpenDialog } from '../editing/editor.ts';
import styles from './details-dialog.module.css';

export type DetailsDialogProps = { readonly of: Described; readonly onClose: () => void };

/** What the catalogue tells of a module or a frame, for those who ask. */
export const DetailsDialog = ({ of, onClose }: DetailsDialogProps): ReactElement =>
  'card' in of ? (
    <ModuleDetails card={of.card} onClose={onClose} />
  ) : (
    <FrameDetails frame={of.frame} onClose={onClose} />
  );

type ModuleDetailsProps = { readonly card: ModuleCard; readonly onClose: () => void };

const ModuleDetails = ({ card, onClose }: ModuleDetailsProps): ReactElement => {
  const { common, details } = useTexts();
  const { draft, catalogue } = useEditor();
  const { place } = useCarryingActions();
  const { module, visiblePart } = card;
  const choice = moduleChoiceOf(card);
  const line = catalogue.findLine(draft.lineId);
  const choices = editableGroups(module, choice.colourId).map(({ name }) => name);
  return (
    <Dialog
      onClose={onClose}
      width={580}
      title={nameOfCard(card)}
      footer={
        <>
          <Button onClick={onClose}>{common.close}</Button>
          <Button
            look="primary"
            data-autofocus=""
            onClick={({ currentTarget }) => {
              onClose();
              place(card, currentTarget);
            }}
          >
            {details.place}
          </Button>
        </>
      }
    >
      <Facts
        picture={picturePath.article(visiblePart)}
        facts={[
          [common.price, <Price key="price" value={choicePrice(module, choice)} />],
          [details.purpose, line && placeOf(module.categoryId, catalogue.listModuleCategories(line))],
          [details.rating, ratingsOf(module, choice, catalogue).join(', ')],
          [details.protection, module.disablesIp44 ? details.plain : details.sealable],
          [details.number, visiblePart.symbol],
          [details.choices, choices.join(', ')],
        ]}
      />
      <Parts card={card} />
    </Dialog>
  );
};

/** What a module is made of as it is dropped. */
const Parts = ({ card: { module, visiblePart } }: Pick<ModuleDetailsProps, 'card'>): ReactElement => {
  const { details, editor } = useTexts();
  const choice = moduleChoiceOf({ module, visiblePart });
  const parts = [
    { id: visiblePart.id, quantity: 1 },
    ...module.groups.flatMap((group) => takenOf(module, group, choice)),
  ];
  return (
    <>
      <h3 className={styles['title']}>{details.parts}</h3>
      <ul className={styles['parts']}>
        {parts.map(({ id, quantity }) => {
          const part = module.components[id];
          return (
            part && (
              <li key={id} className={styles['part']}>
                <Picture className={styles['small']} src={imageAddress(picturePath.article(part))} alt="" />
                <span>
                  {part.name}
                  <span className={styles['symbol']}>
                    {part.symbol}
                    {quantity > 1 && ` · ${editor.optionsDialog.pieces(quantity)}`}
                  </span>
                </span>
                <Price value={part.price === null ? null : part.price * quantity} />
              </li>
            )
          );
        })}
      </ul>
    </>
  );
};

type Named = { readonly id: number; readonly name: string };

/** Where a module stands in the drawer: its category and its subcategory. */
const placeOf = (
  subcategoryId: number,
  categories: readonly (Named & { readonly subCategories: readonly Named[] })[],
): string => {
  for (const { name, subCategories } of categories) {
    const found = subCategories.find(({ id }) => id === subcategoryId);
    if (found) return found.name === name ? name : `${name}, ${found.name}`;
  }
  return '';
};

type FrameDetailsProps = { readonly frame: Frame; readonly onClose: () => void };

const FrameDetails = ({ frame, onClose }: FrameDetailsProps): ReactElement => {
  const { common, details, editor } = useTexts();
  const { draft, catalogue } = useEditor();
  const line = catalogue.findLineOfFrame(frame);
  const boxes = [
    ...(frame.surfaceBoxes.length > 0 ? [common.look.surfaceBox] : []),
    ...(frame.cornerBoxes.length > 0 ? [common.look.cornerBox] : []),
  ];
  return (
    <Dialog onClose={onClose} width={580} title={frame.name} footer={<Button onClick={onClose}>{common.close}</Button>}>
      <Facts
        picture={picturePath.frameThumbnail(frame)}
        facts={[
          [common.price, <Price key="price" value={catalogue.findFramePrice(frame.id) ?? null} />],
          [editor.frame.kinds, line?.subcategories.find(({ id }) => id === frame.subcategoryId)?.name],
          [editor.frame.finish, frame.finishId === null ? undefined : catalogue.findFinish(frame.finishId)?.name],
          [details.slots, String(frame.slots)],
          [details.size, details.millimetres(frameWidth(frame), frame.geometry.height)],
          [details.protection, frame.supportsIp44 ? details.withSeal : details.withoutSeal],
          [details.boxes, boxes.join(', ')],
          [details.number, frame.id === draft.set.frameId ? panelSymbol(draft.set, frame, catalogue) : frame.symbol],
        ]}
      />
    </Dialog>
  );
};

type FactsProps = {
  readonly picture: string;
  /** What is not known is left out. */
  readonly facts: readonly (readonly [label: string, value: ReactNode])[];
};

const Facts = ({ picture, facts }: FactsProps): ReactElement => (
  <div className={styles['facts']}>
    <Picture className={styles['picture']} src={imageAddress(picture)} alt="" ratio="auto" eager />
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
  </div>
);

/**
 * Asks for the details of the card that it lies on; beside the card itself, so that a press or a drag of that stays what it
 * is. The Tab key passes it by: from the card the key I leads there.
 */
export const DetailsButton = ({ of, name }: { readonly of: Described; readonly name: string }): ReactElement => {
  const { details } = useTexts();
  const open = useOpenDialog();
  return (
    <button
      type="button"
      className={styles['open']}
      tabIndex={-1}
      data-details=""
      aria-label={details.open(name)}
      title={details.open(name)}
      onClick={() => open({ kind: 'details', of })}
    >
      <span aria-hidden>i</span>
    </button>
  );
};

/** Whether a key asks for the details of the card that has the focus. */
export const isDetailsKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'i' && !ctrlKey && !metaKey && !altKey;
