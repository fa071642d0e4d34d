import { nameOfSet, tellingName } from '@ramka/texts/name-of-set';
import { ArrowRight, Ban, Check, CircleDashed, Equal, Info, type LucideIcon, Shuffle } from 'lucide-react';
import { memo, type ReactElement } from 'react';
import type { SetAppearance, SetDefaultsChange, RestyleRow } from '../api/restyle-calls.ts';
import { useTexts } from '../language/texts.ts';
import { useProjectPart } from '../project/project-query.ts';
import { Button } from '../ui/button.tsx';
import { Select } from '../ui/fields/select.tsx';
import { Switch } from '../ui/fields/switch.tsx';
import { changeText, type RowState, stateOf, stateText, wouldChange } from './change-text.ts';
import type { MissingFinish } from './choices.ts';
import { PriceStep, priceText } from '../ui/price-step.tsx';
import { wallStyle } from '../ui/wall-style.ts';
import styles from './restyle-row.module.css';
import { SetFigure } from './set-figure.tsx';

/** Decisions for single sets. */
export type RowDecisions = {
  readonly onExclude: (setId: number, isExcluded: boolean) => void;
  /** `functionId` is the function chosen for the slot; null leaves the slot empty. */
  readonly onSlot: (setId: number, slot: number, functionId: string | null) => void;
  /** Gives the set another frame than the chosen one; undefined: the set follows the choice. */
  readonly onFrame: (setId: number, frame: { readonly lineId: number; readonly finishId: string } | undefined) => void;
  /** Divides the set into two with half of the slots each, or leaves it in one piece. */
  readonly onDivide: (setId: number, isDivided: boolean) => void;
};

export type RestyleRowProps = RowDecisions & {
  readonly row: RestyleRow;
  /** The wall behind the set; null for the default. */
  readonly wall: string | null;
  /** Whether the set is excluded from the restyle. */
  readonly isExcluded: boolean;
  /** Whether the set's outcome has changed because the project has changed. */
  readonly differs: boolean;
  /** The rooms that contain the set, as text: `Salon ×2, Kuchnia ×1`. */
  readonly places: string;
  /** Number of other rooms that contain the set, if one room gets a changed copy of it. */
  readonly otherRooms: number;
  /** Why the chosen finish does not exist for the set, if its size is the reason. */
  readonly missing: MissingFinish | undefined;
  /** Whether the set gets another frame than the chosen one. */
  readonly hasOwnFrame: boolean;
  /** Whether the set is divided into two. */
  readonly isDivided: boolean;
};

/** A set before and after the restyle: state, changes, price, and a checkbox to exclude it. */
export const RestyleRowCard = memo((props: RestyleRowProps): ReactElement => {
  const { row, wall, isExcluded, differs, places, otherRooms, missing, onExclude, onSlot } = props;
  const { common, restyle } = useTexts();
  const set = useProjectPart(({ sets }) => sets.find(({ id }) => id === row.setId)) ?? {
    ...row,
    contents: '',
    description: '',
  };
  const name = nameOfSet(set, { common });
  return (
    <li className={styles['row']} style={wallStyle(wall)} data-left={isExcluded ? '' : undefined}>
      <Appearances row={row} />
      <div className={styles['words']}>
        <div className={styles['heading']}>
          <h4 className={styles['name']}>{name}</h4>
          <StateBadge state={stateOf(row)} />
          {differs && (
            <span className={styles['differs']}>
              <Info aria-hidden />
              {restyle.changedSince.mark}
            </span>
          )}
        </div>
        <p className="muted">{appearanceText(row)}</p>
        {places !== '' && <p className="muted">{places}</p>}
        {row.reason !== null && (
          <p>{missing ? restyle.finishUpTo(missing.finish.name, missing.maxSlots) : restyle.reasons[row.reason]}</p>
        )}
        <OtherFrames {...props} />
        <Changes row={row} onSlot={onSlot} />
        {row.copyName !== null && !isExcluded && (
          <p className="muted">{restyle.copy(otherRooms, row.copyName || name)}</p>
        )}
      </div>
      <RowEnd row={row} name={tellingName(set, { common })} isExcluded={isExcluded} onExclude={onExclude} />
    </li>
  );
});

RestyleRowCard.displayName = 'RestyleRowCard';

/**
 * Buttons for a set whose size the finish lacks: two smaller frames, or the closest finish of its size. Another button
 * takes the choice back.
 */
const OtherFrames = ({ row: { setId }, missing, hasOwnFrame, isDivided, onFrame, onDivide }: RestyleRowProps) => {
  const { restyle } = useTexts();
  if (isDivided || hasOwnFrame)
    return (
      <div>
        <Button size="small" onClick={() => (isDivided ? onDivide(setId, false) : onFrame(setId, undefined))}>
          {restyle.keepUnchanged}
        </Button>
      </div>
    );
  if (missing === undefined) return null;
  const { halves, closest } = missing;
  return (
    <div className="cluster">
      {halves && (
        <Button size="small" onClick={() => onDivide(setId, true)}>
          {restyle.divide(...halves)}
        </Button>
      )}
      {closest && (
        <Button size="small" onClick={() => onFrame(setId, { lineId: closest.line.id, finishId: closest.finish.id })}>
          {restyle.takeFinish(restyle.choice.ofLine(closest.finish.name, closest.line.name))}
        </Button>
      )}
    </div>
  );
};

/** List of what the set would lose or have changed. */
const Changes = ({ row, onSlot }: Pick<RestyleRowProps, 'row' | 'onSlot'>): ReactElement | null => {
  const { editor, restyle } = useTexts();
  const { gone: discontinuedText } = editor.removals;
  if (row.changes.length === 0) return null;
  return (
    <ul className={styles['changes']}>
      {row.changes.map((change) => (
        <li key={JSON.stringify(change)}>
          {changeText(change, restyle.changes, discontinuedText)}
          <SlotChoice change={change} onSlot={(slot, functionId) => onSlot(row.setId, slot, functionId)} />
        </li>
      ))}
    </ul>
  );
};

type RowEndProps = Pick<RestyleRowProps, 'row' | 'isExcluded' | 'onExclude'> & { readonly name: string };

/** Price of the set, and the checkbox to exclude it. */
const RowEnd = ({ row, name, isExcluded, onExclude }: RowEndProps): ReactElement => {
  const { restyle } = useTexts();
  const { before, after } = row;
  return (
    <div className={styles['end']}>
      {after ? (
        <PriceStep before={before.price} after={isExcluded ? before.price : after.price} size="small" />
      ) : (
        <span>{priceText(before.price)}</span>
      )}
      {wouldChange(row) ? (
        <Switch
          checked={!isExcluded}
          onChecked={(checked) => onExclude(row.setId, !checked)}
          label={
            <>
              <span aria-hidden>{restyle.applyShort}</span>
              <span className="visually-hidden">{restyle.apply(name)}</span>
            </>
          }
        />
      ) : (
        <span className="muted">{restyle.staysSo}</span>
      )}
    </div>
  );
};

/** Formats line and finish before and after: `Simon 54 Premium: biały → czarny mat`. */
const appearanceText = ({ before, after }: RestyleRow): string => {
  if (after === null || wordsOf(after) === wordsOf(before)) return wordsOf(before);
  return after.line === before.line
    ? `${before.line}: ${before.finish ?? ''} → ${after.finish ?? ''}`
    : `${wordsOf(before)} → ${wordsOf(after)}`;
};

const wordsOf = ({ line, finish }: SetAppearance): string => [line, finish].filter(Boolean).join(', ');

/** Pictures of the set before and after, at the same scale. */
const Appearances = ({ row: { before, after } }: { readonly row: RestyleRow }): ReactElement => {
  const { restyle } = useTexts();
  return (
    <div className={styles['looks']}>
      <SetFigure drawing={before.drawing} label={restyle.before} />
      <ArrowRight className={styles['arrow']} aria-hidden />
      {after ? (
        <SetFigure drawing={after.drawing} label={restyle.after} />
      ) : (
        <SetFigure drawing={before.drawing} label={restyle.verdicts.impossible} isCrossedOut />
      )}
    </div>
  );
};

const stateIcons: Readonly<Record<RowState, LucideIcon>> = {
  kept: Check,
  changed: Shuffle,
  incomplete: CircleDashed,
  impossible: Ban,
  same: Equal,
};

const StateBadge = ({ state }: { readonly state: RowState }): ReactElement => {
  const { restyle } = useTexts();
  const Icon = stateIcons[state];
  return (
    <span className={styles['badge']} data-state={state}>
      <Icon aria-hidden />
      {stateText(state, restyle)}
    </span>
  );
};

type SlotChoiceProps = {
  readonly change: SetDefaultsChange;
  readonly onSlot: (slot: number, functionId: string | null) => void;
};

const EMPTY = '';

/** Alternatives for a slot whose function the new series lacks. */
const SlotChoice = ({ change, onSlot }: SlotChoiceProps): ReactElement | null => {
  const { restyle } = useTexts();
  if ((change.kind !== 'function' && change.kind !== 'emptied') || change.standIns.length === 0) return null;
  const { slot, standIns } = change;
  const chosenId = change.kind === 'function' ? standIns.find(({ name }) => name === change.to)?.functionId : EMPTY;
  return (
    <div className={styles['choice']}>
      <Select
        label={restyle.standIn(slot)}
        labelHidden
        value={chosenId ?? null}
        onValue={(functionId) => onSlot(slot, functionId === EMPTY ? null : functionId)}
        options={[
          ...standIns.map(({ functionId, name, loses }) => ({
            value: functionId,
            label: loses === null ? name : restyle.withLoss(name, loses),
          })),
          { value: EMPTY, label: restyle.leaveEmpty },
        ]}
      />
    </div>
  );
};
