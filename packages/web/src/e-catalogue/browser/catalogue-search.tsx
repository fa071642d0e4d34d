import { canSearchFor } from '@ramka/domain/search';
import { Search } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTexts } from '../../language/use-texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from './catalogue-browser.module.css';

export type CatalogueSearchProps = { readonly onSearch: (query: string) => void };

/** Searches by name or symbol, on Enter or the button. */
export const CatalogueSearch = ({ onSearch }: CatalogueSearchProps): ReactElement => {
  const { ecatalogue, common } = useTexts();
  const [typed, setTyped] = useState('');
  const longEnough = canSearchFor(typed);
  return (
    <search>
      <form
        className={styles['search']}
        onSubmit={(event) => {
          event.preventDefault();
          if (longEnough) {
            onSearch(typed.trim());
          }
        }}
      >
        <TextField
          label={ecatalogue.searchLabel}
          placeholder={ecatalogue.searchHint}
          type="search"
          enterKeyHint="search"
          value={typed}
          onValue={setTyped}
          maxLength={200}
          data-autofocus=""
        />
        <Button type="submit" icon={Search} disabled={!longEnough}>
          {common.search}
        </Button>
      </form>
    </search>
  );
};
