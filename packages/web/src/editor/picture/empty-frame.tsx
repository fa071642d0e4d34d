import { frameWidth, slotCentre } from '@ramka/domain/drawing';
import { slotsOfFrame } from '@ramka/domain/catalogue';
import { framesToChoose } from '@ramka/domain/set/frames';
import type { ReactElement } from 'react';
import { useTexts } from '../../language/texts.ts';
import { useEditor } from '../state/editor-context.ts';
import styles from './stage.module.css';

/** Where the frame will hang: the outline of one with the wanted number of slots, to scale. */
export const EmptyFrame = (): ReactElement => {
  const { editor: texts } = useTexts();
  const { draft, catalogue } = useEditor();
  const line = catalogue.findLine(draft.lineId);
  const [frame] = line ? framesToChoose(catalogue.listFrames(line), line, { ...draft, subcategoryIds: [] }) : [];
  if (!frame) return <p className={styles['empty']}>{texts.picture.chooseFrame}</p>;
  const { height, window } = frame.geometry;
  const width = frameWidth(frame);
  return (
    <div className={styles['product']} style={{ '--width': width, '--height': height }}>
      <svg className={styles['outline']} viewBox={`0 0 ${width} ${height}`} aria-hidden>
        <rect width={width} height={height} rx={4} />
        {slotsOfFrame(frame).map((slot) => {
          const { x, y } = slotCentre(frame, slot);
          return <rect key={slot} x={x - window / 2} y={y - window / 2} width={window} height={window} rx={2} />;
        })}
      </svg>
      <p className={styles['empty']}>{texts.picture.chooseFrame}</p>
    </div>
  );
};
