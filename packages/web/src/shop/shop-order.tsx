import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { call } from '../api/call.ts';
import { failureText } from '../api/failure-text.ts';
import { useTexts } from '../language/use-texts.ts';
import { useProjectId } from '../project/use-project-id.ts';
import { QueryState } from '../ui/feedback/query-state.tsx';
import { HandOver } from './hand-over.tsx';
import { OrderFindings } from './order-findings.tsx';
import { shopOrderBody, type ShopSubject } from './shop-subject.ts';
import styles from './shop-order.module.css';

export type ShopOrderProps = { readonly subject: ShopSubject; readonly onSent: () => void };

/** What goes to the shop, what does not fit, and the way there: nothing is sent before it was told. */
export const ShopOrder = ({ subject, onSent }: ShopOrderProps): ReactElement => {
  const { shop, messages } = useTexts();
  const projectId = useProjectId();
  const body = shopOrderBody(subject);
  const order = useQuery({
    queryKey: ['shop-order', projectId, body],
    queryFn: ({ signal }) => call('orderFromShop', { params: { projectId }, body, signal }),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (order.data === undefined) {
    return (
      <QueryState
        failure={order.error && failureText(order.error, messages.fetchFailed)}
        onRetry={() => void order.refetch()}
      />
    );
  }
  const { handOver, items } = order.data;
  return (
    <div className={styles['order']}>
      <p className={styles['count']}>{shop.articles(items)}</p>
      <OrderFindings order={order.data} />
      {handOver !== null && <HandOver handOver={handOver} onSent={onSent} />}
      {handOver === null && items > 0 && <p>{shop.tooLong}</p>}
    </div>
  );
};
