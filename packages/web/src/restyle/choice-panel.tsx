import { picturePath } from '@ramka/domain/drawing';
import { ChevronDown } from 'lucide-react';
import { type ReactElement, useId, useState } from 'react';
import { imageAddress } from '../api/picture-addresses.ts';
import { useTexts } from '../language/texts.ts';
import { Picture } from '../ui/picture.tsx';
import type { Choices } from './choices.ts';
import styles from './choice-panel.module.css';
import { colourOf, type RestyleSearch, withChoice } from './restyle-search.ts';
import { Swatches } from './swatches.tsx';

export type ChoicePanelProps = {
  readonly choices: Choices;
  readonly search: RestyleSearch;
  readonly onSearch: (search: RestyleSearch) => void;
};

/** Values of the colour choice that are not ids of the catalogue. */
const AS_IS = 'as-is';
const AS_FRAME = 'as-frame';

/**
 * The choices: finish of the frames, which is needed most often, their frame line, and colour of the modules.
 * Collapsible on narrow screens.
 */
export const ChoicePanel = ({ choices, search, onSearch }: ChoicePanelProps): ReactElement => {
  const { restyle } = useTexts();
  const { choice } = restyle;
  const [open, setOpen] = useState(true);
  const id = useId();
  return (
    <section className={styles['panel']} aria-labelledby={`${id}-title`}>
      <div className={styles['head']}>
        <h2 id={`${id}-title`}>{choice.title}</h2>
        <button
          type="button"
          className={styles['fold']}
          aria-expanded={open}
          aria-controls={`${id}-choices`}
          onClick={() => setOpen(!open)}
        >
          {open ? choice.hide : choice.show}
          <ChevronDown className={styles['chevron']} aria-hidden />
        </button>
      </div>
      {!open && <ChosenWords choices={choices} search={search} />}
      <div id={`${id}-choices`} className={styles['choices']} data-folded={open ? undefined : ''}>
        <FinishChoice choices={choices} search={search} onSearch={onSearch} />
        <LineChoice choices={choices} search={search} onSearch={onSearch} />
        <ColourChoice choices={choices} search={search} onSearch={onSearch} />
      </div>
    </section>
  );
};

/** The chosen values as text. */
const ChosenWords = ({ choices, search }: Pick<ChoicePanelProps, 'choices' | 'search'>): ReactElement => {
  const { choice } = useTexts().restyle;
  const words = [
    nameIn(choices.lines, search.line),
    nameIn(choices.finishes, search.finish) ?? nameIn(choices.families, search.family),
    nameIn(choices.colours, search.colour),
  ].filter((word) => word !== undefined);
  return <p className={styles['chosen']}>{words.length === 0 ? choice.asIs : words.join(', ')}</p>;
};

type Named = { readonly id: string | number; readonly name: string };

const nameIn = (named: readonly Named[], id: Named['id'] | undefined): string | undefined =>
  named.find((each) => each.id === id)?.name;

/** Tiles of the frame lines. Changing the line resets a finish that the new line lacks. */
const LineChoice = ({ choices, search, onSearch }: ChoicePanelProps): ReactElement => {
  const { choice } = useTexts().restyle;
  return (
    <Swatches
      title={choice.line}
      variant="tiles"
      value={search.line === undefined ? AS_IS : String(search.line)}
      onValue={(value) =>
        onSearch(
          withChoice(search, {
            line: value === AS_IS ? undefined : Number(value),
            finish: undefined,
            family: undefined,
          }),
        )
      }
      swatches={[
        { value: AS_IS, name: choice.asIs },
        ...choices.lines.map((line) => ({
          value: String(line.id),
          name: line.name,
          picture: <Picture src={imageAddress(picturePath.frameLine(line))} alt="" ratio={160 / 110} />,
        })),
      ]}
    />
  );
};

/** The finishes of the chosen line. If each set keeps its line: colour families of frames, and further materials. */
const FinishChoice = ({ choices, search, onSearch }: ChoicePanelProps): ReactElement => {
  const { choice } = useTexts().restyle;
  const { finishes, families, materials } = choices;
  const chosen = search.finish ?? search.family ?? AS_IS;
  if (finishes.length + families.length + materials.length === 0) {
    return <p className="muted">{choice.linesOnly}</p>;
  }
  const choose = (value: string): void => {
    const cleared = { finish: undefined, family: undefined };
    const own = search.line === undefined ? { family: value } : { finish: value };
    onSearch(withChoice(search, { ...cleared, ...(value === AS_IS ? {} : own) }));
  };
  return (
    <>
      <Swatches
        title={choice.finish}
        value={chosen}
        onValue={choose}
        swatches={[
          { value: AS_IS, name: choice.asIs },
          ...[...finishes, ...families].map(({ id, name, hexColor }) => ({ value: id, name, hexColor })),
        ]}
      />
      {materials.length > 0 && (
        <Swatches
          title={choice.material}
          value={undefined}
          onValue={(value) => {
            const material = materials.find(({ finish }) => finish.id === value);
            onSearch(withChoice(search, { line: material?.line.id, finish: value, family: undefined }));
          }}
          swatches={materials.map(({ line, finish: { id, name, hexColor } }) => ({
            value: id,
            name: choice.ofLine(name, line.name),
            hexColor,
          }))}
        />
      )}
    </>
  );
};

/** The colour of the modules; defaults to the colour of the frame. */
const ColourChoice = ({ choices, search, onSearch }: ChoicePanelProps): ReactElement | null => {
  const { choice } = useTexts().restyle;
  if (choices.colours.length === 0) return null;
  return (
    <Swatches
      title={choice.colour}
      value={colourOf(search)}
      onValue={(colour) => onSearch(withChoice(search, { colour }))}
      swatches={[
        { value: AS_IS, name: choice.asIs },
        { value: AS_FRAME, name: choice.asFrame },
        ...choices.colours.map(({ id, name, hexColor }) => ({ value: id, name, hexColor })),
      ]}
    />
  );
};
