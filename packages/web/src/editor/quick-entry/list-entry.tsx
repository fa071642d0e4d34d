import type { FlatListInput } from '@ramka/domain/flat-list/flat-list';
import type { SetDefaults } from '@ramka/domain/set/frames';
import { type FlatListTexts, loadFlatList } from '@ramka/texts/load-flat-list';
import { useQuery } from '@tanstack/react-query';
import { FileSpreadsheet, X } from 'lucide-react';
import {
  type ChangeEvent,
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type ReactElement,
  useCallback,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { failureText, readingFailure } from '../../api/failure.ts';
import { FileTooLarge, LIST_FILES, type ListFile, readListFile } from '../../api/list-file.ts';
import type { ReadyList } from '../../flat-list/list-preview.tsx';
import { looksLikeList } from '../../flat-list/looks-like-list.ts';
import { useLanguage, useTexts } from '../../language/texts.ts';
import { lazyPart, loadPart, usePreload } from '../../platform/lazy-part.ts';
import type { EditorCatalogue } from '../../project/editor-catalogue.ts';
import { useProjectId } from '../../project/project-query.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/fields/select.tsx';
import field from '../../ui/fields/field.module.css';
import { IconButton } from '../../ui/icon-button.tsx';
import styles from './list-entry.module.css';

/** The preview of a list with the rules for reading it. */
export const ListPreview = lazyPart(async () => (await import('../../flat-list/list-preview.tsx')).ListPreview);

/** Support for lists of a whole flat, where the dialog belongs to a project. */
export type ListSupport = {
  readonly defaults: SetDefaults | null;
  /** The room for rows without one; null for none. */
  readonly roomId: number | null;
  /** Adds a list to the project. Resolves to whether it was added. */
  readonly onAdd: (list: ReadyList, words: FlatListTexts) => Promise<boolean>;
};

/** State of a list: the texts, an opened file, and the list as read. */
export const useListEntry = (text: string, onText: (text: string) => void, isSupported: boolean) => {
  const { language, texts } = useLanguage();
  const projectId = useProjectId();
  const { data: words } = useQuery({
    queryKey: ['flat-list-texts', language],
    queryFn: () => loadPart(loadFlatList[language]),
    staleTime: Infinity,
    enabled: isSupported,
  });
  const [isLoaded, setIsLoaded] = useState(false);
  const load = useCallback(async () => {
    await ListPreview.load();
    setIsLoaded(true);
  }, []);
  usePreload(isSupported ? load : nothing);
  const [file, setFile] = useState<ListFile>();
  const [sheet, setSheet] = useState(ALL_SHEETS);
  const [isReading, setIsReading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [ready, setReady] = useState<ReadyList>();
  const sheets = useMemo(() => sheetsIn(file, sheet), [file, sheet]);
  const isList = isSupported && (sheets.length > 0 || looksLikeList(text));
  const input = useMemo(
    (): FlatListInput =>
      sheets.length > 0
        ? {
            kind: 'tables',
            tables: sheets.map(({ name, rows }) => ({
              name,
              rows: rows.map(({ line, cells }) => ({ line, cells: cells.map((cell) => cell ?? undefined) })),
            })),
          }
        : { kind: 'text', text },
    [sheets, text],
  );
  const open = async (chosen: File): Promise<void> => {
    setProblem(undefined);
    setIsReading(true);
    try {
      const opened = await readListFile(projectId, chosen);
      if (opened.text === null) {
        setFile(opened);
        setSheet(rowsIn(opened.sheets) > MOST_ROWS_TOGETHER ? 0 : ALL_SHEETS);
      } else {
        setFile(undefined);
        onText(opened.text.trim());
      }
    } catch (failure) {
      const isTooLarge = failure instanceof FileTooLarge;
      setProblem(
        (isTooLarge ? words?.tooLarge : undefined) ?? failureText(failure, readingFailure(failure, texts.messages)),
      );
    } finally {
      setIsReading(false);
    }
  };
  return {
    words,
    isList,
    /** Whether the code of the preview has loaded. */
    isLoaded,
    input,
    ready: isList ? ready : undefined,
    onReady: setReady,
    file,
    sheet,
    onSheet: setSheet,
    isReading,
    problem,
    onOpen: (chosen: File) => void open(chosen),
    onClear: () => {
      setFile(undefined);
      setProblem(undefined);
    },
  };
};

const nothing = (): Promise<void> => Promise.resolve();

/** The value for all sheets of a workbook, instead of the index of one. */
const ALL_SHEETS = -1;

type Sheets = ListFile['sheets'];

const sheetsIn = (file: ListFile | undefined, sheet: number): Sheets =>
  file?.sheets.filter((_, index) => sheet === ALL_SHEETS || index === sheet) ?? [];

/** Workbooks with more rows, such as a price list, are read sheet by sheet. */
const MOST_ROWS_TOGETHER = 500;

const rowsIn = (sheets: Sheets): number => sheets.reduce((sum, { rows }) => sum + rows.length, 0);

export type ListEntry = ReturnType<typeof useListEntry>;

/** The defaults of sets for which a list names no series: those of the project, or those of the chosen line. */
export const listDefaults = (
  defaults: SetDefaults | null,
  lineId: number | null,
  catalogue: EditorCatalogue,
): SetDefaults | null => {
  const line = catalogue.findLine(lineId);
  if (!line || line.tag === defaults?.lineTag) return defaults;
  return { lineTag: line.tag, subcategoryId: null, finishId: defaults?.finishId ?? null, colourId: null };
};

type ListFieldProps = {
  readonly label: string;
  readonly placeholder: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly entry: ListEntry;
};

/** Maximum number of visible lines, also of a list, whose preview needs the room; and letters of a line on a phone. */
const [MAX_LINES, MAX_LINES_OF_LIST, LINE_LENGTH] = [6, 4, 45];

const linesOf = (text: string, isList: boolean): number =>
  Math.min(
    isList ? MAX_LINES_OF_LIST : MAX_LINES,
    text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LINE_LENGTH)), 0),
  );

/** The field for the contents of one set or for a list, with the files that can be opened or dropped. */
export const ListField = ({ label, placeholder, text, onText, entry }: ListFieldProps): ReactElement => {
  const id = useId();
  const { words, file, problem, isReading, onOpen } = entry;
  const hasLines = text.includes('\n');
  const takeFile = (event: ClipboardEvent | DragEvent, data: DataTransfer): void => {
    const [dropped] = data.files;
    // Spreadsheets also copy a picture of the cells.
    if (!dropped || data.types.includes('text/plain')) return;
    event.preventDefault();
    onOpen(dropped);
  };
  const pressKey = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    if (hasLines && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <div
      className={field['field']}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault();
      }}
      onDrop={(event) => takeFile(event, event.dataTransfer)}
    >
      {file ? (
        <OpenedFile entry={entry} file={file} />
      ) : (
        <>
          <label htmlFor={id} className={field['label']}>
            {label}
          </label>
          <div className={field['frame']}>
            <textarea
              id={id}
              className={`${field['input']} ${styles['text']}`}
              rows={linesOf(text, entry.isList)}
              placeholder={placeholder}
              value={text}
              onChange={(event) => onText(event.target.value)}
              onPaste={(event) => takeFile(event, event.clipboardData)}
              onKeyDown={pressKey}
              enterKeyHint={hasLines ? 'enter' : 'go'}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              aria-describedby={`${id}-note`}
              data-autofocus=""
            />
          </div>
        </>
      )}
      <div className={styles['hint']} data-typed={text !== '' && problem === undefined && !isReading ? '' : undefined}>
        <p id={`${id}-note`} className={problem === undefined ? 'muted' : field['problem']} aria-live="polite">
          {isReading ? words?.readingFile : (problem ?? words?.hint)}
        </p>
        {words && !file && <FileButton label={words.chooseFile} isReading={isReading} onOpen={onOpen} />}
      </div>
    </div>
  );
};

type FileButtonProps = Pick<ListEntry, 'isReading' | 'onOpen'> & { readonly label: string };

const FileButton = ({ label, isReading, onOpen }: FileButtonProps): ReactElement => {
  const chooser = useRef<HTMLInputElement>(null);
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    const chosen = currentTarget.files?.[0];
    if (chosen) onOpen(chosen);
    // The same file can be chosen again after it was corrected.
    currentTarget.value = '';
  };
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        icon={FileSpreadsheet}
        working={isReading}
        onClick={() => chooser.current?.click()}
      >
        {label}
      </Button>
      <input ref={chooser} type="file" accept={LIST_FILES} hidden onChange={take} />
    </>
  );
};

const OpenedFile = ({ entry, file }: { readonly entry: ListEntry; readonly file: ListFile }): ReactElement => {
  const { common } = useTexts();
  const { words, sheet, onSheet, onClear } = entry;
  return (
    <div className={styles['file']}>
      <FileSpreadsheet className={styles['icon']} aria-hidden />
      <span className={styles['name']}>{words?.fromFile(file.name)}</span>
      <IconButton icon={X} size="small" label={words?.removeFile ?? common.close} data-autofocus="" onClick={onClear} />
      {file.sheets.length > 1 && words && (
        <Select
          label={words.sheet}
          labelHidden
          options={[
            { value: ALL_SHEETS, label: words.allSheets(file.sheets.length) },
            ...file.sheets.map(({ name }, index) => ({ value: index, label: name })),
          ]}
          value={sheet}
          onValue={onSheet}
        />
      )}
      {sheetsIn(file, sheet).some(({ isCut }) => isCut) && <span className="muted">{words?.cut}</span>}
    </div>
  );
};
