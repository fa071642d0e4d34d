import { ArrowUp } from 'lucide-react';
import { type ReactElement, useSyncExternalStore } from 'react';
import { IconButton } from './icon-button.tsx';
import styles from './scroll-to-top.module.css';
import { prefersReducedMotion } from './media.ts';

/** Scrolled further than this, the button shows (docs/specification.md#s9-18). */
const FAR = 20;

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
};

/** Leads back to the top of a long page. */
export const ScrollToTop = ({ label }: { readonly label: string }): ReactElement | null => {
  const far = useSyncExternalStore(subscribe, () => window.scrollY > FAR);
  return far ? (
    <IconButton
      icon={ArrowUp}
      label={label}
      look="floating"
      className={styles['button']}
      onClick={() => window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })}
    />
  ) : null;
};
