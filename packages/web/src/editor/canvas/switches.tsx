import { type BoxEntry, NO_COLOUR } from '@ramka/domain/catalogue';
import type { MinorUnits } from '@ramka/domain/money';
import { boxColours, boxParts, boxPrice, chosenBox } from '@ramka/domain/set/boxes';
import { frameOfSet } from '@ramka/domain/set/product-set';
import { missingInserts, sealProblem, type SealProblem } from '@ramka/domain/set/seal';
import type { PageTexts } from '@ramka/texts/texts';
import { Palette } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTexts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { differenceText } from '../../ui/price-step.tsx';
import type { EditorCatalogue } from '../../project/editor-catalogue.ts';
import { nameOfModule } from '../editing/edit-texts.ts';
import { DetailsButton, pressDetails } from '../editing/details-button.tsx';
import { useEditor, useOpenDialog } from '../editing/editor.ts';
import styles from './switches.module.css';

/**
 * Switches for what can be added to the frame: IP44 seal, corner box and surface box. An addition that the frame does
 * not support is listed only if the set still contains it, so that it can be removed.
 */
export const Switches = (): ReactElement | null => {
  const texts = useTexts();
  const { editor } = texts;
  const { draft, catalogue } = useEditor();
  const { set } = draft;
  const frame = frameOfSet(set, catalogue);
  if (!frame) return null;
  const problem = sealProblem(set, catalogue);
  const seal = set.ip44 || problem?.kind !== 'frame-lacks-ip44';
  const corner = frame.cornerBoxes.length > 0 || set.cornerBoxColourId !== NO_COLOUR;
  const surface = frame.surfaceBoxes.length > 0 || set.surfaceBoxColourId !== NO_COLOUR;
  if (!seal && !corner && !surface) return null;
  return (
    <fieldset className={styles['additions']} data-uncovered="" aria-label={editor.switches.label}>
      <div className={styles['switches']}>
        {seal && <SealSwitch problem={problem} />}
        {corner && <BoxSwitch box="corner-box" entries={frame.cornerBoxes} />}
        {surface && <BoxSwitch box="surface-box" entries={frame.surfaceBoxes} />}
      </div>
      {seal && <p className={styles['refusal']}>{sealReason(problem, catalogue, texts)}</p>}
      {seal && <InsertsOffer />}
    </fieldset>
  );
};

const SealSwitch = ({ problem }: { readonly problem: SealProblem | undefined }): ReactElement => {
  const texts = useTexts();
  const { draft, catalogue, edit } = useEditor();
  const reason = sealReason(problem, catalogue, texts);
  return (
    <div className={styles['entry']} data-described="">
      <div className={styles['line']}>
        <Switch
          label={texts.editor.switches.ip44}
          checked={draft.set.ip44}
          refusal={draft.set.ip44 ? undefined : reason}
          onChecked={(on) => edit({ kind: 'switch-ip44', on })}
          onKeyDown={pressDetails}
        />
        <DetailsButton of={{ addition: 'seal' }} name={texts.editor.switches.ip44} place="row" />
      </div>
      <Note price={draft.set.frameId === null ? undefined : catalogue.findSealPrice(draft.set.frameId)} />
    </div>
  );
};

type NoteProps = {
  readonly text?: string | undefined;
  /** Net price that the addition would add to the set; undefined if unknown. */
  readonly price?: MinorUnits | undefined;
  /** Whether the price depends on the colour. */
  readonly isLowest?: boolean;
};

/** Description of an addition, and its price. */
const Note = ({ text, price, isLowest = false }: NoteProps): ReactElement | null => {
  const { switches } = useTexts().editor;
  const difference = price === undefined ? undefined : differenceText(price);
  if (text === undefined && difference === undefined) return null;
  return (
    <p className={styles['reason']}>
      {text}
      {text !== undefined && difference !== undefined && ' · '}
      {difference !== undefined && (
        <span className={styles['price']}>{isLowest ? switches.from(difference) : difference}</span>
      )}
    </p>
  );
};

/** Offers to add the inserts that make the modules of a sealed set splash-proof. Shown until all inserts are added. */
const InsertsOffer = (): ReactElement | null => {
  const texts = useTexts();
  const { draft, catalogue, edit } = useEditor();
  const names = new Set(
    missingInserts(draft.set, catalogue).map(({ choice }) => nameOfModule(choice.moduleId, catalogue, texts)),
  );
  if (names.size === 0) return null;
  return (
    <div className={styles['offer']}>
      <output>{texts.seal.needsInserts([...names].join(', '))}</output>
      <Button size="small" onClick={() => edit({ kind: 'add-inserts' })}>
        {texts.seal.addInserts}
      </Button>
    </div>
  );
};

/**
 * Returns why the set cannot be sealed. A frame without support for seals has the switch only if the set still contains
 * one, so that it can be removed.
 */
const sealReason = (
  problem: SealProblem | undefined,
  catalogue: EditorCatalogue,
  texts: PageTexts,
): string | undefined => {
  switch (problem?.kind) {
    case 'module-disables-ip44':
      return texts.editor.switches.ip44Off(nameOfModule(problem.moduleId, catalogue, texts));
    case 'frame-lacks-ip44':
      return texts.editor.picture.gone;
    case 'no-frame':
    case undefined:
      return undefined;
  }
};

type BoxSwitchProps = { readonly box: 'corner-box' | 'surface-box'; readonly entries: readonly BoxEntry[] };

const BoxSwitch = ({ box, entries }: BoxSwitchProps): ReactElement => {
  const { switches, picture } = useTexts().editor;
  const { draft, catalogue, edit } = useEditor();
  const open = useOpenDialog();
  const corner = box === 'corner-box';
  const name = corner ? switches.cornerBox : switches.surfaceBox;
  const colourId = corner ? draft.set.cornerBoxColourId : draft.set.surfaceBoxColourId;
  const other = corner ? draft.set.surfaceBoxColourId : draft.set.cornerBoxColourId;
  const colour = entries.find((entry) => entry.colour.id === colourId)?.colour;
  const prices = boxColours(entries).flatMap(({ id }) => boxPrice(boxParts(entries, id), catalogue.findBoxPrice) ?? []);
  const lowest = prices.toSorted((one, another) => one - another)[0];
  const frame = frameOfSet(draft.set, catalogue);
  const replaced = frame && boxPrice(chosenBox(draft.set, frame), catalogue.findBoxPrice);
  const switchOff = (): boolean =>
    edit({ kind: corner ? 'choose-corner-box' : 'choose-surface-box', colourId: NO_COLOUR });
  return (
    <div className={styles['entry']} data-described="">
      <div className={styles['line']}>
        <Switch
          label={name}
          checked={colourId !== NO_COLOUR}
          onChecked={(on) => (on ? open({ dialog: 'choose-box', box }) : switchOff())}
          onKeyDown={pressDetails}
        />
        <DetailsButton of={{ addition: box }} name={name} place="row" />
        {colour && (
          <IconButton
            icon={Palette}
            size="small"
            label={switches.changeColour}
            onClick={() => open({ dialog: 'choose-box', box })}
          />
        )}
      </div>
      {colourId === NO_COLOUR ? (
        <Note
          text={other === NO_COLOUR ? undefined : corner ? switches.cornerReplaces : switches.surfaceReplaces}
          price={lowest === undefined ? undefined : lowest - (replaced ?? 0)}
          isLowest={new Set(prices).size > 1}
        />
      ) : (
        <Note text={colour ? switches.colour(colour.name) : picture.gone} />
      )}
    </div>
  );
};
