import type { BillFinding } from '@ramka/domain/bill';
import type { Texts } from '@ramka/texts/texts';

/** What a bill's lines cannot say, as sentences; a missing price is said in its line instead. */
export const remarksOf = (findings: readonly BillFinding[], { documents }: Texts): readonly string[] => [
  ...new Set(findings.flatMap((finding) => remarkOf(finding, documents.remarks) ?? [])),
];

const remarkOf = (finding: BillFinding, remarks: Texts['documents']['remarks']): string | undefined => {
  switch (finding.kind) {
    case 'no-frame':
      return remarks.noFrame;
    case 'not-configured':
      return remarks.notConfigured(finding.symbol);
    case 'missing-module':
      return remarks.missingModule(finding.slot);
    case 'missing-article':
      return finding.article.kind === 'symbol'
        ? remarks.missingPanel(finding.article.symbol)
        : missingPart(finding, remarks);
    case 'no-price':
      return undefined;
  }
};

const missingPart = (
  { reason }: Extract<BillFinding, { kind: 'missing-article' }>,
  remarks: Texts['documents']['remarks'],
): string => {
  switch (reason.kind) {
    case 'frame':
      return remarks.missingFrame;
    case 'seal':
      return remarks.missingSeal;
    case 'corner-box':
    case 'surface-box':
      return remarks.missingBox;
    case 'controller':
    case 'visible-part':
      return remarks.missingInSlot(reason.slot);
    case 'component':
      return remarks.missingComponent(reason.slot, reason.groupName);
  }
};
