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
  /** What it does: its name for screen readers, and its tooltip. */
  readonly label: string;
  /** The keys that do the same, shown behind the label. */
  readonly shortcut?: ShortcutName | undefined;
  readonly size?: 'small' | 'medium' | undefined;
  /** `floating` lies on pictures and has a surface of its own. */
  readonly variant?: 'quiet' | 'floating' | undefined;
  /** Why it cannot be pressed now; shown instead of the label. */
  readonly refusal?: string | undefined;
  /** No tooltip, where the label is beside it anyway. */
  readonly silent?: boolean | undefined;
  /** Something that it started goes on: it shows so, and still reacts. */
  readonly working?: boolean | undefined;
};

/** A button with a picture on it and its name in a tooltip. */
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

/** A link to a screen with a picture on it and its name in a tooltip; takes `to`, `params` and `search` as a link does. */
export const IconLink = createLink(AnchorIcon);
