import type { ListRow, NotUnderstood } from '@ramka/domain/flat-list/flat-list';
import type { ModuleFunction } from '@ramka/domain/substitutes';
import type { FlatListTexts } from '@ramka/texts/load-flat-list';
import { CircleAlert, Pencil, Undo2, X } from 'lucide-react';
import { memo, type ReactElement } from 'react';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { CorrectionField } from './correction-field.tsx';
import styles from './list-preview.module.css';
import { type ListProduct, needsLine, type OpenRow, withNote } from './plan-list.ts';
import { useRowEditing } from './use-row-focus.ts';

type OpenListRowProps = {
  readonly open: OpenRow;
  readonly words: FlatListTexts;
  readonly functions: readonly ModuleFunction[];
  readonly isLeftOut: boolean;
  readonly onToggle: (key: string) => void;
  readonly onCorrect: (row: ListRow<ListProduct>, text: string) => void;
  readonly onRestore: (rowIds: readonly string[]) => void;
};

/** Maximum number of suggested readings. */
const MAX_READINGS = 4;

/** A row that was not understood, with its reason and the nearest readings. */
export const OpenListRow = memo((props: OpenListRowProps): ReactElement => {
  const { open, words, isLeftOut, onToggle, onCorrect, onRestore } = props;
  const { row, reason } = open;
  const { replaced } = row;
  const { isEditing, setIsEditing, pencil } = useRowEditing();
  const shown = withNote(row).replaceAll('\t', ' · ');
  const isPending = needsLine(open);
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
        {!isLeftOut && reason.kind === 'not-understood' && <NearReadings {...props} reason={reason} />}
        {isEditing && (
          <CorrectionField
            words={words}
            text={row.contents}
            onApply={(text) => onCorrect(row, text)}
            onClose={() => setIsEditing(false)}
          />
        )}
      </div>
      <span className={styles['tools']}>
        {!isEditing && !isLeftOut && <IconButton {...pencil} icon={Pencil} size="small" label={words.edit(shown)} />}
        {replaced && !isEditing && (
          <IconButton
            icon={Undo2}
            size="small"
            label={words.restore(replaced.text)}
            onClick={() => onRestore([replaced.id])}
          />
        )}
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

/** Buttons for the functions that unknown words may mean. */
const NearReadings = (props: OpenListRowProps & { readonly reason: NotUnderstood }): ReactElement | null => {
  const { open, functions, reason, onCorrect } = props;
  const { row } = open;
  if (isSentence(row.contents) || reason.nearest.length === 0) return null;
  return (
    <span className={styles['readings']}>
      {reason.nearest.slice(0, MAX_READINGS).map((reading) => {
        const name =
          reading.kind === 'symbol'
            ? reading.symbol
            : (functions.find(({ id }) => id === reading.functionId)?.name ?? reading.functionId);
        return (
          <Button key={name} size="small" onClick={() => onCorrect(row, withName(row.contents, reason.words, name))}>
            {name}
          </Button>
        );
      })}
    </span>
  );
};

/** Whether a text has too many words for one of its words to name the contents. */
const isSentence = (text: string): boolean => text.trim().split(/\s+/u).length > MOST_WORDS_OF_ITEM;

const MOST_WORDS_OF_ITEM = 4;

/** Puts the name of a function in the place of words that are not understood, or of the whole text. */
const withName = (text: string, words: readonly string[], name: string): string =>
  text.replace(words.find((word) => text.includes(word)) ?? text, () => name);

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
