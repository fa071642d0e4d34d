import { History } from 'lucide-react';
import { type ReactElement, useEffect, useState, useSyncExternalStore } from 'react';
import { useTexts } from '../language/texts.ts';
import { type Snackbar, snackbars } from '../platform/messages.ts';
import { useShortcuts } from '../platform/shortcuts.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { DialogPresence } from '../ui/dialog-presence.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { messageIcons } from '../ui/snackbars.tsx';
import styles from './recent-messages.module.css';

/**
 * Button of the toolbar that lists recent messages. The latest action that can be undone is also available by Ctrl+Z
 * outside of text fields (docs/readings.md#r26). `keyless` disables the shortcut on screens that use it otherwise.
 */
export const RecentMessages = ({ keyless }: { readonly keyless: boolean }): ReactElement | null => {
  const { shell } = useTexts();
  const recent = useSyncExternalStore(snackbars.recent.subscribe, snackbars.recent.get);
  const [open, setOpen] = useState(false);
  // Messages of one project are not shown in the next.
  useEffect(() => snackbars.clearRecent, []);
  const undoable = recent.find(({ action }) => action !== undefined)?.action;
  useShortcuts({ undo: keyless ? undefined : undoable?.perform });
  if (recent.length === 0) return null;
  return (
    <>
      <IconButton icon={History} label={shell.recentMessages} silent onClick={() => setOpen(true)} />
      <DialogPresence>
        {open && (
          <Dialog title={shell.recentMessages} onClose={() => setOpen(false)}>
            <ol className={styles['recent']}>
              {recent.map(({ key, kind, text, note, action }) => (
                <li key={key} className={styles['told']}>
                  <RecentIcon kind={kind} />
                  <div className={styles['text']}>
                    <p>{text}</p>
                    {note !== undefined && <p>{note}</p>}
                  </div>
                  {action !== undefined && (
                    <Button
                      aria-label={`${action.label}: ${text}`}
                      onClick={() => {
                        setOpen(false);
                        action.perform();
                      }}
                    >
                      {action.label}
                    </Button>
                  )}
                </li>
              ))}
            </ol>
          </Dialog>
        )}
      </DialogPresence>
    </>
  );
};

const RecentIcon = ({ kind }: Pick<Snackbar, 'kind'>): ReactElement => {
  const Icon = messageIcons[kind];
  return <Icon className={styles['icon']} aria-hidden />;
};
