import { PIXELS_PER_MILLIMETRE } from '@ramka/domain/drawing';
import type { PageTexts } from '@ramka/texts/texts';
import { EllipsisVertical, Keyboard, Redo2, Undo2 } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import styles from './editor-sight.module.css';
import body from './steps/step-body.module.css';
import stepper from './steps/stepper.module.css';
import workplace from './editor-layout.module.css';

export type EditorSightProps = {
  readonly texts: PageTexts;
  /** The saved set. */
  readonly picture: ReactNode;
};

/** The editor's places, which stay as they are when the set comes: the app shows them too while it is on its way. */
export const EditorSight = ({ texts: { editor }, picture }: EditorSightProps): ReactElement => (
  <div className={workplace['workplace']} data-fills="">
    <div className={styles['head']}>
      <span className={styles['heading']}>
        <i className="sight-words" />
        <i className="sight-words" />
      </span>
      {[Keyboard, Undo2, Redo2, EllipsisVertical].map((icon, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- they never change
        <IconButton key={index} icon={icon} label="" silent />
      ))}
      <div className={styles['save']}>
        <Button disabled>{editor.save.save}</Button>
      </div>
    </div>
    <ol className={stepper['steps']}>
      {[editor.steps.line, editor.steps.frame, editor.steps.modules].map((name, index) => (
        <li key={name} className={stepper['entry']}>
          <span className={stepper['step']}>
            <span className={stepper['number']}>{index + 1}</span>
            <span className={stepper['name']}>{name}</span>
          </span>
        </li>
      ))}
    </ol>
    <div className={body['workbench']}>
      <div className={body['side']}>
        <div className={body['stage']}>
          <div className={styles['wall']}>{picture}</div>
        </div>
        <div className={`${body['below']} ${styles['switches']}`} />
      </div>
      <div className={body['panel']}>
        <DrawerSight />
      </div>
      <div className={body['bill']}>
        <div className={styles['bill']} />
      </div>
    </div>
  </div>
);

/** The places of what can be put into the set. */
export const DrawerSight = (): ReactElement => (
  <>
    <div className={styles['search']} />
    <div className={styles['cards']}>
      <i />
      <i />
      <i />
      <i />
      <i />
      <i />
    </div>
  </>
);

/** Where the page's first script puts the address of a set's picture (docs/performance.md#pictures-of-sets). */
export const PICTURE_TO_COME = '%picture%';

/**
 * The picture of a saved set, drawn by the server, in the place and size in which the stage draws the set: its pixels are so many to
 * a millimetre that nobody has to know how large the set is. Where there is none, nothing is shown.
 */
export const SavedPicture = ({ address }: { readonly address: string }): ReactElement => {
  // A browser would ask for what is to come.
  const name = address === PICTURE_TO_COME ? 'data-srcset' : 'srcSet';
  const at = (pixels: number): object => ({ [name]: `${address} ${PIXELS_PER_MILLIMETRE / pixels}x` });
  return (
    <picture className={styles['place']}>
      <source media="(width < 860px)" {...at(2.2)} />
      <img className={styles['set']} alt="" decoding="sync" {...at(3.1)} />
    </picture>
  );
};
