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
  /** Buttons that lead out of the empty state. */
  readonly actions?: ReactNode;
  /** Whether it is the screen's only content, so that its title is the heading. */
  readonly isWholeScreen?: boolean | undefined;
};

/** Placeholder for missing content: states why there is none and what to do. */
export const EmptyState = ({ icon: Icon, title, children, actions, isWholeScreen }: EmptyStateProps): ReactElement => {
  const [Container, Title] = isWholeScreen === true ? (['main', 'h1'] as const) : (['div', 'p'] as const);
  return (
    <Container className={styles['empty']}>
      {Icon !== undefined && <Icon className={styles['icon']} aria-hidden />}
      <Title className={styles['title']}>{title}</Title>
      {children !== undefined && <div className={styles['words']}>{children}</div>}
      {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
    </Container>
  );
};

export type QueryStateProps = {
  /** Text of the error; null while loading. */
  readonly failure: string | null;
  readonly onRetry: () => void;
};

/** Placeholder while a query is loading or after it has failed. */
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
