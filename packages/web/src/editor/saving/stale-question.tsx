import { Copy, RefreshCw } from 'lucide-react';
import { createContext, type ReactElement, useContext } from 'react';
import { useTexts } from '../../language/texts.ts';
import { snackbars } from '../../platform/messages.ts';
import { Button } from '../../ui/button.tsx';
import { DialogPresence } from '../../ui/dialog-presence.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Saving, Staleness } from './saving.ts';

export type StaleQuestionProps = {
  readonly saving: Saving;
  readonly onCopy: () => void;
  /** Called before the newer version replaces the set on screen. */
  readonly onLoad: () => void;
};

/**
 * Asks what to do if a newer version was saved elsewhere or the set was deleted. Nothing has been overwritten at this
 * point (docs/readings.md#r13).
 */
export const StaleQuestion = (props: StaleQuestionProps): ReactElement => {
  const { stale } = props.saving;
  return <DialogPresence>{stale && <StaleDialog {...props} stale={stale} />}</DialogPresence>;
};

type StaleDialogProps = StaleQuestionProps & { readonly stale: Staleness };

const StaleDialog = ({ stale, saving: { clearStale }, onCopy, onLoad }: StaleDialogProps): ReactElement => {
  const { editor } = useTexts();
  const readAgain = useContext(ReadAgainContext);
  const loadNewer = (): void => {
    onLoad();
    readAgain();
    snackbars.success(editor.stale.loaded);
  };
  return (
    <Dialog
      onClose={clearStale}
      keepOnOutsidePress
      title={stale === 'gone' ? editor.stale.goneTitle : editor.stale.title}
      description={stale === 'gone' ? editor.stale.gone : editor.stale.text}
    >
      <div className="stack">
        <Button
          variant="primary"
          icon={Copy}
          wide
          onClick={() => {
            clearStale();
            onCopy();
          }}
        >
          {stale === 'gone' ? editor.stale.saveNew : editor.stale.saveCopy}
        </Button>
        {stale === 'changed' && (
          <Button icon={RefreshCw} wide onClick={loadNewer}>
            {editor.stale.loadNewer}
          </Button>
        )}
        <Button variant="quiet" wide onClick={clearStale}>
          {editor.stale.stay}
        </Button>
      </div>
    </Dialog>
  );
};

/** Reloads the set from the server, which replaces the set on screen. */
export const ReadAgainContext = createContext<() => void>(() => undefined);
