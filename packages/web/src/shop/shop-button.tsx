import { ShoppingCart } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import type { ShopSubject } from '../api/order.ts';
import { useTexts } from '../language/texts.ts';
import { lazyPart } from '../platform/lazy-part.ts';
import { pageSettings } from '../platform/page-settings.ts';
import { Button } from '../ui/button.tsx';
import { DialogPresence } from '../ui/dialog-presence.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Spinner } from '../ui/spinner.tsx';

const ShopOrderReview = lazyPart(async () => (await import('./shop-order.tsx')).ShopOrderReview, <Spinner />);

export type ShopButtonProps = {
  readonly subject: ShopSubject;
  readonly size?: 'small' | 'medium' | undefined;
  /** Where there is little room: its picture alone. */
  readonly brief?: boolean | undefined;
  /** The room that it is for, where there are several: a picture alone is told by its name. */
  readonly room?: string | undefined;
};

/** Orders a list from the shop of this deployment; null where there is none. */
export const ShopButton = ({ subject, size, brief = false, room }: ShopButtonProps): ReactElement | null => {
  const { shop, rooms } = useTexts();
  const [open, setOpen] = useState(false);
  if (pageSettings.shop === null) {
    return null;
  }
  // "e-shop" breaks at its hyphen otherwise, and one that does not break is in none of the fonts.
  const [before, hyphenated, after] = shop.order.split(/(\S+-\S+)/);
  return (
    <>
      {brief ? (
        <IconButton
          icon={ShoppingCart}
          label={room === undefined ? shop.order : rooms.inRoom(shop.order, room)}
          size={size}
          onClick={() => setOpen(true)}
        />
      ) : (
        <Button icon={ShoppingCart} size={size} onClick={() => setOpen(true)}>
          {before}
          <span style={{ whiteSpace: 'nowrap' }}>{hyphenated}</span>
          {after}
        </Button>
      )}
      <DialogPresence>
        {open && (
          <Dialog
            onClose={() => setOpen(false)}
            title={pageSettings.shop.name === null ? shop.demonstration : shop.title(pageSettings.shop.name)}
            width={580}
          >
            <ShopOrderReview subject={subject} onSent={() => setOpen(false)} />
          </Dialog>
        )}
      </DialogPresence>
    </>
  );
};
