import { type Language, localeOf } from '@ramka/domain/text';
import type { PageTexts } from '@ramka/texts/texts';
import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { CloudUpload, Copy, Pencil } from 'lucide-react';
import { type ReactElement, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { failureText, failureWithReason } from '../api/failure.ts';
import { drop, keepAsCopy, nameOfKept, outbox } from '../api/outbox.ts';
import { type Conflict, type Sending, sendOutbox } from '../api/sending.ts';
import { useLanguage, useTexts } from '../language/texts.ts';
import { shownSince } from '../page/connection.ts';
import { snackbars } from '../page/messages.ts';
import { forgetGone } from '../project/remembered-projects.ts';
import { projectEvents } from '../project/project-events.ts';
import { projectQuery, useProjectId } from '../project/project-query.ts';
import { Button } from '../ui/button.tsx';
import { DialogPresence } from '../ui/dialog-presence.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ShellNotice } from './notices.tsx';
import styles from './waiting-changes.module.css';

/** Milliseconds after which it is tried again where nobody answered. */
const RETRY = 15_000;

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
              conflict.why === 'refused' ? void openInEditor(conflict) : keepAsCopy(projectId, conflict.change)
            }
            onGiveUp={() => drop(projectId, conflict.change)}
          />
        )}
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
  const tell = useTellSent(projectId, ask);
  useWhileWaiting(changes, async () => tell(await sendOutbox(projectId)));
};

/** Sends as soon as something waits and there is a connection, and again until nothing does. */
const useWhileWaiting = (changes: string, send: () => Promise<void>): void => {
  const sending = useRef(false);
  const sendNow = useEffectEvent(async (): Promise<void> => {
    if (!onlineManager.isOnline() || sending.current) return;
    sending.current = true;
    await send().finally(() => {
      sending.current = false;
    });
  });
  useEffect(() => {
    if (changes === '') return undefined;
    const trySending = (): void => void sendNow();
    trySending();
    const timer = setInterval(trySending, RETRY);
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
  const { shell, messages } = useTexts();
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
      const sent = await sendOutbox(id);
      if (sent.kind === 'gone') forgetGone(id);
      if (sent.kind === 'conflict') setAsking((ids) => [...ids, id]);
      if (sent.kind === 'refused') snackbars.error(failureWithReason(sent.failure, messages.storeFailed));
      if (sent.kind === 'sent' && sent.count > 0) snackbars.success(shell.sent);
      if (sent.kind === 'waits') continue;
      // It may have been open before, with what waited in it.
      await queries.invalidateQueries({ queryKey: projectQuery(id).queryKey });
      onSent?.();
    }
  });
  return null;
};

/** Says what became of what waited, and shows the project as it is then. */
const useTellSent = (projectId: string, ask: (conflict: Conflict) => void): ((sent: Sending) => Promise<void>) => {
  const { shell, messages } = useTexts();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { queryKey } = projectQuery(projectId);
  const leave = async (): Promise<void> => {
    // The server has said so: reading it once more might bring what is kept of it on this device.
    forgetGone(projectId);
    await navigate({ to: '/', replace: true });
    queries.removeQueries({ queryKey });
  };
  return async (sent) => {
    if (sent.kind === 'waits' || (sent.kind === 'sent' && sent.count === 0)) return;
    if (sent.kind === 'gone') await leave();
    if (sent.kind === 'sent') snackbars.success(shell.sent);
    else if (sent.kind === 'conflict') ask(sent);
    else snackbars.error(failureWithReason(sent.failure, messages.storeFailed));
    if (sent.kind === 'gone') return;
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
  readonly onGiveUp: () => void;
};

/** The question of two versions (docs/readings.md#r13), for a set that was saved without a network. */
const ConflictDialog = ({ conflict, onLater, onKeep, onGiveUp }: ConflictDialogProps): ReactElement => {
  const texts = useTexts();
  const { common, editor, shell } = texts;
  const { change, why, failure } = conflict;
  const name = nameOfKept(change) || common.unnamedSet;
  const reason = failure.issues[0]?.message ?? failureText(failure, texts.messages.storeFailed);
  const told = {
    changed: { text: shell.changedMeanwhile(name), keep: editor.stale.saveCopy },
    gone: { text: shell.goneMeanwhile(name), keep: editor.stale.saveNew },
    refused: { text: shell.refusedText(name, reason), keep: shell.openRefused },
  }[why];
  return (
    <Dialog onClose={onLater} keepOnOutsidePress title={titleOf(conflict, texts)} description={told.text}>
      <div className={styles['choices']}>
        <Button look="primary" icon={why === 'refused' ? Pencil : Copy} wide data-autofocus="" onClick={onKeep}>
          {told.keep}
        </Button>
        <Button wide onClick={onGiveUp}>
          {shell.giveUpMine}
        </Button>
      </div>
    </Dialog>
  );
};
