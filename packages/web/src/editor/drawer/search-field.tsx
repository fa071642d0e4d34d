import { Search, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTexts } from '../../language/texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from './module-drawer.module.css';

export type SearchFieldProps = { readonly query: string; readonly onQuery: (query: string) => void };

/** Finds modules of all categories by name or symbol while one types. */
export const SearchField = ({ query, onQuery }: SearchFieldProps): ReactElement => {
  const { drawer } = useTexts().editor;
  return (
    <TextField
      label={drawer.search}
      labelHidden
      placeholder={drawer.search}
      inputMode="search"
      value={query}
      onValue={onQuery}
      end={
        query === '' ? (
          <Search className={styles['glass']} aria-hidden />
        ) : (
          <IconButton icon={X} size="small" silent label={drawer.clearSearch} onClick={() => onQuery('')} />
        )
      }
    />
  );
};
