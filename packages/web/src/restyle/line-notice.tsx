import type { ReactElement } from 'react';
import type { CatalogueOverview } from '../api/catalogue.ts';
import type { RestylePreview } from '../api/restyle-calls.ts';
import { useTexts } from '../language/texts.ts';
import { Switch } from '../ui/fields/switch.tsx';
import { finishesOfLines } from './choices.ts';
import styles from './line-notice.module.css';
import { type RestyleSearch, withChoice } from './restyle-search.ts';

export type LineNoticeProps = {
  readonly preview: RestylePreview;
  readonly search: RestyleSearch;
  readonly catalogue: CatalogueOverview;
  readonly onSearch: (search: RestyleSearch) => void;
};

/**
 * Notice that some sets have another frame line than most, where a colour may be dearer, with a switch that changes them
 * to the line of the others. Null if all sets have one line, or if another line was chosen.
 */
export const LineNotice = ({ preview, search, catalogue, onSearch }: LineNoticeProps): ReactElement | null => {
  const { restyle } = useTexts();
  const counts = [...Map.groupBy(preview.rows, ({ before }) => before.line)]
    .filter(([name]) => name !== '')
    .toSorted(([, one], [, other]) => other.length - one.length);
  const [main, ...others] = counts.map(([name]) => name);
  const line = catalogue.frameLines.find(({ name }) => name === main);
  if (line === undefined || others.length === 0) return null;
  const isOn = search.line === line.id;
  const finishes = finishesOfLines(catalogue, [line]);
  const finish = finishes.find(({ familyId }) => familyId !== null && familyId === search.family);
  if (!isOn && (search.line !== undefined || (search.family !== undefined && finish === undefined))) return null;
  const handleChange = (all: boolean): void => {
    const family = finishes.find(({ id }) => id === search.finish)?.familyId ?? undefined;
    onSearch(
      withChoice(
        search,
        all ? { line: line.id, finish: finish?.id, family: undefined } : { line: undefined, finish: undefined, family },
      ),
    );
  };
  const count = counts.slice(1).reduce((sum, [, rows]) => sum + rows.length, 0);
  return (
    <div className={styles['notice']}>
      <p>{restyle.otherLines(restyle.sets(count), others.join(', '))}</p>
      <Switch checked={isOn} onChecked={handleChange} label={restyle.allIntoLine(line.name)} />
    </div>
  );
};
