import { ArrowLeft } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTexts } from '../language/texts.ts';
import { pageSettings } from '../platform/page-settings.ts';
import { AnchorButton } from '../ui/button.tsx';
import { rememberedReturn } from './return-address.ts';

export type ReturnLink = {
  readonly href: string;
  /** A frame would show the shop within itself. */
  readonly target: '_top';
  readonly rel: 'noreferrer';
  readonly children: string;
};

/** Returns the link back to the shop's page from which the visitor came by a start link; undefined if there is none. */
export const useReturnLink = (address = rememberedReturn(pageSettings.embedOrigins)): ReturnLink | undefined => {
  const { startLink } = useTexts();
  return address && { href: address.href, target: '_top', rel: 'noreferrer', children: startLink.back(address.host) };
};

export type ReturnButtonProps = {
  readonly className?: string | undefined;
  /** The address, if it is not remembered yet. */
  readonly address?: URL | undefined;
};

/** The link back to the shop's page as a button; nothing if there is none. */
export const ReturnButton = ({ className, address }: ReturnButtonProps): ReactElement | null => {
  const link = useReturnLink(address);
  return link ? <AnchorButton {...link} className={className} variant="quiet" icon={ArrowLeft} /> : null;
};
