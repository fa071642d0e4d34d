import { Share2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTexts } from '../language/texts.ts';
import { Button, type ButtonProps } from './button.tsx';

type ShareButtonProps = Pick<ButtonProps, 'size' | 'aria-label'> & {
  readonly title: string;
  readonly url: string;
  /** Called if the device refuses to share, for example to copy the address instead. */
  readonly otherwise: () => Promise<void>;
};

/** Opens the device's share sheet with a title and an address. Renders nothing if the browser has no share sheet. */
export const ShareButton = ({ title, url, otherwise, ...rest }: ShareButtonProps): ReactElement | null => {
  const { shell } = useTexts();
  if (!('share' in navigator)) return null;
  return (
    <Button {...rest} icon={Share2} onClick={() => void share({ title, url, otherwise })}>
      {shell.share}
    </Button>
  );
};

/** Closing the share sheet is not an error. */
const share = async ({ title, url, otherwise }: ShareButtonProps): Promise<void> => {
  try {
    await navigator.share({ title, url });
  } catch (failure) {
    if (!(failure instanceof DOMException && failure.name === 'AbortError')) await otherwise();
  }
};
