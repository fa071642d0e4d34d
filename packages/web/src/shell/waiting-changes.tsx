import { type Language, localeOf } from '@ramka/domain/text';
import type { PageTexts } from '@ramka/texts/texts';
import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { CloudUpload, Copy, Pencil } from 'lucide-react';
import { type ReactElement, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { type ApiFailure, failureText } from '../api/failure.ts';
import { drop, type KeptChange, nameOfKept, outbox, shownProject, subjectOf, write } from '../api/outbox.ts';
import { type Conflict, type Sending, sendOutbox } from '../api/outbox-sending.ts';
import { keepAsNew } from '../api/set-calls.ts';
import { useLanguage, useTexts } from '../language/texts.ts';
import { browserStorage } from '../platform/browser-storage.ts';
import { shownSince } from '../platform/connection.ts';
import { snackbars } from '../platform/messages.ts';
import { forgetGone, rememberedProjects } from '../project/remembered-projects.ts';
import { projectEvents } from '../project/project-events.ts';
import { projectQuery, useProjectId } from '../project/project-query.ts';
import { Button } from '../ui/button.tsx';
import { DialogPresence } from '../ui/dialog-presence.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ShellNotice } from './notices.tsx';
import styles from './waiting-changes.module.css';

/** Milliseconds after which it is tried again where nobody answered. */
const RETRY_INTERVAL = 15_000;

/** Says from when what is shown is, and how many changes wait for the network; sends them when it is there, and asks where somebody else was first. */
export const WaitingChanges = (): ReactElement => {
  const texts = useTexts();
  const projectId = useProjectId();
  const [asking, setAsking] = useState(true);
  const changes = useSyncExternalStore(outbox.subscribe, () =>
    outbox
      .changes(projectId)
      .map(({ key }) => key)
      .join(' '),
  );
  const keys = changes === '' ? [] : changes.split(' ');
  const [met, setMet] = useState<Conflict>();
  // Another window may have answered, or the set been saved anew.
  const conflict = met && keys.includes(met.change.key) ? met : undefined;
  // What is stuck is tried on while its question is put off, unless its visitor writes it anew.
  const isTried = conflict?.why === 'stuck' && !asking && !conflict.change.refused;
  useSendWaiting({ projectId, changes: conflict && !isTried ? '' : changes }, (next) => {
    setMet(next);
    if (next.why !== conflict?.why) setAsking(true);
  });
  return (
    <>
      <StateNotice count={keys.length} />
      <OtherChanges shown={projectId} />
      {conflict && !asking && (
        <div className={styles['later']}>
          <Button onClick={() => setAsking(true)}>{titleOf(conflict, texts)}</Button>
        </div>
      )}
      <DialogPresence>
        {conflict && asking && <ConflictDialog conflict={conflict} onMeet={setMet} onLater={() => setAsking(false)} />}
      </DialogPresence>
    </>
  );
};

/** Made only where it is needed: it takes browsers a while. */
const clockOf = (language: Language): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' });

/** From when what is shown is, prices included, where it is not the server's of this moment; and what waits. */
const StateNotice = ({ count }: { readonly count: number }): ReactElement => {
  const { language, texts } = useLanguage();
  const projectId = useProjectId();
  const since = useSyncExternalStore(shownSince.subscribe, shownSince.get);
  const told = [
    ...(since ? [texts.shell.shownSince(clockOf(language).format(since))] : []),
    ...(count > 0 && !outbox.areLasting(projectId) ? [texts.shell.notLasting] : []),
    ...(count > 0 ? [texts.shell.waiting(count)] : []),
  ];
  return <div aria-live="polite">{told.length > 0 && <ShellNotice icon={CloudUpload} text={told.join(' ')} />}</div>;
};

/** Sends what waits as soon as there is a connection, and shows the project as it is then. */
const useSendWaiting = (
  { projectId, changes }: { readonly projectId: string; readonly changes: string },
  ask: (conflict: Conflict) => void,
): void => {
  const texts = useTexts();
  const tell = useTellSent(projectId, ask);
  useWhileWaiting(changes, () => sendAll(projectId, texts), tell);
};

/** What became of sending, and whether anything was refused before. */
type AllSent = { readonly sent: Exclude<Sending, { readonly kind: 'refused' }>; readonly isLess: boolean };

/** Sends what waits of a project, goes on behind what the server refuses, and says of what that was; it stays told until somebody has seen it. */
const sendAll = async (projectId: string, { shell, messages }: PageTexts): Promise<AllSent> => {
  const nameOf = namesIn(projectId);
  const told = new Map<string, Set<string>>();
  const tell = (name: string, failure: ApiFailure): void => {
    const reason = failureText(failure, messages.storeFailed);
    told.set(reason, new Set([...(told.get(reason) ?? []), name]));
    const sentences = Array.from(told, ([why, names]) => shell.notSent(listOf([...names]), why));
    snackbars.loss(sentences.join(' '), undefined);
  };
  for (;;) {
    const sent = await sendOutbox(projectId);
    if (sent.kind === 'gone') tell(nameOf(), sent.failure);
    if (sent.kind !== 'refused') return { sent, isLess: told.size > 0 };
    tell(nameOf(sent.change), sent.failure);
  }
};

/** So many names are told at most: a phone has room for no more. */
const MOST_NAMES = 12;

const listOf = (names: readonly string[]): string =>
  [...names.slice(0, MOST_NAMES), ...(names.length > MOST_NAMES ? [`+${names.length - MOST_NAMES}`] : [])].join(', ');

/** What changes are about, by the names of this moment: the server may know no longer what is refused. */
const namesIn = (projectId: string): ((change?: KeptChange) => string) => {
  const shown = shownProject(projectId);
  const remembered = rememberedProjects(browserStorage).find(({ id }) => id === projectId);
  return (change) => {
    const { roomId, setId } = change ? subjectOf(change) : {};
    const about = shown?.rooms.find(({ id }) => id === roomId) ?? shown?.sets.find(({ id }) => id === setId);
    return about?.name || (change && nameOfKept(change)) || (shown?.name ?? remembered?.name ?? projectId);
  };
};

/**
 * Sends as soon as something waits and there is a connection, and again until nothing does. What became of it is told
 * beside that: whoever answers a question of it is not kept waiting.
 */
const useWhileWaiting = <Sent,>(
  changes: string,
  send: () => Promise<Sent>,
  tell?: (sent: Sent) => Promise<void>,
): void => {
  const sending = useRef(false);
  const sendNow = useEffectEvent(async (): Promise<void> => {
    if (!onlineManager.isOnline() || sending.current) return;
    sending.current = true;
    const sent = await send().finally(() => {
      sending.current = false;
    });
    await tell?.(sent);
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

type OtherChangesProps = {
  /** The project on the screen, which sends its own; none on the first screen. */
  readonly shown?: string;
  readonly onSent?: () => void;
};

/**
 * Sends what waits of projects that are not on the screen (docs/decisions/0121-offline-changes-are-queued-api-calls.md). Where somebody has to be asked it
 * goes on waiting until its project is opened.
 */
export const OtherChanges = ({ shown, onSent }: OtherChangesProps): null => {
  const texts = useTexts();
  const queries = useQueryClient();
  const [asking, setAsking] = useState<readonly string[]>([]);
  const projects = useSyncExternalStore(outbox.subscribe, () =>
    outbox
      .projects()
      .filter((id) => id !== shown && !asking.includes(id))
      .join(' '),
  );
  useWhileWaiting(projects, async () => {
    for (const id of projects.split(' ')) {
      const { sent, isLess } = await sendAll(id, texts);
      if (sent.kind === 'gone') forgetGone(id);
      if (sent.kind === 'conflict') setAsking((ids) => [...ids, id]);
      if (sent.kind === 'sent' && sent.count > 0) snackbars.success(texts.shell.sent);
      if (sent.kind === 'waits' && !isLess) continue;
      // It may have been open before, with what waited in it.
      await queries.invalidateQueries({ queryKey: projectQuery(id).queryKey });
      onSent?.();
    }
  });
  return null;
};

/** Says what became of what waited, and shows the project as it is then. */
const useTellSent = (projectId: string, ask: (conflict: Conflict) => void): ((all: AllSent) => Promise<void>) => {
  const { shell } = useTexts();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { queryKey } = projectQuery(projectId);
  const leave = async (): Promise<void> => {
    // The server has said so: reading it once more might bring what is kept of it on this device.
    forgetGone(projectId);
    await navigate({ to: '/', replace: true });
    queries.removeQueries({ queryKey });
  };
  return async ({ sent, isLess }) => {
    const isMore = sent.kind === 'sent' && sent.count > 0;
    if (sent.kind === 'gone') return leave();
    if (isMore) snackbars.success(shell.sent);
    const asked = sent.kind === 'waits' ? sent.stuck : sent.kind === 'conflict' && sent;
    if (asked) ask(asked);
    if (!isMore && !isLess && sent.kind !== 'conflict') return;
    await queries.invalidateQueries({ queryKey });
    projectEvents.tell({ kind: 'projectUpdated', projectId });
  };
};

const titleOf = ({ why }: Conflict, { editor: { stale }, shell }: PageTexts): string =>
  ({ changed: stale.title, gone: stale.goneTitle, refused: shell.refusedTitle, stuck: shell.stuckTitle })[why];

type ConflictDialogProps = {
  readonly conflict: Conflict;
  /** What is to be decided from now on; undefined: nothing, until it is met again. */
  readonly onMeet: (conflict?: Conflict) => void;
  /** It goes on waiting, and what follows it too. */
  readonly onLater: () => void;
};

/** The question of two versions (docs/readings.md#r13) for a set that was saved without a network, and that of a change which cannot be sent. */
const ConflictDialog = ({ conflict, onMeet, onLater }: ConflictDialogProps): ReactElement => {
  const texts = useTexts();
  const projectId = useProjectId();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { common, editor, messages, shell } = texts;
  const { change, why, failure } = conflict;
  const isSet = change.name === 'saveSet' || change.name === 'createSet';
  const name = isSet ? nameOfKept(change) || common.unnamedSet : namesIn(projectId)(change);
  const isStuck = why === 'stuck';
  const otherwise = isStuck && failure.status > 0 ? `HTTP\u00A0${failure.status}` : messages.storeFailed;
  const reason = failureText(failure, otherwise);
  const keep = (): void => void keepAsNew(projectId, change, why === 'gone');
  const edit = (): void => {
    const mended = { ...change, refused: true };
    write(projectId, mended);
    onMeet({ ...conflict, change: mended });
    onLater();
    const id = String(change.temporaryIds[0] ?? change.params?.['setId']);
    void navigate({ to: '/projekt/$projectId/zestawy/$id', params: { projectId, id } });
  };
  const giveUp = (): void => {
    drop(projectId, change);
    void queries.invalidateQueries({ queryKey: projectQuery(projectId).queryKey });
    projectEvents.tell({ kind: 'projectUpdated', projectId });
  };
  const first = {
    changed: { text: shell.changedMeanwhile(name), icon: Copy, label: editor.stale.saveCopy, act: keep },
    gone: { text: shell.goneMeanwhile(name), icon: Copy, label: editor.stale.saveNew, act: keep },
    refused: { text: shell.refusedText(name, reason), icon: Pencil, label: shell.openRefused, act: edit },
    stuck: { text: shell.stuckText(name, reason), icon: CloudUpload, label: common.retry, act: () => onMeet() },
  }[why];
  return (
    <Dialog onClose={onLater} keepOnOutsidePress title={titleOf(conflict, texts)} description={first.text}>
      <div className={styles['choices']}>
        <Button look="primary" icon={first.icon} wide data-autofocus="" onClick={first.act}>
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
