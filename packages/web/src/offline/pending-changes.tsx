import { type Language, localeOf } from '@ramka/domain/text';
import type { PageTexts } from '@ramka/texts/texts';
import { onlineManager } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { CloudUpload, Copy, Pencil } from 'lucide-react';
import { type ReactElement, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { type ApiFailure, failureText } from '../api/failure.ts';
import { type QueuedChange, nameInChange, outbox, shownProject, subjectOf, storeChange } from './outbox.ts';
import { discard } from './queue-operations.ts';
import { type Conflict, type FlushResult, flushOutbox } from './flush-outbox.ts';
import { saveAsCopy } from './pending-sets.ts';
import { useLanguage, useTexts } from '../language/texts.ts';
import { browserStorage } from '../platform/browser-storage.ts';
import { shownSince } from '../platform/connection.ts';
import { snackbars } from '../platform/messages.ts';
import { deletesAfterSevenDays, usePersistentStorage } from './persistent-storage.ts';
import { MAX_LISTED_NAMES, RETRY_INTERVAL } from './policy.ts';
import { forgetDeletedProject, rememberedProjects } from './remembered-projects.ts';
import { useUnloadQuestion } from './use-unload-question.ts';
import { Button } from '../ui/button.tsx';
import { DialogPresence } from '../ui/dialog-presence.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { useDebounced } from '../ui/use-debounced.ts';
import styles from './pending-changes.module.css';

type PendingChangesProps = {
  readonly projectId: string;
  /** Called after the server has applied or rejected changes, so that the project has to be loaded again. */
  readonly onChanged: (projectId: string) => Promise<void>;
  /** Called if the server no longer knows the project on screen. */
  readonly onProjectDeleted: () => Promise<void>;
};

/** Shows how old the displayed data is and how many changes are pending; sends them when there is a connection, and asks the visitor about conflicts. */
export const PendingChanges = ({ projectId, onChanged, onProjectDeleted }: PendingChangesProps): ReactElement => {
  const texts = useTexts();
  const [asking, setAsking] = useState(true);
  const changes = useSyncExternalStore(outbox.subscribe, () =>
    outbox
      .changes(projectId)
      .map(({ key }) => key)
      .join(' '),
  );
  const keys = changes === '' ? [] : changes.split(' ');
  const [met, setMet] = useState<Conflict>();
  // Another window may have resolved the conflict, or the set was saved again.
  const conflict = met && keys.includes(met.change.key) ? met : undefined;
  // A stuck change is retried while its dialog is postponed, unless the visitor is editing it.
  const isTried = conflict?.why === 'stuck' && !asking && !conflict.change.refused;
  useFlush({
    projectId,
    changes: conflict && !isTried ? '' : changes,
    onChanged,
    onProjectDeleted,
    onConflict: (next) => {
      setMet(next);
      if (next.why !== conflict?.why) setAsking(true);
    },
  });
  return (
    <>
      <StateNotice projectId={projectId} count={keys.length} />
      <OtherProjectsSync shown={projectId} onChanged={onChanged} />
      {conflict && !asking && (
        <div className={styles['later']}>
          <Button onClick={() => setAsking(true)}>{titleOf(conflict, texts)}</Button>
        </div>
      )}
      <DialogPresence>
        {conflict && asking && (
          <ConflictDialog
            projectId={projectId}
            conflict={conflict}
            onMeet={setMet}
            onLater={() => setAsking(false)}
            onChanged={onChanged}
          />
        )}
      </DialogPresence>
    </>
  );
};

/** Created only when needed, because it is slow in browsers. */
const clockOf = (language: Language): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' });

/** Notice of the age of cached data, prices included, and of the number of queued changes. */
const StateNotice = ({ projectId, count }: { readonly projectId: string; readonly count: number }): ReactElement => {
  const { language, texts } = useLanguage();
  const since = useSyncExternalStore(shownSince.subscribe, shownSince.get);
  usePersistentStorage(count > 0);
  const sentences = [
    ...(since ? [texts.shell.shownSince(clockOf(language).format(since))] : []),
    ...(count > 0 && !outbox.isPersisted(projectId) ? [texts.shell.notLasting] : []),
    ...(count > 0 ? [texts.shell.waiting(count)] : []),
    ...(count > 0 && deletesAfterSevenDays() ? [texts.shell.safariDeletes] : []),
  ];
  // While the queue is being sent, the number changes several times a second.
  const text = useDebounced(sentences.join(' '));
  return <div aria-live="polite">{text !== '' && <Notice icon={CloudUpload} text={text} />}</div>;
};

type FlushOptions = PendingChangesProps & {
  /** Keys of the queued changes; empty to send nothing at the moment. */
  readonly changes: string;
  readonly onConflict: (conflict: Conflict) => void;
};

/** Sends queued changes when the device is online, reports the result, and reloads the project. */
const useFlush = ({ projectId, changes, onChanged, onProjectDeleted, onConflict }: FlushOptions): void => {
  const texts = useTexts();
  const report = async ({ sent, isChanged }: FlushReport): Promise<void> => {
    if (sent.kind === 'gone') {
      forgetDeletedProject(projectId);
      return onProjectDeleted();
    }
    if (sent.kind === 'sent' && sent.count > 0) snackbars.success(texts.shell.sent);
    const newConflict = sent.kind === 'waits' ? sent.stuck : sent.kind === 'conflict' && sent;
    if (newConflict) onConflict(newConflict);
    if (isChanged || sent.kind === 'conflict') await onChanged(projectId);
  };
  useRetrying(changes, () => flushAll(projectId, texts), report);
};

type FlushReport = {
  readonly sent: Exclude<FlushResult, { readonly kind: 'refused' }>;
  /** Whether any change was sent or rejected, even if others are still queued. The server's state has then changed. */
  readonly isChanged: boolean;
};

/**
 * Sends the queued changes of a project and continues after rejected ones. Rejected changes are listed in a message
 * that stays until it is closed.
 */
const flushAll = async (projectId: string, { shell, messages }: PageTexts): Promise<FlushReport> => {
  const nameOf = namesIn(projectId);
  const before = outbox.changes(projectId);
  const namesByReason = new Map<string, Set<string>>();
  const report = (name: string, failure: ApiFailure): void => {
    const reason = failureText(failure, messages.storeFailed);
    namesByReason.set(reason, new Set([...(namesByReason.get(reason) ?? []), name]));
    const sentences = Array.from(namesByReason, ([why, names]) => shell.notSent(listOf([...names]), why));
    snackbars.loss(sentences.join(' '), undefined);
  };
  for (;;) {
    const sent = await flushOutbox(projectId);
    if (sent.kind === 'gone') report(nameOf(), sent.failure);
    if (sent.kind !== 'refused') {
      const stillQueued = new Set(outbox.changes(projectId).map(({ key }) => key));
      return { sent, isChanged: before.some(({ key }) => !stillQueued.has(key)) };
    }
    report(nameOf(sent.change), sent.failure);
  }
};

const listOf = (names: readonly string[]): string =>
  [
    ...names.slice(0, MAX_LISTED_NAMES),
    ...(names.length > MAX_LISTED_NAMES ? [`+${names.length - MAX_LISTED_NAMES}`] : []),
  ].join(', ');

/**
 * Returns a function that names the subject of a change. The names are read beforehand, because rejected objects may be
 * missing after a reload.
 */
const namesIn = (projectId: string): ((change?: QueuedChange) => string) => {
  const shown = shownProject(projectId);
  const remembered = rememberedProjects(browserStorage).find(({ id }) => id === projectId);
  return (change) => {
    const { roomId, setId } = change ? subjectOf(change) : {};
    const about = shown?.rooms.find(({ id }) => id === roomId) ?? shown?.sets.find(({ id }) => id === setId);
    return about?.name || (change && nameInChange(change)) || (shown?.name ?? remembered?.name ?? projectId);
  };
};

/**
 * Sends while there are queued changes: immediately, when the device comes online, and every `RETRY_INTERVAL`. A new
 * list of changes starts over with an immediate attempt. Reporting does not block the next attempt.
 */
const useRetrying = <Sent,>(
  changes: string,
  send: () => Promise<Sent>,
  report?: (sent: Sent) => Promise<void>,
): void => {
  const sending = useRef(false);
  const sendNow = useEffectEvent(async (): Promise<void> => {
    if (!onlineManager.isOnline() || sending.current) return;
    sending.current = true;
    const sent = await send().finally(() => {
      sending.current = false;
    });
    await report?.(sent);
  });
  useEffect(() => {
    if (changes === '') return undefined;
    const trySending = (): void => void sendNow();
    trySending();
    const timer = setInterval(trySending, RETRY_INTERVAL);
    const stop = onlineManager.subscribe(trySending);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [changes]);
};

type OtherProjectsSyncProps = Pick<PendingChangesProps, 'onChanged'> & {
  /** The project on screen, which sends its own changes; undefined on the home screen. */
  readonly shown?: string;
};

/**
 * Sends queued changes of projects that are not on screen
 * (docs/decisions/0121-offline-changes-are-queued-api-calls.md). Conflicts wait until the project is opened.
 */
export const OtherProjectsSync = ({ shown, onChanged }: OtherProjectsSyncProps): null => {
  const texts = useTexts();
  const [asking, setAsking] = useState<readonly string[]>([]);
  useUnloadQuestion();
  const projects = useSyncExternalStore(outbox.subscribe, () =>
    outbox
      .projects()
      .filter((id) => id !== shown && !asking.includes(id))
      .join(' '),
  );
  useRetrying(projects, async () => {
    for (const id of projects.split(' ')) {
      const { sent, isChanged } = await flushAll(id, texts);
      if (sent.kind === 'gone') forgetDeletedProject(id);
      if (sent.kind === 'conflict') setAsking((ids) => [...ids, id]);
      if (sent.kind === 'sent' && sent.count > 0) snackbars.success(texts.shell.sent);
      // The project may be in the query cache with the queued changes applied.
      if (sent.kind !== 'waits' || isChanged) await onChanged(id);
    }
  });
  return null;
};

const titleOf = ({ why }: Conflict, { editor: { stale }, shell }: PageTexts): string =>
  ({ changed: stale.title, gone: stale.goneTitle, refused: shell.refusedTitle, stuck: shell.stuckTitle })[why];

type ConflictDialogProps = Pick<PendingChangesProps, 'projectId' | 'onChanged'> & {
  readonly conflict: Conflict;
  /** Sets the conflict to be decided; undefined removes it until it occurs again. */
  readonly onMeet: (conflict?: Conflict) => void;
  /** Postpones the decision; the change and those after it stay queued. */
  readonly onLater: () => void;
};

/**
 * Dialog for a set that was changed elsewhere while offline (docs/readings.md#r13), and for a change that cannot be
 * sent.
 */
const ConflictDialog = (props: ConflictDialogProps): ReactElement => {
  const { projectId, conflict, onMeet, onLater, onChanged } = props;
  const texts = useTexts();
  const navigate = useNavigate();
  const { common, editor, messages, shell } = texts;
  const { change, why, failure } = conflict;
  const isSet = change.name === 'saveSet' || change.name === 'createSet';
  const name = isSet ? nameInChange(change) || common.unnamedSet : namesIn(projectId)(change);
  const isStuck = why === 'stuck';
  const otherwise = isStuck && failure.status > 0 ? `HTTP\u00A0${failure.status}` : messages.storeFailed;
  const reason = failureText(failure, otherwise);
  const saveCopy = (): void => saveAsCopy(projectId, change, why === 'gone');
  const edit = (): void => {
    const edited = { ...change, refused: true };
    storeChange(projectId, edited);
    onMeet({ ...conflict, change: edited });
    onLater();
    const id = String(change.temporaryIds[0] ?? change.params?.['setId']);
    void navigate({ to: '/projekt/$projectId/zestawy/$id', params: { projectId, id } });
  };
  const giveUp = (): void => {
    discard(projectId, change);
    void onChanged(projectId);
  };
  const first = {
    changed: { text: shell.changedMeanwhile(name), icon: Copy, label: editor.stale.saveCopy, act: saveCopy },
    gone: { text: shell.goneMeanwhile(name), icon: Copy, label: editor.stale.saveNew, act: saveCopy },
    refused: { text: shell.refusedText(name, reason), icon: Pencil, label: shell.openRefused, act: edit },
    stuck: { text: shell.stuckText(name, reason), icon: CloudUpload, label: common.retry, act: () => onMeet() },
  }[why];
  return (
    <Dialog onClose={onLater} keepOnOutsidePress title={titleOf(conflict, texts)} description={first.text}>
      <div className="stack">
        <Button variant="primary" icon={first.icon} wide data-autofocus="" onClick={first.act}>
          {first.label}
        </Button>
        {isStuck && isSet && (
          <Button icon={Pencil} wide onClick={edit}>
            {shell.openRefused}
          </Button>
        )}
        <Button wide onClick={giveUp}>
          {isStuck ? shell.giveUpStuck : shell.giveUpMine}
        </Button>
      </div>
    </Dialog>
  );
};
