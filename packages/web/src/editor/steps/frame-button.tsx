import { panelSymbol } from '@ramka/domain/bill';
import type { Frame } from '@ramka/domain/catalogue';
import { frameWidth } from '@ramka/domain/drawing';
import { picturePath } from '@ramka/domain/picture-paths';
import type { ReactElement } from 'react';
import { imageAddress } from '../../api/picture-addresses.ts';
import { useTexts } from '../../language/texts.ts';
import { Picture } from '../../ui/picture.tsx';
import { useEditor } from '../state/editor-context.ts';
import styles from './frame-list.module.css';

export type FrameButtonProps = { readonly frame: Frame; readonly chosen: boolean };

/** A frame to choose, as wide as it is compared with its neighbours. */
export const FrameButton = ({ frame, chosen }: FrameButtonProps): ReactElement => {
  const { frame: texts } = useTexts().editor;
  const { draft, catalogue, edit } = useEditor();
  const width = frameWidth(frame);
  const choose = (): void => {
    // The page scrolls to its top (specification §4); the list keeps its place.
    if (edit({ kind: 'choose-frame', frameId: frame.id })) window.scrollTo({ top: 0 });
  };
  return (
    <button
      type="button"
      className={styles['frame']}
      aria-pressed={chosen}
      onPointerEnter={() => preload(frame)}
      onFocus={() => preload(frame)}
      onClick={choose}
    >
      <span className={styles['plaster']}>
        <span className={styles['picture']} style={{ '--width': width }}>
          <Picture src={imageAddress(picturePath.frameThumbnail(frame))} alt="" ratio={width / frame.geometry.height} />
        </span>
      </span>
      <span className={styles['name']}>{frame.name}</span>
      <span className={styles['facts']}>
        <span>{chosen ? panelSymbol(draft.set, frame, catalogue) : frame.symbol}</span>
        {frame.supportsIp44 && <span>{texts.ip44}</span>}
      </span>
    </button>
  );
};

/** The large picture is there when the frame is chosen. */
const preload = (frame: Frame): void => {
  new Image().src = imageAddress(picturePath.frame(frame));
};
