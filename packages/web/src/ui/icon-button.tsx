import { createLink } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { ariaShortcut, type ShortcutName, shortcutLabel } from '../platform/shortcuts.ts';
import { classNames } from './class-names.ts';
import styles from './icon-button.module.css';
import { Spinner } from './spinner.tsx';
import { Tooltip } from './tooltip.tsx';

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> & {
  readonly icon: LucideIcon;
  /** Accessible name and tooltip. */
  readonly label: string;
  /** Keyboard shortcut shown behind the label. */
  readonly shortcut?: ShortcutName | undefined;
  readonly size?: 'small' | 'medium' | undefined;
  /** `floating` is used on pictures and has a background of its own. */
  readonly variant?: 'quiet' | 'floating' | undefined;
  /** Reason why the button is disabled; shown instead of the label. */
  readonly refusal?: string | undefined;
  /** Whether to omit the tooltip, because the label is visible nearby. */
  readonly silent?: boolean | undefined;
  /** Whether background work started by the button is in progress: shows a spinner and still reacts to clicks. */
  readonly working?: boolean | undefined;
};

/** A button with an icon, and its label as tooltip. */
export const IconButton = (props: IconButtonProps): ReactElement => {
  const { icon: Icon, size = 'medium', variant = 'quiet', refusal, silent, working = false, ...others } = props;
  const { label: words, shortcut, className, onClick, ...rest } = others;
  const label = shortcut === undefined ? words : `${words} (${shortcutLabel(shortcut)})`;
  const button = (
    <button
      type="button"
      {...rest}
      aria-label={label}
      aria-keyshortcuts={shortcut && ariaShortcut(shortcut)}
      aria-busy={working || undefined}
      aria-disabled={refusal === undefined ? undefined : true}
      className={classNames(styles['button'], styles[size], styles[variant], className)}
      onClick={refusal === undefined ? onClick : undefined}
    >
      {working ? <Spinner /> : <Icon className={styles['icon']} aria-hidden />}
    </button>
  );
  return silent === true ? button : <Tooltip text={refusal ?? label}>{button}</Tooltip>;
};

type AnchorIconProps = Omit<ComponentPropsWithRef<'a'>, 'children' | 'aria-label'> &
  Pick<IconButtonProps, 'icon' | 'label' | 'size'>;

const AnchorIcon = ({ icon: Icon, label, size = 'medium', className, ...rest }: AnchorIconProps): ReactElement => (
  <Tooltip text={label}>
    <a {...rest} aria-label={label} className={classNames(styles['button'], styles[size], className)}>
      <Icon className={styles['icon']} aria-hidden />
    </a>
  </Tooltip>
);

/** A router link with an icon, and its label as tooltip; takes `to`, `params` and `search`. */
export const IconLink = createLink(AnchorIcon);
