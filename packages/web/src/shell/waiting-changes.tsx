import { type Language, localeOf } from '@ramka/domain/text';
import type { PageTexts } from '@ramka/texts/texts';
import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { CloudUpload, Copy, Pencil } from 'lucide-react';
import { type ReactElement, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { type ApiFailure, failureText } from '../api/failure.ts';
import { drop, type KeptChange, nameOfKept, outbox, shownProject, subjectOf } from '../api/outbox.ts';
import { type Conflict, type Sending, sendOutbox } from '../api/outbox-sending.ts';
import { useLanguage, useTexts } from '../language/texts.ts';
import { browserStorage } from '../page/browser-storage.ts';
import { shownSince } from '../page/connection.ts';
import { snackbars } from '../page/messages.ts';
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
  const navigate = useNavigate();
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
  useSendWaiting({ projectId, changes: conflict ? '' : changes }, (next) => {
    setMet(next);
    setAsking(true);
  });
  const openInEditor = async ({ change: { temporaryIds, params } }: Conflict): Promise<void> => {
    setAsking(false);
    const id = String(temporaryIds[0] ?? params?.['setId']);
    await navigate({ to: '/projekt/$projectId/zestawy/$id', params: { projectId, id } });
  };
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
        {conflict && asking && (
          <ConflictDialog
            conflict={conflict}
            onLater={() => setAsking(false)}
            onKeep={() =>
              conflict.why === 'refused' ? void openInEditor(conflict) : void keepAsNew(projectId, conflict)
            }
          />
        )}
      </DialogPresence>
    </>
  );
};

const keepAsNew = async (projectId: string, { change, why }: Conflict): Promise<void> => {
  const { keepAsCopy } = await import('../api/kept-changes.ts');
  keepAsCopy(projectId, change, why === 'gone');
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
 * Sends what waits of projects that are not on the screen (docs/decisions/0121-what-waits-for-the-network.md). Where somebody has to be asked it
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
    if (sent.kind === 'conflict') ask(sent);
    if (!isMore && !isLess && sent.kind !== 'conflict') return;
    await queries.invalidateQueries({ queryKey });
    projectEvents.tell({ kind: 'projectUpdated', projectId });
  };
};

const titleOf = ({ why }: Conflict, { editor, shell }: PageTexts): string =>
  ({ changed: editor.stale.title, gone: editor.stale.goneTitle, refused: shell.refusedTitle })[why];

type ConflictDialogProps = {
  readonly conflict: Conflict;
  /** It goes on waiting, and what follows it too. */
  readonly onLater: () => void;
  /** As a set of its own, or mended in the editor where the server refuses it. */
  readonly onKeep: () => void;
};

/** The question of two versions (docs/readings.md#r13), for a set that was saved without a network. */
const ConflictDialog = ({ conflict, onLater, onKeep }: ConflictDialogProps): ReactElement => {
  const texts = useTexts();
  const projectId = useProjectId();
  const queries = useQueryClient();
  const { common, editor, shell } = texts;
  const { change, why, failure } = conflict;
  const name = nameOfKept(change) || common.unnamedSet;
  const reason = failure.issues[0]?.message ?? failureText(failure, texts.messages.storeFailed);
  const told = {
    changed: { text: shell.changedMeanwhile(name), keep: editor.stale.saveCopy },
    gone: { text: shell.goneMeanwhile(name), keep: editor.stale.saveNew },
    refused: { text: shell.refusedText(name, reason), keep: shell.openRefused },
  }[why];
  const giveUp = (): void => {
    drop(projectId, change);
    void queries.invalidateQueries({ queryKey: projectQuery(projectId).queryKey });
  };
  return (
    <Dialog onClose={onLater} keepOnOutsidePress title={titleOf(conflict, texts)} description={told.text}>
      <div className={styles['choices']}>
        <Button look="primary" icon={why === 'refused' ? Pencil : Copy} wide data-autofocus="" onClick={onKeep}>
          {told.keep}
        </Button>
        <Button wide onClick={giveUp}>
          {shell.giveUpMine}
        </Button>
      </div>
    </Dialog>
  );
};
