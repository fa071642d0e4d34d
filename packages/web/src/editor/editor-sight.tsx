import type { Texts } from '@ramka/texts/texts';
import { EllipsisVertical, Keyboard, Redo2, Undo2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import styles from './editor-sight.module.css';
import body from './steps/step-body.module.css';
import stepper from './steps/stepper.module.css';
import workplace from './workplace.module.css';

/** The editor's places, which stay as they are when the set comes: the app shows them too while it is on its way. */
export const EditorSight = ({ texts: { editor } }: { readonly texts: Texts }): ReactElement => (
  <div className={workplace['workplace']} data-fills="">
    <div className={styles['head']}>
      <span className={styles['heading']}>
        <i className={styles['words']} />
        <i className={styles['words']} />
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
          <div className={styles['wall']} />
        </div>
        <div className={body['below']} />
      </div>
      <div className={body['panel']}>
        <div className={styles['search']} />
        <div className={styles['cards']}>
          <i />
          <i />
          <i />
          <i />
          <i />
          <i />
        </div>
      </div>
      <div className={body['bill']}>
        <div className={styles['bill']} />
      </div>
    </div>
  </div>
);
