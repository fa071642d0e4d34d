import type { Frame } from '../../catalogue/frame.ts';
import { moduleSlots } from './module-slots.ts';

/** Whether a frame takes any module: otherwise there is no step 3 (specification §2, §4). */
export const hasModuleSlots = (frame: Frame): boolean => moduleSlots(frame).length > 0;
