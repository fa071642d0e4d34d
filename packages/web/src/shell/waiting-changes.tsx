import { localeOf } from '@ramka/domain/text';
import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { CloudUpload, Copy } from 'lucide-react';
import { type ReactElement, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { failureWithReason } from '../api/failure.ts';
import { lookUpProjectsIn } from '../api/kept-changes.ts';
import { drop, keepAsCopy, type KeptChange, nameOfKept, outbox, sendOutbox } from '../api/outbox.ts';
import { useLanguage, useTexts } from '../language/texts.ts';
import { shownSince } from '../page/connection.ts';
import { snackbars } from '../page/messages.ts';
import { projectEvents } from '../project/project-events.ts';
import { projectQuery, useProjectId } from '../project/project-query.ts';
import { Button } from '../ui/button.tsx';
import { DialogPresence } from '../ui/dialog-presence.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ShellNotice } from './notices.tsx';
import styles from './waiting-changes.module.css';

/** Milliseconds after which it is tried again where nobody answered. */
const RETRY = 15_000;

/** Milliseconds that a project rests before it is kept anew. */
const REST = 3000;

/** Has the service worker keep the project on the screen, and again whenever it has changed, so that it opens without a network. */
export const useKeptProject = (project: { readonly id: string }): void => {
  const { language } = useLanguage();
  useEffect(() => {
    const keep = async (): Promise<void> => {
      if (!('serviceWorker' in navigator) || !onlineManager.isOnline()) return;
      const { active } = await navigator.serviceWorker.ready;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one origin, and takes no other
      active?.postMessage({ keepProject: project.id, language });
    };
    const timer = setTimeout(() => void keep(), REST);
    return () => clearTimeout(timer);
  }, [project, language]);
};

/** What could not be sent because somebody has saved the set meanwhile, or deleted it. */
type Conflict = { readonly change: KeptChange; readonly gone: boolean };

/** Says from when what is shown is, and how many changes wait for the network; sends them when it is there, and asks where somebody else was first. */
export const WaitingChanges = (): ReactElement => {
  const { editor } = useTexts();
  const projectId = useProjectId();
  const [asking, setAsking] = useState(true);
  const count = useSyncExternalStore(outbox.subscribe, () => outbox.changes(projectId).length);
  const [conflict, setConflict] = useState<Conflict>();
  useSendWaiting({ projectId, count: conflict ? 0 : count }, (met) => {
    setConflict(met);
    setAsking(true);
  });
  return (
    <>
      <StateNotice count={count} />
      {conflict && !asking && (
        <Button wide onClick={() => setAsking(true)}>
          {conflict.gone ? editor.stale.goneTitle : editor.stale.title}
        </Button>
      )}
      <DialogPresence>
        {conflict && asking && (
          <ConflictDialog
            conflict={conflict}
            onLater={() => setAsking(false)}
            onCopy={() => {
              setConflict(undefined);
              keepAsCopy(projectId, conflict.change);
            }}
            onGiveUp={() => {
              setConflict(undefined);
              drop(projectId, conflict.change);
            }}
          />
        )}
      </DialogPresence>
    </>
  );
};

/** From when what is shown is, prices included, where it is not the server's of this moment; and what waits. */
const StateNotice = ({ count }: { readonly count: number }): ReactElement => {
  const { language, texts } = useLanguage();
  const since = useSyncExternalStore(shownSince.subscribe, shownSince.get);
  const clock = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' });
  const told = [
    ...(since ? [texts.shell.shownSince(clock.format(since))] : []),
    ...(count > 0 ? [texts.shell.waiting(count)] : []),
  ];
  return <div aria-live="polite">{told.length > 0 && <ShellNotice icon={CloudUpload} text={told.join(' ')} />}</div>;
};

/** Sends what waits as soon as there is a connection, and shows the project as it is then. */
const useSendWaiting = (
  { projectId, count }: { readonly projectId: string; readonly count: number },
  ask: (conflict: Conflict) => void,
): void => {
  const { shell, messages } = useTexts();
  const queries = useQueryClient();
  useEffect(() => lookUpProjectsIn((id) => queries.getQueryData(projectQuery(id).queryKey)), [queries]);
  const send = useEffectEvent(async (): Promise<void> => {
    if (!onlineManager.isOnline()) return;
    const sending = await sendOutbox(projectId);
    if (sending.kind === 'waits') return;
    if (sending.kind === 'conflict') ask(sending);
    if (sending.kind === 'refused') snackbars.error(failureWithReason(sending.failure, messages.storeFailed));
    if (sending.kind === 'sent' && sending.count > 0) snackbars.success(shell.sent);
    await queries.invalidateQueries({ queryKey: projectQuery(projectId).queryKey });
    projectEvents.tell({ kind: 'projectUpdated', projectId });
  });
  useEffect(() => {
    if (count === 0) return undefined;
    const trySending = (): void => void send();
    trySending();
    const timer = setInterval(trySending, RETRY);
    const stop = onlineManager.subscribe(trySending);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [count]);
};

type ConflictDialogProps = {
  readonly conflict: Conflict;
  /** It goes on waiting, and what follows it too. */
  readonly onLater: () => void;
  readonly onCopy: () => void;
  readonly onGiveUp: () => void;
};

/** The question of two versions (docs/readings.md#r13), for a set that was saved without a network. */
const ConflictDialog = ({ conflict, onLater, onCopy, onGiveUp }: ConflictDialogProps): ReactElement => {
  const { common, editor, shell } = useTexts();
  const name = nameOfKept(conflict.change) || common.unnamedSet;
  return (
    <Dialog
      onClose={onLater}
      keepOnOutsidePress
      title={conflict.gone ? editor.stale.goneTitle : editor.stale.title}
      description={conflict.gone ? shell.goneMeanwhile(name) : shell.changedMeanwhile(name)}
    >
      <div className={styles['choices']}>
        <Button look="primary" icon={Copy} wide data-autofocus="" onClick={onCopy}>
          {conflict.gone ? editor.stale.saveNew : editor.stale.saveCopy}
        </Button>
        <Button wide onClick={onGiveUp}>
          {shell.giveUpMine}
        </Button>
      </div>
    </Dialog>
  );
};
