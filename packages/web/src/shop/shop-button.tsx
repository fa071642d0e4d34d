import { ShoppingCart } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import type { ShopSubject } from '../api/order.ts';
import { useTexts } from '../language/texts.ts';
import { lazyPart } from '../platform/lazy-part.ts';
import { pageSettings } from '../platform/page-settings.ts';
import { hostOf, usePunchOut } from '../punch-out/punch-out.ts';
import { Button } from '../ui/button.tsx';
import { DialogPresence } from '../ui/dialog-presence.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Spinner } from '../ui/spinner.tsx';

const ShopOrderReview = lazyPart(async () => (await import('./shop-order.tsx')).ShopOrderReview, <Spinner />);

export type ShopOrder = {
  readonly label: string;
  /** Opens the dialog. */
  readonly open: () => void;
  readonly dialog: ReactElement;
};

/**
 * The order dialog of the deployment's shop, or of the purchasing system that opened this tab; undefined if there is
 * neither.
 */
export const useShopOrder = (subject: ShopSubject): ShopOrder | undefined => {
  const { shop, punchOut: words } = useTexts();
  const punchOut = usePunchOut();
  const [isOpen, setIsOpen] = useState(false);
  if (pageSettings.shop === null && punchOut === undefined) return undefined;
  const shopName = pageSettings.shop?.name ?? null;
  const shopTitle = shopName === null ? shop.demonstration : shop.title(shopName);
  return {
    label: punchOut === undefined ? shop.order : words.order,
    open: () => setIsOpen(true),
    dialog: (
      <DialogPresence>
        {isOpen && (
          <Dialog
            onClose={() => setIsOpen(false)}
            title={punchOut === undefined ? shopTitle : words.title(hostOf(punchOut))}
            width={580}
          >
            <ShopOrderReview subject={subject} onSent={() => setIsOpen(false)} />
          </Dialog>
        )}
      </DialogPresence>
    ),
  };
};

export type ShopButtonProps = {
  readonly subject: ShopSubject;
  readonly size?: 'small' | 'medium' | undefined;
  /** Whether to show the icon only. */
  readonly brief?: boolean | undefined;
  /** Name of the room, if the page has several shop buttons; part of the icon button's label. */
  readonly room?: string | undefined;
};

/** Opens the order dialog; null if there is no shop. */
export const ShopButton = ({ subject, size, brief = false, room }: ShopButtonProps): ReactElement | null => {
  const { rooms } = useTexts();
  const order = useShopOrder(subject);
  if (order === undefined) return null;
  const { label, open, dialog } = order;
  // Prevents a line break at the hyphen of "e-shop". The fonts lack the non-breaking hyphen.
  const [before, hyphenated, after] = label.split(/(\S+-\S+)/);
  return (
    <>
      {brief ? (
        <IconButton
          icon={ShoppingCart}
          label={room === undefined ? label : rooms.inRoom(label, room)}
          size={size}
          onClick={open}
        />
      ) : (
        <Button icon={ShoppingCart} size={size} onClick={open}>
          {before}
          <span style={{ whiteSpace: 'nowrap' }}>{hyphenated}</span>
          {after}
        </Button>
      )}
      {dialog}
    </>
  );
};
