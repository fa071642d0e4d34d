import { type BlockerFn, type HistoryState, type RouterHistory, useRouter } from '@tanstack/react-router';
import { type ReactElement, useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from '../../language/texts.ts';
import { staysInEditing, useEditedLocation } from '../../project/new-set.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { DialogPresence } from '../../ui/dialog-presence.tsx';
import { useEditor } from '../editing/editor.ts';
import { saveRefusal } from './saving.ts';

export type LeaveQuestionProps = {
  readonly dirty: boolean;
  /** Whether a save is in progress. */
  readonly busy: boolean;
  /** Called when the visitor discards the changes. */
  readonly onDiscard: () => void;
  /** Saves, then calls `goOn` (docs/readings.md#r33). */
  readonly onSave: (continueNavigation: () => void) => void;
};

/** Asks before unsaved changes are lost. When the tab is closed, the browser asks instead. */
export const LeaveQuestion = ({ dirty, busy, onDiscard, onSave }: LeaveQuestionProps): ReactElement => {
  const texts = useTexts();
  const { draft, catalogue } = useEditor();
  const { isAsking, leave, stay } = useLeaving(dirty);
  const canSave = saveRefusal(draft, catalogue, texts) === undefined;
  const leaveNow = useEffectEvent(leave);
  const isSaved = !dirty && !busy;
  // A save was in progress when the question was opened, and has now succeeded.
  useEffect(() => {
    if (isAsking && isSaved) leaveNow();
  }, [isAsking, isSaved]);
  const { editor } = texts;
  return (
    <DialogPresence>
      {isAsking && (
        <ConfirmDialog
          title={editor.leave.title}
          confirmLabel={editor.leave.yes}
          cancelLabel={editor.leave.no}
          danger
          other={
            canSave
              ? {
                  label: editor.leave.save,
                  perform: () => {
                    stay();
                    onSave(leave);
                  },
                }
              : undefined
          }
          onConfirm={() => {
            onDiscard();
            leave();
          }}
          onCancel={stay}
        >
          {editor.leave.question}
        </ConfirmDialog>
      )}
    </DialogPresence>
  );
};

/** A navigation that was blocked until the visitor answers. */
type Leaving = {
  readonly isAsking: boolean;
  /** Continues the blocked navigation. */
  readonly leave: () => void;
  readonly stay: () => void;
};

/**
 * Blocks navigation while there are unsaved changes, until the question is answered. The address stays the editor's,
 * even after the browser's Back. When the tab is closed, the browser asks instead.
 */
const useLeaving = (dirty: boolean): Leaving => {
  const { history } = useRouter();
  const { state: edited } = useEditedLocation();
  const [departure, setDeparture] = useState<Departure | null>(null);
  useEffect(() => {
    if (!dirty) return undefined;
    return history.block({
      enableBeforeUnload: true,
      blockerFn: ({ currentLocation, nextLocation, action }) => {
        if (staysInEditing({ ...currentLocation, state: edited }, nextLocation)) return false;
        setDeparture({ action, address: nextLocation.href, state: nextLocation.state });
        return true;
      },
    });
  }, [history, dirty, edited]);
  return {
    isAsking: departure !== null,
    leave: () => {
      setDeparture(null);
      if (departure) goOn(history, departure);
    },
    stay: () => setDeparture(null),
  };
};

/** The blocked navigation: action and destination. */
type Departure = {
  readonly action: Parameters<BlockerFn>[0]['action'];
  readonly address: string;
  readonly state: HistoryState;
};

/** The functions of the browser's history that continue a navigation. */
export type NavigationFunctions = Pick<RouterHistory, 'back' | 'forward' | 'push' | 'replace'>;

const withoutBlocker = { ignoreBlocker: true };

/**
 * Continues a blocked navigation without asking again. Going back remains going back, rather than adding a history
 * entry.
 */
export const goOn = (history: NavigationFunctions, { action, address, state }: Departure): void => {
  switch (action) {
    case 'BACK':
      history.back(withoutBlocker);
      return;
    case 'FORWARD':
      history.forward(withoutBlocker);
      return;
    case 'REPLACE':
      history.replace(address, state, withoutBlocker);
      return;
    case 'PUSH':
    case 'GO':
      history.push(address, state, withoutBlocker);
  }
};
