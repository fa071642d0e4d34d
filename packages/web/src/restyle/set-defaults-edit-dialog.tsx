import type { Colour, Frame, FrameLine } from '@ramka/domain/catalogue';
import { type Finish, isOneFamily } from '@ramka/domain/substitutes';
import type { SetDefaults } from '@ramka/domain/set/frames';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import type { CatalogueOverview } from '../api/catalogue.ts';
import { changeSetDefaults } from '../project-changes/project.ts';
import { useTexts } from '../language/texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Select } from '../ui/fields/select.tsx';
import { Swatches } from '../ui/fields/swatches.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { catalogueQuery } from '../project/catalogue.ts';
import { useRoomOfDialog } from '../project/dialog-subject.ts';
import styles from './set-defaults-edit-dialog.module.css';
import { useProjectChange } from '../project/use-project-change.ts';
import { useProject } from '../project/project-query.ts';

export type SetDefaultsEditDialogProps = {
  /** The room whose defaults are changed; undefined for those of the project. */
  readonly roomId?: number | undefined;
  readonly onClose: () => void;
};

/** Edits the set defaults of the project or of a room. */
export const SetDefaultsEditDialog = ({ roomId, onClose }: SetDefaultsEditDialogProps): ReactElement => {
  const { properties } = useTexts();
  const { data: overview } = useQuery(catalogueQuery);
  if (overview === undefined)
    return (
      <Dialog onClose={onClose} width={580} title={properties.look.title}>
        <Spinner label={properties.look.title} />
      </Dialog>
    );
  return roomId === undefined ? (
    <OfProject {...{ overview, onClose }} />
  ) : (
    <OfRoom {...{ roomId, overview, onClose }} />
  );
};

type OverviewProps = { readonly overview: CatalogueOverview; readonly onClose: () => void };

const OfProject = (props: OverviewProps): ReactElement => {
  const { properties } = useTexts();
  const { setDefaults } = useProject();
  return (
    <SetDefaultsForm {...props} title={properties.look.title} start={setDefaults} noLine={properties.look.ofNextSet} />
  );
};

const OfRoom = ({ roomId, ...props }: OverviewProps & { readonly roomId: number }): ReactElement | null => {
  const { properties } = useTexts();
  const room = useRoomOfDialog(roomId, props.onClose);
  if (room === undefined) return null;
  const title = properties.look.roomTitle(room.name);
  return (
    <SetDefaultsForm
      {...props}
      roomId={room.id}
      title={title}
      start={room.setDefaults}
      noLine={properties.look.asProject}
    />
  );
};

type SetDefaultsFormProps = OverviewProps &
  Pick<SetDefaultsFieldsProps, 'noLine'> & {
    readonly roomId?: number;
    readonly title: string;
    readonly start: SetDefaults | null;
  };

/** Select value for "no frame line". */
const none = '';

const SetDefaultsForm = ({ roomId, title, start, onClose, ...fields }: SetDefaultsFormProps): ReactElement => {
  const { properties } = useTexts();
  const [defaults, setDefaults] = useState(start);
  const change = useProjectChange(changeSetDefaults);
  return (
    <FormDialog
      title={title}
      description={properties.look.note}
      width={580}
      onSubmit={() => change({ roomId: roomId ?? null, defaults })}
      onClose={onClose}
    >
      <SetDefaultsFields {...fields} defaults={defaults} onDefaults={setDefaults} />
    </FormDialog>
  );
};

type SetDefaultsFieldsProps = {
  readonly defaults: SetDefaults | null;
  readonly onDefaults: (defaults: SetDefaults | null) => void;
  /** Label of the option without a frame line. */
  readonly noLine: string;
  readonly overview: CatalogueOverview;
};

const SetDefaultsFields = ({ defaults, onDefaults, noLine, overview }: SetDefaultsFieldsProps): ReactElement => {
  const { properties } = useTexts();
  const { finishes, colours } = offerOf(defaults, overview);
  return (
    <div className={styles['fields']}>
      <Select
        label={properties.look.line}
        value={defaults?.lineTag ?? none}
        onValue={(tag) => onDefaults(tag === none ? null : defaultsInLine(tag, defaults, overview))}
        options={[
          { value: none, label: noLine },
          ...overview.frameLines.map(({ tag, name }) => ({ value: tag, label: name })),
        ]}
      />
      {defaults && finishes.length > 0 && (
        <div>
          <p className={styles['label']}>{properties.look.finish}</p>
          <Swatches
            label={properties.look.finish}
            swatches={finishes}
            chosen={defaults.finishId}
            onChosen={(finishId) => onDefaults(defaultsInFinish({ ...defaults, finishId }, overview))}
          />
        </div>
      )}
      {defaults && colours.length > 0 && (
        <div>
          <p className={styles['label']}>{properties.look.colour}</p>
          <Swatches
            label={properties.look.colour}
            swatches={colours.map(({ id, name, hexColor }) => ({ id, name, hexColor }))}
            chosen={defaults.colourId}
            onChosen={(colourId) => onDefaults({ ...defaults, colourId })}
          />
        </div>
      )}
    </div>
  );
};

/** Options of a line: finishes in the order of its frames, and colours of its series. */
type Offer = {
  readonly frames: readonly Frame[];
  readonly finishes: readonly Finish[];
  readonly colours: readonly Colour[];
};

const offerOf = (defaults: Pick<SetDefaults, 'lineTag'> | null, overview: CatalogueOverview): Offer => {
  const line = defaults && overview.frameLines.find(({ tag }) => tag === defaults.lineTag);
  const frames = line ? framesOf(line, overview) : [];
  const finishIds = [...new Set(frames.map(({ finishId }) => finishId))];
  const series = overview.allSeries.find(({ id }) => id === line?.seriesId);
  return {
    frames,
    finishes: finishIds.flatMap((id) => overview.finishes.find((finish) => finish.id === id) ?? []),
    colours: (series && overview.moduleColours[series.tag]) ?? [],
  };
};

const framesOf = (line: FrameLine, { frames }: CatalogueOverview): readonly Frame[] => {
  const kinds = new Set(line.subcategories.map(({ id }) => id));
  return frames.filter(({ subcategoryId }) => kinds.has(subcategoryId)).toSorted((one, other) => one.sort - other.sort);
};

/** Returns defaults for another line: with the same finish and colour if it has them, otherwise its first ones. */
const defaultsInLine = (lineTag: string, before: SetDefaults | null, overview: CatalogueOverview): SetDefaults => {
  const { finishes, colours } = offerOf({ lineTag }, overview);
  const finish = finishes.find(({ id }) => id === before?.finishId) ?? finishes[0];
  const sameColour = colours.find(({ id }) => id === before?.colourId);
  const defaults = { lineTag, subcategoryId: null, finishId: finish?.id ?? null, colourId: sameColour?.id ?? null };
  return defaultsInFinish(defaults, overview);
};

/**
 * Returns defaults with a frame subcategory that has the finish, and with a matching module colour unless one is
 * chosen.
 */
const defaultsInFinish = (defaults: SetDefaults, overview: CatalogueOverview): SetDefaults => {
  const { frames, finishes, colours } = offerOf(defaults, overview);
  const finish = finishes.find(({ id }) => id === defaults.finishId);
  const matchingColour = finish && colours.find((colour) => isOneFamily(colour, finish));
  return {
    ...defaults,
    subcategoryId: frames.find(({ finishId }) => finishId === defaults.finishId)?.subcategoryId ?? null,
    colourId: (matchingColour ?? colours.find(({ id }) => id === defaults.colourId) ?? colours[0])?.id ?? null,
  };
};

/** Returns set defaults as text; empty until the catalogue has loaded, or if it no longer has the line. */
export const useSetDefaultsText = (defaults: SetDefaults | null): string => {
  const { data: overview } = useQuery(catalogueQuery);
  const line = overview?.frameLines.find(({ tag }) => tag === defaults?.lineTag);
  if (!overview || !defaults || !line) return '';
  const { finishes, colours } = offerOf(defaults, overview);
  const finish = finishes.find(({ id }) => id === defaults.finishId)?.name;
  const colour = colours.find(({ id }) => id === defaults.colourId)?.name;
  return [line.name, finish, colour === finish ? undefined : colour].filter(Boolean).join(' · ');
};
