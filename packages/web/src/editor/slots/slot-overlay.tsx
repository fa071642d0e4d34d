import { type Frame, isControllerSlot, type Slot } from '@ramka/domain/catalogue';
import type { Drawing } from '@ramka/domain/drawing';
import type { ReactElement } from 'react';
import { ControllerSlotOverlay } from './controller-slot-overlay.tsx';
import { ModuleSlotOverlay } from './module-slot-overlay.tsx';
import { slotPlace } from './slot-place.ts';
import styles from '../picture/stage.module.css';

export type SlotOverlayProps = { readonly slot: Slot; readonly frame: Frame; readonly drawing: Drawing };

/** What lies over one slot of the picture: its button, and the tools under the frame. */
export const SlotOverlay = ({ slot, frame, drawing }: SlotOverlayProps): ReactElement => (
  <div className={styles['place']} style={slotPlace(drawing, frame, slot)}>
    {isControllerSlot(frame, slot) ? <ControllerSlotOverlay slot={slot} /> : <ModuleSlotOverlay slot={slot} />}
  </div>
);
