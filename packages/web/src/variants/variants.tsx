import { useQuery } from '@tanstack/react-query';
import { CopyPlus } from 'lucide-react';
import { type ReactElement, useRef } from 'react';
import { failureText, readingFailure } from '../api/failure.ts';
import type { NamedProject } from '../api/project-calls.ts';
import { removeVariant, variantsQuery } from '../api/variants.ts';
import { useTexts } from '../language/texts.ts';
import { useListChange } from '../project/list-change.ts';
import { useProjectId } from '../project/project-query.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { QueryState } from '../ui/empty-state.tsx';
import { useSubmit } from '../ui/form.ts';
import { useFocusRestore } from '../ui/lists.ts';
import styles from './variants.module.css';

export type VariantsProps = {
  /** Class of the section on its screen. */
  readonly className: string | undefined;
  readonly onCreate: () => void;
};

/**
 * The variants of the project. Each can be opened, compared and removed from the list; a new one is created as a copy.
 */
export const Variants = ({ className, onCreate }: VariantsProps): ReactElement => {
  const { messages, variants: words } = useTexts();
  const projectId = useProjectId();
  const variants = useQuery(variantsQuery(projectId));
  const list = useRef<HTMLUListElement>(null);
  const ids = variants.data?.map(({ id }) => id) ?? [];
  useFocusRestore(list, ids);
  const failure = variants.error && failureText(variants.error, readingFailure(variants.error, messages));
  return (
    <section className={className} aria-labelledby="project-variants">
      <h2 id="project-variants">{words.title}</h2>
      <p className={styles['note']}>{words.note}</p>
      {!variants.data && <QueryState failure={failure} onRetry={() => void variants.refetch()} />}
      <ul ref={list} hidden={ids.length === 0}>
        {variants.data?.map((variant) => (
          <VariantRow key={variant.id} variant={variant} />
        ))}
      </ul>
      <div>
        <Button icon={CopyPlus} onClick={onCreate}>
          {words.copy}
        </Button>
      </div>
    </section>
  );
};

const VariantRow = ({ variant }: { readonly variant: NamedProject }): ReactElement => {
  const { variants } = useTexts();
  const projectId = useProjectId();
  const change = useListChange(variantsQuery(projectId));
  const { id, name } = variant;
  const { busy, submit } = useSubmit(
    () => change(() => removeVariant(projectId, id), variants.removed(name)),
    () => undefined,
  );
  return (
    <li className={styles['variant']}>
      <span className={styles['name']}>{name}</span>
      <span className="cluster">
        <LinkButton
          size="small"
          to="/projekt/$projectId/pomieszczenia"
          params={{ projectId: id }}
          aria-label={variants.openOf(name)}
        >
          {variants.open}
        </LinkButton>
        <LinkButton
          size="small"
          to="/projekt/$projectId/warianty/$variantId"
          params={{ projectId, variantId: id }}
          aria-label={variants.compareOf(name)}
        >
          {variants.compare}
        </LinkButton>
        <Button size="small" aria-label={variants.removeOf(name)} busy={busy} onClick={submit}>
          {variants.remove}
        </Button>
      </span>
    </li>
  );
};
