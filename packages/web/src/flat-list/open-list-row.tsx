import type { ModuleFunction } from '@ramka/domain/substitutes';
import type { FlatListTexts } from '@ramka/texts/load-flat-list';
import { CircleAlert, Pencil, Undo2, X } from 'lucide-react';
import { memo, type ReactElement } from 'react';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { CorrectionField } from './correction-field.tsx';
import styles from './list-preview.module.css';
import { needsLine, type OpenRow } from './plan-list.ts';
import { withReading, wordsOfRow } from './row-words.ts';
import { useRowEditing } from './use-row-focus.ts';

type OpenListRowProps = {
  readonly open: OpenRow;
  readonly words: FlatListTexts;
  readonly functions: readonly ModuleFunction[];
  readonly isLeftOut: boolean;
  readonly isTable: boolean;
  readonly onToggle: (key: string) => void;
  readonly onCorrect: (rowId: string, text: string) => void;
};

/** Maximum number of suggested readings. */
const MAX_READINGS = 4;

/** A row that was not understood, with its reason and the nearest readings. */
export const OpenListRow = memo((props: OpenListRowProps): ReactElement => {
  const { open, words, functions, isLeftOut, isTable, onToggle, onCorrect } = props;
  const { row, reason } = open;
  const { isEditing, setIsEditing, pencil } = useRowEditing();
  const shown = row.text.replaceAll('\t', ' · ');
  const text = wordsOfRow(row, isTable);
  const isPending = needsLine(open);
  const readings = reason.kind === 'not-understood' ? reason.nearest : [];
  return (
    <li
      className={classNames(styles['item'], !isPending && styles['open'], isLeftOut && styles['left-out'])}
      data-rows={row.id}
    >
      {!isPending && <CircleAlert className={styles['icon']} aria-hidden />}
      <div className={styles['words']}>
        <span>
          {isPending && <span className={styles['count']}>{row.quantity} ×</span>}{' '}
          {isPending ? partsOf(open, shown) : shown}
        </span>
        {(isLeftOut || !isPending) && (
          <span className={styles['remark']}>
            {isLeftOut ? words.leftOut : reasonOf(open, words, shown)} ({words.line(row.line)})
          </span>
        )}
        {!isLeftOut && readings.length > 0 && (
          <span className={styles['readings']}>
            {readings.slice(0, MAX_READINGS).map((reading) => {
              const name =
                reading.kind === 'symbol'
                  ? reading.symbol
                  : (functions.find(({ id }) => id === reading.functionId)?.name ?? reading.functionId);
              const typed = reason.kind === 'not-understood' ? reason.words : [];
              return (
                <Button key={name} size="small" onClick={() => onCorrect(row.id, withReading(text, typed, name))}>
                  {name}
                </Button>
              );
            })}
          </span>
        )}
        {isEditing && (
          <CorrectionField
            words={words}
            text={text}
            onApply={(corrected) => onCorrect(row.id, corrected)}
            onClose={() => setIsEditing(false)}
          />
        )}
      </div>
      <span className={styles['tools']}>
        {!isEditing && !isLeftOut && <IconButton {...pencil} icon={Pencil} size="small" label={words.edit(shown)} />}
        <IconButton
          icon={isLeftOut ? Undo2 : X}
          size="small"
          label={isLeftOut ? words.takeIn(shown) : words.leaveOut(shown)}
          onClick={() => onToggle(row.id)}
        />
      </span>
    </li>
  );
});

/** The reason with the words that it is about, unless these are all that is `shown`. */
const reasonOf = ({ reason }: OpenRow, { reasons, notUnderstood }: FlatListTexts, shown: string): string => {
  if (reason.kind === 'not-understood') {
    const words = reason.words.join(', ');
    return reason.reason === 'unknown-words' && words.trim() === shown.trim()
      ? notUnderstood
      : reasons[reason.reason](words);
  }
  if (reason.kind === 'no-room') return reasons['no-room']();
  const { problem } = reason;
  return reasons[problem.kind]('words' in problem ? problem.words.join(', ') : '');
};

/** The parts of a set that cannot be built yet, as written. */
const partsOf = ({ row: { reading } }: OpenRow, shown: string): string =>
  reading.kind === 'set'
    ? reading.parts.map(({ words, count }) => (count === 1 ? words : `${count}× ${words}`)).join(', ')
    : shown;
