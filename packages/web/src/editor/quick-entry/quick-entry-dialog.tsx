import { drawSet } from '@ramka/domain/drawing';
import type { ProductSet } from '@ramka/domain/set/product-set';
import type { Loss, SetChange } from '@ramka/domain/set/set-change';
import { findLineName, type NamedLine, type QuickEntryPart } from '@ramka/domain/quick-entry';
import { CircleAlert } from 'lucide-react';
import { type ReactElement, type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { imageAddress } from '../../api/picture-addresses.ts';
import { looksLikeList } from '../../flat-list/looks-like-list.ts';
import { useTexts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { DialogPresence } from '../../ui/dialog-presence.tsx';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useRequestOrigin } from '../../ui/request-origin.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
import type { EditorCatalogue } from '../../project/editor-catalogue.ts';
import { type Draft, sameSet } from '../editing/draft.ts';
import { listDefaults, type ListEntry, ListField, ListPreview, type ListSupport, useListEntry } from './list-entry.tsx';
import styles from './quick-entry-dialog.module.css';
import { isDivisible, type ReadPart, type TypedInput, type TypedSets, useTypedSet } from './typed-sets.ts';

export type QuickEntryDialogProps = {
  /** The draft that the items are added to: a new set with its defaults, or the edited set. */
  readonly start: Draft;
  readonly catalogue: EditorCatalogue;
  readonly onClose: () => void;
  /** Called on the first Enter with the filled set. Not called if the items need several sets. */
  readonly onPlace?: (change: SetChange, lineId: number) => void;
  /** Formats what the items would remove from the set; undefined for a new set, which has nothing to lose. */
  readonly describeLosses?: (losses: readonly Loss[]) => string;
  /** Called on the second Enter with the sets to save. Resolves to whether all were saved. */
  readonly onSave: (sets: readonly ProductSet[]) => Promise<boolean>;
  /** Field for the target room, shown next to the frame line. */
  readonly children?: ReactNode;
  /** Absent where a list of a flat is not possible: in the editor, which builds one set. */
  readonly list?: ListSupport;
};

/**
 * Builds sets from typed text. A preview is drawn while the visitor types; Enter places the modules, and another Enter
 * saves.
 */
export const QuickEntryDialog = (props: QuickEntryDialogProps): ReactElement => {
  const { catalogue, onClose, describeLosses, children, list } = props;
  const { typing, common, editor } = useTexts();
  const { input, typed, placed, busy, change, goOn, entry } = useTyping(props);
  const own = list?.defaults ?? null;
  const defaults = useMemo(() => listDefaults(own, input.lineId, catalogue), [own, input.lineId, catalogue]);
  const refusal = typed.refusal && typing.refusals[typed.refusal];
  const { text, lineId, chosen, splitting } = input;
  const unknown = typed.parts.flatMap(({ part }) => (part.meaning.kind === 'unknown' ? [part.words] : []));
  const reason = refusal && (typed.refusal === 'unknown' ? `${refusal}: ${unknown.join(', ')}` : refusal);
  const status = useDebounced(
    text.trim() === '' ? '' : (reason ?? (placed ? typing.placed : typing.ready(typed.sets.length))),
  );
  const [isAsking, setIsAsking] = useState(false);
  // The preview prepares itself before there is a list. Its key keeps it when the dialog changes its form.
  const listPreview = list && entry.words && (entry.isList || entry.isLoaded) && (
    <ListPreview
      key="list"
      input={entry.isList ? entry.input : undefined}
      words={entry.words}
      catalogue={catalogue}
      roomId={list.roomId}
      defaults={defaults}
      onReady={entry.onReady}
    />
  );
  if (list && entry.isList && entry.words) {
    const { words, ready } = entry;
    const isWritten = entry.file !== undefined || text.trim().includes('\n');
    const leave = (): void => (isWritten && ready?.refusal !== words.nothingNew ? setIsAsking(true) : onClose());
    return (
      <Dialog
        onClose={leave}
        title={words.title}
        width="wide"
        keepOnOutsidePress
        onSubmit={() => void goOn()}
        footer={
          <>
            {ready && ready.refusal === undefined && (
              <p className={styles['summary']}>{words.summary(ready.sets, ready.rooms, ready.notes)}</p>
            )}
            <Button onClick={leave}>{common.cancel}</Button>
            <Button type="submit" variant="primary" busy={busy || !ready} refusal={ready?.refusal}>
              {words.create}
            </Button>
          </>
        }
      >
        <TypedFields text={text} lineId={lineId} catalogue={catalogue} onChange={change} entry={entry} parts={null}>
          {children}
        </TypedFields>
        {listPreview}
        <DialogPresence>
          {isAsking && (
            <ConfirmDialog
              title={editor.leave.title}
              confirmLabel={editor.leave.yes}
              cancelLabel={editor.leave.no}
              danger
              onConfirm={() => {
                setIsAsking(false);
                onClose();
              }}
              onCancel={() => setIsAsking(false)}
            >
              {words.discard}
            </ConfirmDialog>
          )}
        </DialogPresence>
      </Dialog>
    );
  }
  return (
    <Dialog
      onClose={onClose}
      title={typing.title}
      description={typing.hint}
      width="wide"
      onSubmit={() => void goOn()}
      footer={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button
            type="submit"
            variant="primary"
            busy={busy}
            refusal={typed.refusal === 'loading' ? undefined : refusal}
          >
            {placed ? editor.save.save : typing.place}
          </Button>
        </>
      }
    >
      <TypedFields
        text={text}
        lineId={lineId}
        catalogue={catalogue}
        onChange={change}
        entry={list && entry}
        parts={
          <TypedParts
            parts={typed.parts}
            functions={typed.functions}
            onChosen={(words, functionId) => change({ chosen: { ...chosen, [words]: functionId } })}
            onReplace={({ start, words }, name) =>
              change({ text: text.slice(0, start) + name + text.slice(start + words.length) })
            }
          />
        }
      >
        {children}
      </TypedFields>
      {typed.tooMany > 0 && !(splitting && isDivisible(typed)) && (
        <TooMany {...typed} onSplit={() => change({ splitting: true })} />
      )}
      <Pictures sets={typed.sets} catalogue={typed.catalogue} placed={placed} />
      <Unsealed {...typed} />
      <Note>{placed ? '' : describeLosses?.(typed.losses)}</Note>
      <output className={refusal === undefined || text.trim() === '' ? 'visually-hidden' : styles['note']}>
        {status}
      </output>
      {listPreview}
    </Dialog>
  );
};

const emptyInput = { text: '', chosen: {}, splitting: false };

/** State of the dialog: input, the sets built from it, and the stage. */
const useTyping = ({ catalogue, onClose, onPlace, onSave, list, ...props }: QuickEntryDialogProps) => {
  const [input, setInput] = useState<TypedInput>({ ...emptyInput, start: props.start, lineId: props.start.lineId });
  const [stage, setStage] = useState<'typing' | 'asked' | 'saving'>('typing');
  const change = (part: Partial<TypedInput>): void => {
    setInput({ ...input, ...part });
    if (stage !== 'saving') setStage('typing');
  };
  const entry = useListEntry(input.text, (text) => change({ text }), list !== undefined);
  const typed = useTypedSet(
    useMemo(() => (entry.isList ? { ...input, text: '' } : input), [input, entry.isList]),
    catalogue,
  );
  // If Enter is pressed before the modules have loaded, the items are placed as soon as they have, without another
  // Enter.
  const placed = stage !== 'typing' && typed.refusal === undefined;
  const place = useEffectEvent(() => {
    const [set] = typed.sets;
    if (stage === 'asked' && set && input.lineId !== null) onPlace?.({ set, losses: typed.losses }, input.lineId);
  });
  useEffect(() => {
    if (placed) place();
  }, [placed]);
  // If the edited set changes after placing, for example by undo, the dialog returns to typing.
  const [present, setPresent] = useState(props.start.set);
  if (present !== props.start.set) {
    const [set] = typed.sets;
    setPresent(props.start.set);
    if (onPlace && set && stage === 'asked' && !sameSet(set, props.start.set)) setStage('typing');
  }
  const markOrigin = useRequestOrigin();
  const last = useRef(input);
  useEffect(() => void (last.current = input));
  const goOn = async (): Promise<void> => {
    if (stage === 'saving') return;
    const { ready, words } = entry;
    if (entry.isList) {
      if (!list || !words || !ready || ready.refusal !== undefined) return;
      setStage('saving');
      const origin = markOrigin();
      const added = await list.onAdd(ready, words);
      if (added && origin.isOnScreen()) onClose();
      else setStage('typing');
      return;
    }
    if (!placed) {
      setStage('asked');
      return;
    }
    setStage('saving');
    const origin = markOrigin();
    const saved = await onSave(typed.sets);
    // A dialog that was closed during the save must not close another one. Text typed during the save starts the next
    // set.
    const isNext = last.current !== input;
    if (saved && origin.isOnScreen() && !isNext) onClose();
    else setStage(isNext ? 'typing' : 'asked');
  };
  const busy = stage === 'saving' || (stage === 'asked' && typed.refusal === 'loading');
  return { input, typed, placed, busy, change, goOn, entry };
};

const withoutName = (text: string, { start, end }: NamedLine): string =>
  `${text.slice(0, start)}${text.slice(end)}`.replaceAll(/^[\s,;]+|[\s,;]+$/gu, '');

type TypedFieldsProps = Pick<TypedInput, 'text' | 'lineId'> &
  Pick<QuickEntryDialogProps, 'catalogue' | 'children'> & {
    readonly onChange: (change: Partial<TypedInput>) => void;
    /**
     * The recognised parts. They follow the fields in tab order; on phones they are shown directly below the text
     * field.
     */
    readonly parts: ReactNode;
    /** State of a list; undefined where a list is not possible. */
    readonly entry: ListEntry | undefined;
  };

const TypedFields = ({ text, lineId, catalogue, onChange, parts, entry, children }: TypedFieldsProps): ReactElement => {
  const { typing } = useTexts();
  const named = entry?.isList ? undefined : findLineName(text, catalogue.allLines);
  const type = (next: string): void => {
    // A list names the series of its own rows.
    const line = entry && looksLikeList(next) ? undefined : findLineName(next, catalogue.allLines);
    onChange({ text: next, ...(line && line.lineId !== named?.lineId && { lineId: line.lineId }) });
  };
  // Another choice replaces the line that the text names.
  const chooseLine = (id: number): void => onChange({ lineId: id, ...(named && { text: withoutName(text, named) }) });
  return (
    <div className={styles['fields']}>
      {entry ? (
        <ListField
          label={(entry.isList && entry.words?.label) || typing.label}
          placeholder={typing.example}
          text={text}
          onText={type}
          entry={entry}
        />
      ) : (
        <TextField
          label={typing.label}
          placeholder={typing.example}
          value={text}
          onValue={type}
          maxLength={500}
          enterKeyHint="go"
          autoCapitalize="none"
          spellCheck={false}
          data-autofocus=""
        />
      )}
      <Select
        label={typing.line}
        placeholder={typing.chooseLine}
        options={catalogue.allLines.map(({ id, name }) => ({ value: id, label: name }))}
        value={lineId}
        onValue={chooseLine}
      />
      {children}
      {parts}
    </div>
  );
};

type TooManyProps = Pick<TypedSets, 'tooMany' | 'most'> & { readonly onSplit: () => void };

const MAX_SUGGESTIONS = 4;

const TooMany = ({ tooMany, most, onSplit }: TooManyProps): ReactElement => {
  const { typing } = useTexts();
  return (
    <p className={styles['note']}>
      {typing.tooMany(tooMany, most)}{' '}
      {isDivisible({ tooMany, most }) && (
        <Button size="small" onClick={onSplit}>
          {typing.split}
        </Button>
      )}
    </p>
  );
};

/** States that a requested IP44 protection is not possible, and why. */
const Unsealed = ({ unsealed, catalogue }: Pick<TypedSets, 'unsealed' | 'catalogue'>): ReactElement => {
  const { typing } = useTexts();
  const module = unsealed?.kind === 'module-disables-ip44' ? catalogue.findModule(unsealed.moduleId) : undefined;
  return <Note>{module ? typing.notIp44.module(module.name) : unsealed && typing.notIp44.frame}</Note>;
};

/** A note that is announced to screen readers when its text appears. */
const Note = ({ children }: { readonly children: string | undefined }): ReactElement => (
  <output className={children ? styles['note'] : 'visually-hidden'}>{children}</output>
);

type TypedPartsProps = Pick<TypedSets, 'parts' | 'functions'> & {
  readonly onChosen: (words: string, functionId: string) => void;
  readonly onReplace: (part: QuickEntryPart, name: string) => void;
};

/** The recognised parts with alternative meanings and losses, and suggestions for unknown words. */
const TypedParts = ({ parts, ...props }: TypedPartsProps): ReactElement => (
  <ul className={styles['parts']}>
    {parts.map((read) => (
      <li
        key={read.part.start}
        className={styles['part']}
        data-unknown={read.part.meaning.kind === 'unknown' ? '' : undefined}
      >
        <span className={styles['count']}>{read.part.count} ×</span>
        <PartMeaning read={read} {...props} />
      </li>
    ))}
  </ul>
);

const PartMeaning = ({
  read: { part, item, lacking },
  functions,
  onChosen,
  onReplace,
}: Omit<TypedPartsProps, 'parts'> & { readonly read: ReadPart }): ReactElement => {
  const { typing } = useTexts();
  const { meaning, words } = part;
  const nameOf = (id: string): string => functions.find((one) => one.id === id)?.name ?? '';
  if (meaning.kind === 'card') return <span>{meaning.card.module.name}</span>;
  if (meaning.kind === 'unknown') {
    return (
      <>
        <CircleAlert className={styles['icon']} aria-hidden />
        <span>{typing.notUnderstood(words)}</span>
        {meaning.near.slice(0, MAX_SUGGESTIONS).map((id) => (
          <Button key={id} size="small" onClick={() => onReplace(part, nameOf(id))}>
            {nameOf(id)}
          </Button>
        ))}
      </>
    );
  }
  const [first = ''] = meaning.functionIds;
  const functionId = item?.functionId ?? first;
  const offered = meaning.functionIds.includes(functionId) ? meaning.functionIds : [functionId, ...meaning.functionIds];
  return (
    <>
      {offered.length > 1 ? (
        <Select
          label={typing.meaning(words)}
          labelHidden
          options={offered.map((id) => ({ value: id, label: nameOf(id) }))}
          value={functionId}
          onValue={(id) => onChosen(words, id)}
        />
      ) : (
        <span>{nameOf(functionId)}</span>
      )}
      {item?.loses && <span className={styles['loss']}>{typing.without(item.loses)}</span>}
      {lacking && <span className={styles['loss']}>{typing.notInSeries}</span>}
    </>
  );
};

type PicturesProps = Pick<TypedSets, 'sets' | 'catalogue'> & { readonly placed: boolean };

/** Preview of the sets on the wall. */
const Pictures = ({ sets, catalogue, placed }: PicturesProps): ReactElement => (
  <div className={styles['wall']} data-placed={placed ? '' : undefined}>
    {sets.map((set, index) => {
      const drawing = drawSet(set, catalogue);
      const key = `${index}`;
      return (
        drawing && (
          <div key={key} className={styles['set']} style={{ '--width': drawing.width, '--height': drawing.height }}>
            {drawing.layers.map(({ kind, picture, x, y, width, height }) => (
              <img
                key={`${kind} ${picture} ${x}`}
                className={styles['layer']}
                src={imageAddress(picture)}
                alt=""
                draggable={false}
                onError={({ currentTarget }) => currentTarget.removeAttribute('src')}
                style={{
                  left: `${(100 * (x - drawing.x)) / drawing.width}%`,
                  top: `${(100 * (y - drawing.y)) / drawing.height}%`,
                  width: `${(100 * width) / drawing.width}%`,
                  height: `${(100 * height) / drawing.height}%`,
                }}
              />
            ))}
          </div>
        )
      );
    })}
  </div>
);
