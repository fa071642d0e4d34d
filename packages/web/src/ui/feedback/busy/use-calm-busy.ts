import { useEffect, useState } from 'react';
import { calmBusy } from './calm-busy.ts';

/** Whether a sign that something is under way is to be seen now: after a while, and then for a while. */
export const useCalmBusy = (busy: boolean): boolean => {
  const [shown, setShown] = useState(false);
  const [tell] = useState(() => calmBusy(setShown));
  useEffect(() => tell(busy), [tell, busy]);
  return shown;
};
