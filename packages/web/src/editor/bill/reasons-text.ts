import type { PageTexts } from '@ramka/texts/texts';
import type { ComponentRow } from '../../api/set-calls.ts';

type Reason = ComponentRow['reasons'][number];

/** Formats the reasons of a row. Each rule is named once, followed by its slots. */
export const reasonsText = (reasons: readonly Reason[], texts: PageTexts): string =>
  [...Map.groupBy(reasons, ruleOf).values()]
    .map(
      (alike) =>
        alike[0] &&
        reasonText(
          alike[0],
          alike.flatMap(slotOf).toSorted((one, other) => one - other),
          texts,
        ),
    )
    .join(' · ');

const ruleOf = (reason: Reason): string => (reason.kind === 'component' ? reason.groupName : reason.kind);

const slotOf = (reason: Reason): readonly number[] => ('slot' in reason ? [reason.slot] : []);

const reasonText = (reason: Reason, slots: readonly number[], { editor }: PageTexts): string => {
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
      return reasons.controller(slots);
    case 'visible-part':
      return reasons.visiblePart(slots);
    case 'component':
      return reasons.component(reason.groupName, slots);
  }
};
