import type { framesFile } from '@ramka/contract/catalogue-format/catalogue-files';

/** A frame as its line's file tells it. */
export type FrameRecord = ReturnType<typeof framesFile.parse>[number];
