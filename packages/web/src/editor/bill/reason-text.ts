import type { ComponentRow } from '@ramka/contract/wire/component-row';
import type { Texts } from '@ramka/texts/texts';

/** Why an article is on the bill: which slot asks for it, by which rule. */
export const reasonText = (reason: ComponentRow['reasons'][number], { editor }: Texts): string => {
  const { reasons } = editor.bill;
  switch (reason.kind) {
    case 'frame':
      return reasons.frame;
    case 'seal':
      return reasons.seal;
    case 'corner-box':
      return reasons.cornerBox;
    case 'surface-box':
      return reasons.surfaceBox;
    case 'controller':
      return reasons.controller(reason.slot);
    case 'visible-part':
      return reasons.visiblePart(reason.slot);
    case 'component':
      return reasons[reason.rule](reason.groupName, reason.slot);
  }
};
