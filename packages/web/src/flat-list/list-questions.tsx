import {
  columnRoles,
  type ColumnRoles,
  type FlatListInput,
  type RecognisedColumns,
} from '@ramka/domain/flat-list/flat-list';
import { abbreviationLimits } from '@ramka/domain/project-note';
import type { FlatListTexts } from '@ramka/texts/load-flat-list';
import { type ReactElement, useId, useMemo, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Select } from '../ui/fields/select.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import styles from './list-preview.module.css';
import type { ListCatalogue } from './use-list-catalogue.ts';

type AbbreviationQuestionsProps = {
  readonly words: FlatListTexts;
  readonly list: ListCatalogue;
  readonly unknown: readonly string[];
  readonly known: Readonly<Record<string, string>>;
  readonly input: FlatListInput;
  readonly onAnswer: (abbreviation: string, meaning: string) => void;
};

/** Asks for the meaning of unknown abbreviations, and shows the known ones that occur in the list. */
export const AbbreviationQuestions = (props: AbbreviationQuestionsProps): ReactElement | null => {
  const { words, list, unknown, known, input, onAnswer } = props;
  const suggestions = useId();
  const written = useMemo(() => textOf(input), [input]);
  const used = useMemo(() => Object.keys(known).filter((short) => occursIn(written, short)), [known, written]);
  const asked = [...new Set([...unknown, ...used])];
  if (asked.length === 0) return null;
  return (
    <fieldset className={styles['questions']}>
      <legend className={styles['legend']}>{words.abbreviations}</legend>
      <p className={styles['note']}>{words.abbreviationsHint}</p>
      <datalist id={suggestions}>
        {list.catalogue.allFunctions.map(({ id, name }) => (
          <option key={id}>{name}</option>
        ))}
      </datalist>
      <div className={styles['fields']}>
        {asked.map((short) => (
          <Meaning
            key={short}
            label={words.meaning(short)}
            suggestions={suggestions}
            meaning={known[short] ?? ''}
            onMeaning={(meaning) => onAnswer(short, meaning)}
          />
        ))}
      </div>
    </fieldset>
  );
};

const textOf = (input: FlatListInput): string => {
  if (input.kind === 'text') return input.text;
  const rows = input.kind === 'table' ? input.rows : input.tables.flatMap((table) => table.rows);
  return rows.map(({ cells }) => cells.join(' ')).join('\n');
};

const occursIn = (text: string, short: string): boolean =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])${short.replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\$&`)}(?![\p{L}\p{N}])`,
    'iu',
  ).test(text);

type MeaningProps = {
  readonly label: string;
  /** Id of the list of suggestions. */
  readonly suggestions: string;
  readonly meaning: string;
  readonly onMeaning: (meaning: string) => void;
};

const Meaning = ({ label, suggestions, meaning, onMeaning }: MeaningProps): ReactElement => {
  const [value, setValue] = useState(meaning);
  const answer = (): void => {
    if (value.trim() !== meaning) onMeaning(value.trim());
  };
  return (
    <TextField
      label={label}
      list={suggestions}
      value={value}
      onValue={setValue}
      maxLength={abbreviationLimits.meaning}
      enterKeyHint="done"
      onBlur={answer}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        answer();
      }}
    />
  );
};

type ColumnQuestionsProps = {
  readonly words: FlatListTexts;
  readonly columns: RecognisedColumns;
  readonly onAnswer: (roles: ColumnRoles) => void;
};

/** Asks for the meaning of columns that are not certain. */
export const ColumnQuestions = ({ words, columns, onAnswer }: ColumnQuestionsProps): ReactElement | null => {
  const [roles, setRoles] = useState(columns.roles);
  if (columns.unsure.length === 0) return null;
  return (
    <fieldset className={styles['questions']}>
      <legend className={styles['legend']}>{words.columns}</legend>
      <div className={styles['fields']}>
        {columns.unsure.map(({ column, candidates, examples }) => {
          const title = columns.titles[column] ?? '';
          const others = columnRoles.filter((role) => !candidates.includes(role));
          const label = title === '' ? words.untitledColumn(column + 1) : words.column(title);
          return (
            <Select
              key={column}
              label={examples.length === 0 ? label : `${label} – ${words.examples(examples.slice(0, 3).join(', '))}`}
              options={[...candidates, ...others].map((role) => ({ value: role, label: words.roles[role] }))}
              value={roles[column] ?? 'ignored'}
              onValue={(role) => setRoles(roles.map((each, index) => (index === column ? role : each)))}
            />
          );
        })}
      </div>
      <Button size="small" onClick={() => onAnswer(roles)}>
        {words.confirmColumns}
      </Button>
    </fieldset>
  );
};
