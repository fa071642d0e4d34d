import { useState } from 'react';
import type { Order } from '../api/order.ts';
import { browserStorage } from '../platform/browser-storage.ts';
import { useProjectId } from '../project/project-query.ts';
import { isAnnotated, rowsOf } from './order-rows.ts';

export type OrderTracking = {
  /** Whether stock, ordered pieces, reserve and packs are shown. */
  readonly isOn: boolean;
  readonly setOn: (isOn: boolean) => void;
};

/**
 * Whether the order is tracked, as chosen on this device for this project. Without a choice, an order with annotations or
 * a reserve is tracked, and stays so until the screen is left, even if the last annotation is removed.
 */
export const useOrderTracking = (order: Order): OrderTracking => {
  const key = `configurator.order-tracking.${useProjectId()}`;
  const [chosen, setChosen] = useState(() => browserStorage.getItem(key));
  const [wasTracked, setWasTracked] = useState(false);
  const isInUse = wasTracked || hasTrackedData(order);
  if (isInUse !== wasTracked) setWasTracked(isInUse);
  return {
    isOn: chosen === null ? isInUse : chosen === 'on',
    setOn: (isOn) => {
      const next = isOn ? 'on' : 'off';
      browserStorage.setItem(key, next);
      setChosen(next);
    },
  };
};

/** Whether the order has a reserve, or annotations of any article. */
const hasTrackedData = (order: Order): boolean => order.terms.reserve.amount > 0 || rowsOf(order).some(isAnnotated);
