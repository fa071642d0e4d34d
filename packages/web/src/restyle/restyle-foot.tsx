import type { ReactElement } from 'react';
import type { RestylePreview, RestyleRequest } from '../api/restyle-calls.ts';
import { useTexts } from '../language/texts.ts';
import { Button } from '../ui/button.tsx';
import { wouldChange } from './change-text.ts';
import { PriceStep } from './price-step.tsx';
import { SaveAsVariant } from './save-as-variant.tsx';
import styles from './restyle-foot.module.css';

export type RestyleFootProps = {
  readonly preview: RestylePreview;
  readonly left: ReadonlySet<number>;
  /** Whether the sums are of what is asked for now. */
  readonly isCurrent: boolean;
  readonly busy: boolean;
  readonly onApply: () => void;
  readonly request: RestyleRequest;
};

/** What the change comes to, and the button that makes it. */
export const RestyleFoot = (props: RestyleFootProps): ReactElement => {
  const { preview, request, left, isCurrent, busy, onApply } = props;
  const { restyle } = useTexts();
  const { foot } = restyle;
  const changing = preview.rows.filter((row) => wouldChange(row) && !left.has(row.setId));
  const copies = changing.filter(({ copyName }) => copyName !== null).length;
  const told = [foot.changes(changing.length), foot.copies(copies), foot.left(preview.rows.length - changing.length)];
  const refusal = isCurrent ? (changing.length === 0 ? foot.nothing : undefined) : foot.counting;
  return (
    <section className={styles['foot']} aria-label={foot.label}>
      <p className={styles['told']}>{told.filter(Boolean).join(' · ')}</p>
      <p className={styles['total']}>
        <span className={styles['label']}>{foot.total}</span> <PriceStep {...preview.total} size="large" />
      </p>
      <SaveAsVariant request={request} refusal={refusal} />
      <Button look="primary" size="large" busy={busy} refusal={refusal} onClick={onApply}>
        {foot.apply}
      </Button>
    </section>
  );
};
