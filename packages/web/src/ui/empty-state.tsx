import { type LucideIcon, RotateCw } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useTexts } from '../language/texts.ts';
import { Button } from './button.tsx';
import styles from './empty-state.module.css';
import { Spinner } from './spinner.tsx';

export type EmptyStateProps = {
  readonly icon?: LucideIcon | undefined;
  readonly title: string;
  readonly children?: ReactNode;
  /** Buttons: what to do about it. */
  readonly actions?: ReactNode;
  /** Whether it is all that the screen has, whose heading the title is then. */
  readonly alone?: boolean | undefined;
};

/** What stands where nothing is yet: says so, and what to do about it. */
export const EmptyState = ({ icon: Icon, title, children, actions, alone }: EmptyStateProps): ReactElement => {
  const [Whole, Title] = alone === true ? (['main', 'h1'] as const) : (['div', 'p'] as const);
  return (
    <Whole className={styles['empty']}>
      {Icon !== undefined && <Icon className={styles['icon']} aria-hidden />}
      <Title className={styles['title']}>{title}</Title>
      {children !== undefined && <div className={styles['words']}>{children}</div>}
      {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
    </Whole>
  );
};

export type QueryStateProps = {
  /** Why it could not be had; null while it is still on its way. */
  readonly failure: string | null;
  readonly onRetry: () => void;
};

/** What stands in place of something that is still on its way, or could not be had. */
export const QueryState = ({ failure, onRetry }: QueryStateProps): ReactElement => {
  const { common } = useTexts();
  return failure === null ? (
    <Spinner label={common.loading} />
  ) : (
    <EmptyState
      title={failure}
      actions={
        <Button icon={RotateCw} onClick={onRetry}>
          {common.retry}
        </Button>
      }
    />
  );
};
