import { Copy, RefreshCw } from 'lucide-react';
import { createContext, type ReactElement, useContext } from 'react';
import { useTexts } from '../../language/texts.ts';
import { snackbars } from '../../page/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Saving } from './saving.ts';
import styles from './stale-question.module.css';

export type StaleQuestionProps = {
  readonly saving: Saving;
  readonly onCopy: () => void;
  /** The newer version takes the place of what is on screen. */
  readonly onLoad: () => void;
};

/**
 * A newer version was saved meanwhile, or the set is gone: nothing was overwritten; what now (docs/readings.md#r13).
 */
export const StaleQuestion = ({ saving, onCopy, onLoad }: StaleQuestionProps): ReactElement => {
  const { stale: texts } = useTexts().editor;
  const readAgain = useReadAgain();
  const { stale, forgetStale } = saving;
  const loadNewer = (): void => {
    onLoad();
    readAgain();
    snackbars.success(texts.loaded);
  };
  return (
    <Dialog
      open={stale !== null}
      onClose={forgetStale}
      keepOnOutsidePress
      title={stale === 'gone' ? texts.goneTitle : texts.title}
      description={stale === 'gone' ? texts.gone : texts.text}
    >
      <div className={styles['choices']}>
        <Button
          look="primary"
          icon={Copy}
          wide
          onClick={() => {
            forgetStale();
            onCopy();
          }}
        >
          {stale === 'gone' ? texts.saveNew : texts.saveCopy}
        </Button>
        {stale === 'changed' && (
          <Button icon={RefreshCw} wide onClick={loadNewer}>
            {texts.loadNewer}
          </Button>
        )}
        <Button look="quiet" wide onClick={forgetStale}>
          {texts.stay}
        </Button>
      </div>
    </Dialog>
  );
};

export const ReadAgainContext = createContext<() => void>(() => undefined);

/** Reads the set anew from the server; what is on the screen gives way to it. */
const useReadAgain = (): (() => void) => useContext(ReadAgainContext);
