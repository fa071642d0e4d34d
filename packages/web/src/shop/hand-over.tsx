import type { ShopOrder } from '@ramka/contract/wire/shop-order';
import { ExternalLink } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { AnchorButton } from '../ui/actions/anchor-button.tsx';
import { Button } from '../ui/actions/button.tsx';
import styles from './shop-order.module.css';

export type HandOverProps = {
  readonly handOver: NonNullable<ShopOrder['handOver']>;
  readonly onSent: () => void;
};

/** The way to the shop, in a tab of its own: a form that the browser posts, or a link. */
export const HandOver = ({ handOver, onSent }: HandOverProps): ReactElement => {
  const { shop } = useTexts();
  return (
    <div className={styles['way']}>
      {handOver.method === 'get' ? (
        <AnchorButton
          look="primary"
          icon={ExternalLink}
          href={handOver.address}
          target="_blank"
          rel="noreferrer"
          onClick={onSent}
        >
          {shop.send}
        </AnchorButton>
      ) : (
        <form
          method="post"
          action={handOver.address}
          target="_blank"
          rel="noreferrer"
          onSubmit={() => setTimeout(onSent)}
        >
          {handOver.fields.map(({ name, value }) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" look="primary" icon={ExternalLink}>
            {shop.send}
          </Button>
        </form>
      )}
      <p className={styles['note']}>{shop.note}</p>
    </div>
  );
};
