import type { Texts } from '@ramka/texts/texts';
import type { MountingBox } from '../../content/sets/mounting-box.ts';

/** What a set is mounted on, in words. */
export const boxText = (words: Texts['documents'], box: MountingBox): string => {
  switch (box.kind) {
    case 'flush':
      return words.flushBox(box.boxes, box.depth);
    case 'surface':
      return words.surfaceBox(box.symbols.join(' + '), box.depth);
    case 'corner':
      return words.cornerBox(box.symbols.join(' + '), box.depth);
  }
};
