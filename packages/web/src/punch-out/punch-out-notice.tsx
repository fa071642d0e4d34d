import { ShoppingCart } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTexts } from '../language/texts.ts';
import { Notice } from '../ui/notice.tsx';
import { endPunchOut, hostOf, usePunchOut } from './punch-out.ts';

/** Notice of the purchasing system that receives the order, with a button that ends the punch-out; null without one. */
export const PunchOutNotice = (): ReactElement | null => {
  const { punchOut: words } = useTexts();
  const punchOut = usePunchOut();
  return punchOut === undefined ? null : (
    <Notice
      icon={ShoppingCart}
      text={words.goesTo(hostOf(punchOut))}
      action={{ label: words.cancel, perform: endPunchOut }}
    />
  );
};
