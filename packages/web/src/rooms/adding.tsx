import { DoorOpen, ListPlus, type LucideIcon, PackagePlus, Plus } from 'lucide-react';
import {
  type ClipboardEvent,
  type ReactElement,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLanguage, useTexts } from '../language/texts.ts';
import { pageSettings } from '../platform/page-settings.ts';
import { useProject, useProjectPart } from '../project/project-query.ts';
import { Button, type ButtonProps, LinkButton } from '../ui/button.tsx';
import { DialogPresence } from '../ui/dialog-presence.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { isFocusLost } from '../ui/focus.ts';
import { TextField } from '../ui/fields/text-field.tsx';
import { nameProblemText, useFieldForm } from '../ui/form.ts';
import { useDebounced } from '../ui/use-debounced.ts';
import styles from './new-rooms.module.css';
import { createRoom, createRooms } from '../project-changes/rooms.ts';
import { useProjectChange } from '../project/use-project-change.ts';
import { namesInUse, roomNamesIn } from './room-names.ts';
import { RoomSameNameDialog } from './room-same-name-dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { setDefaultsFor, type Room } from '../api/project.ts';
import { ToolButton, ToolEntry } from '../planning-tool/tool-button.tsx';
import { catalogueQuery } from '../project/catalogue.ts';
import { beginNewSet, searchOfDefaults } from '../project/new-set.ts';
import tileStyles from './add-tile.module.css';
import { useOpenDialog } from './open-dialog.ts';

/** Text and focus of the form that adds rooms, which moves into the head with the first room. */
export type RoomDraft = {
  readonly read: () => DraftState;
  readonly write: (change: Partial<DraftState>) => void;
};

type DraftState = { readonly text: string; readonly isFocused: boolean };

export const createRoomDraft = (): RoomDraft => {
  let state: DraftState = { text: '', isFocused: false };
  return {
    read: () => state,
    write: (change) => {
      state = { ...state, ...change };
    },
  };
};

type AddRoomFormProps = {
  readonly draft: RoomDraft;
  /** Whether the field gets the focus when the form appears, unless another element has it. */
  readonly first?: boolean;
};

/** Form that adds one or more rooms at the top of the list. Asks before it adds a duplicate name. */
export const AddRoomForm = ({ draft, first = false }: AddRoomFormProps): ReactElement => {
  const texts = useTexts();
  const { rooms } = texts;
  const existing = useProject().rooms.map(({ name }) => name);
  const addAll = useAddAll();
  const [question, setQuestion] = useState<DuplicateNames>();
  const form = useFieldForm({
    start: '',
    problemOf: (typed) => {
      const names = roomNamesIn(typed);
      const problems = names.map((name) => nameProblemText('room', name, texts));
      return names.length === 0 ? nameProblemText('room', '', texts) : problems.find((text) => text !== undefined);
    },
    submit: async (typed) => {
      const names = roomNamesIn(typed);
      if (namesInUse(names, existing).length === 0) {
        draft.write({ text: '' });
        const added = await addAll(names);
        if (!added) draft.write({ text: typed });
        return added;
      }
      return new Promise((settle) => setQuestion({ names, settle }));
    },
  });
  // While several names are typed, each one is too short at first.
  const restedProblem = useDebounced(form.problem);
  const answer = (names: readonly string[] | null): void => {
    setQuestion(undefined);
    question?.settle(names === null ? false : addAll(names));
  };
  const count = roomNamesIn(form.value).length;
  return (
    <form
      ref={useMovedDraft(draft, first, form.setValue)}
      className={styles['form']}
      aria-label={rooms.addRoomTitle}
      onSubmit={form.handleSubmit}
      noValidate
    >
      <TextField
        className={styles['name']}
        label={rooms.roomName}
        labelHidden
        placeholder={rooms.roomNamePlaceholder}
        hint={rooms.severalHint}
        value={form.value}
        onValue={(text) => {
          draft.write({ text });
          form.setValue(text);
        }}
        onBlur={form.handleBlur}
        onKeyDown={form.handleKeyDown}
        onPaste={(event) => pasteNames(event, form.setValue)}
        problem={form.problem && restedProblem}
        maxLength={4000}
      />
      <AddButton count={count} disabled={!form.isValid} busy={form.busy} />
      <DialogPresence>
        {question && <RoomSameNameDialog names={question.names} there={existing} onAnswer={answer} />}
      </DialogPresence>
    </form>
  );
};

/**
 * Takes over text and focus of the form that was shown before. The first form gets the focus unless another element has
 * it, or an on-screen keyboard would cover the page. Returns the ref of the form.
 */
const useMovedDraft = (
  draft: RoomDraft,
  first: boolean,
  onText: (text: string) => void,
): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null);
  const take = useEffectEvent(() => {
    const { text, isFocused } = draft.read();
    if (text !== '') onText(text);
    const shouldFocus = isFocused || (first && !matchMedia('(pointer: coarse)').matches);
    if (shouldFocus && isFocusLost()) form.current?.querySelector('input')?.focus({ preventScroll: true });
  });
  useLayoutEffect(() => {
    const element = form.current;
    return () => draft.write({ isFocused: element?.contains(document.activeElement) === true });
  }, [draft]);
  useEffect(() => take(), []);
  return form;
};

type AddButtonProps = Pick<ButtonProps, 'disabled' | 'busy'> & { readonly count: number };

/** Button that adds the rooms; with a short label in the one-line head. */
const AddButton = ({ count, ...state }: AddButtonProps): ReactElement => {
  const { common, rooms } = useTexts();
  const name = count > 1 ? rooms.addRooms(count) : rooms.addRoom;
  return (
    <Button type="submit" variant="primary" icon={Plus} aria-label={name} {...state}>
      <span className={styles['long']}>{name}</span>
      <span className={styles['short']}>{common.add}</span>
    </Button>
  );
};

/** Pastes lines and cells as a list of names, because a single-line field would join them without separators. */
const pasteNames = (event: ClipboardEvent<HTMLInputElement>, onValue: (value: string) => void): void => {
  const text = event.clipboardData.getData('text');
  if (!/[\t\r\n]/u.test(text.trim())) return;
  event.preventDefault();
  const { selectionStart, selectionEnd, value } = event.currentTarget;
  const before = value.slice(0, selectionStart ?? value.length);
  const after = value.slice(selectionEnd ?? value.length);
  onValue(`${before}${roomNamesIn(text).join('; ')}${after}`);
};

/** Names of which some exist already, and a callback for the visitor's answer. */
type DuplicateNames = {
  readonly names: readonly string[];
  readonly settle: (added: boolean | Promise<boolean>) => void;
};

/** Adds one room, or several as one change. */
const useAddAll = () => {
  const addRoom = useProjectChange(createRoom);
  const addRooms = useProjectChange(createRooms);
  return (names: readonly string[]): Promise<boolean> => {
    const [only] = names.length === 1 ? names : [];
    return only === undefined ? addRooms(names.map((name) => ({ name }))) : addRoom(only);
  };
};

/** Typical flats, whose rooms can be added to an empty project by one click; null if the deployment has none. */
const UsualFlats = (): ReactElement | null => {
  const { language } = useLanguage();
  const { rooms } = useTexts();
  const addRooms = useProjectChange(createRooms);
  const [adding, setAdding] = useState<number>();
  const title = useId();
  const focusFirstRoom = useFocusOnFirstRoom();
  if (pageSettings.flats.length === 0) return null;
  const add = async (index: number): Promise<void> => {
    if (adding !== undefined) return;
    setAdding(index);
    const names = (pageSettings.flats[index]?.rooms ?? []).map((name) => name[language]);
    focusFirstRoom(true);
    focusFirstRoom(await addRooms(names.map((name) => ({ name }))));
    setAdding(undefined);
  };
  return (
    <section className={styles['flats']} aria-labelledby={title}>
      <h2 id={title} className={styles['flats-title']}>
        {rooms.usualFlats}
      </h2>
      <ul className={styles['flats-list']}>
        {pageSettings.flats.map((flat, index) => (
          <li key={flat.name[language]}>
            <button
              type="button"
              className={styles['flat']}
              aria-disabled={adding !== undefined || undefined}
              aria-busy={adding === index || undefined}
              onClick={() => void add(index)}
            >
              <span className={styles['flat-name']}>{flat.name[language]}</span>
              <span className={styles['flat-rooms']}>{flat.rooms.map((room) => room[language]).join(', ')}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};

/**
 * Moves the focus to the first room after the list of flats has disappeared with the pressed button, unless another
 * element has the focus.
 */
const useFocusOnFirstRoom = (): ((enabled: boolean) => void) => {
  const enabled = useRef(false);
  useEffect(
    () => () => {
      const first = '[data-room] [aria-expanded]';
      if (!enabled.current) return;
      setTimeout(() => {
        if (!isFocusLost()) return;
        document.querySelector<HTMLElement>(first)?.focus({ preventScroll: true });
      });
    },
    [],
  );
  return (next) => {
    enabled.current = next;
  };
};

/**
 * Card after a room's entries that adds a new set. Pointed at or focused, it also offers existing sets, and single
 * products if the catalogue has any.
 */
export const AddTile = ({ room }: { readonly room: Room }): ReactElement => {
  const { rooms } = useTexts();
  const { projectId, setDefaults, hasSets } = useProjectPart((project) => ({
    projectId: project.id,
    setDefaults: setDefaultsFor(project, room.id),
    hasSets: project.sets.some(({ isExternal }) => !isExternal),
  }));
  const { data: catalogue } = useQuery(catalogueQuery);
  const hasSingleProducts = Object.keys(catalogue?.productCategories ?? {}).length > 0;
  return (
    <div className={tileStyles['add']}>
      <LinkButton
        to="/projekt/$projectId/zestawy/$id"
        params={{ projectId, id: 'nowy' }}
        search={{ createInGroupId: room.id, ...searchOfDefaults(setDefaults) }}
        state={beginNewSet}
        size="small"
        variant="quiet"
        icon={Plus}
        className={tileStyles['new-set']}
        aria-label={rooms.inRoom(rooms.createSet, room.name)}
      >
        {rooms.createSet}
      </LinkButton>
      <div className={tileStyles['others']}>
        {hasSets && <AddEntryButton icon={ListPlus} label={rooms.addSets} room={room} dialog="room-quantities" />}
        {hasSingleProducts && (
          <AddEntryButton icon={PackagePlus} label={rooms.addSingleProduct} room={room} dialog="add-product" />
        )}
        <ToolEntry room={room} />
      </div>
    </div>
  );
};

type AddEntryButtonProps = {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly room: Room;
  readonly dialog: 'room-quantities' | 'add-product';
};

const AddEntryButton = ({ icon, label, room, dialog }: AddEntryButtonProps): ReactElement => {
  const { rooms } = useTexts();
  const openDialog = useOpenDialog();
  return (
    <Button
      size="small"
      variant="quiet"
      icon={icon}
      aria-label={rooms.inRoom(label, room.name)}
      onClick={() => openDialog({ dialog, roomId: room.id })}
    >
      {label}
    </Button>
  );
};

/** Link from a room to the planning tool, if the deployment has one. */
export const RoomExtras = ({ room }: { readonly room: Room }): ReactElement => (
  <div className={tileStyles['extras']}>
    <ToolButton room={room} size="small" />
  </div>
);

export type NoRoomsProps = {
  /** Whether it contains the form that adds a room, because the screen has no head. */
  readonly hasForm: boolean;
  readonly draft: RoomDraft;
};

/** Empty state of a project without rooms: an explanation, the form for the first room, and typical flats. */
export const NoRooms = ({ hasForm, draft }: NoRoomsProps): ReactElement => {
  const { rooms } = useTexts();
  return (
    <>
      <EmptyState
        icon={DoorOpen}
        title={rooms.noRooms}
        actions={
          hasForm && (
            <>
              <AddRoomForm draft={draft} first />
              <ToolButton />
            </>
          )
        }
      >
        {rooms.noRoomsText}
      </EmptyState>
      <UsualFlats />
    </>
  );
};
