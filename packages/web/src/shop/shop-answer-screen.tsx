import { PackageX } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTexts } from '../language/texts.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ScreenTitle } from '../ui/screen-title.tsx';

/** Notice that a shop's answer concerns no order of this browser. Other answers are shown on their order. */
export const ShopAnswerScreen = (): ReactElement => {
  const { notFound, shop } = useTexts();
  return (
    <>
      <ScreenTitle screen={shop.answerUnknown} />
      <div>
        <EmptyState
          icon={PackageX}
          title={shop.answerUnknown}
          isWholeScreen
          actions={<LinkButton to="/">{notFound.toStart}</LinkButton>}
        >
          {shop.answerUnknownNote}
        </EmptyState>
      </div>
    </>
  );
};
