import type { Colour, Frame, FrameLine } from '@ramka/domain/catalogue';
import { type Finish, isOneFamily } from '@ramka/domain/counterparts';
import type { Look } from '@ramka/domain/set/frames';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import type { CatalogueOverview } from '../api/catalogue.ts';
import { type Room, withLooks } from '../api/project.ts';
import { chooseLook } from '../offline/room-calls.ts';
import { useTexts } from '../language/texts.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Select } from '../ui/fields/select.tsx';
import { Swatches } from '../ui/fields/swatches.tsx';
import { useSubmit } from '../ui/form.ts';
import { Spinner } from '../ui/spinner.tsx';
import { catalogueQuery } from './catalogue.ts';
import styles from './set-defaults-dialog.module.css';
import { useProjectChange } from './project-change.ts';
import { useProject } from './project-query.ts';

export type LookDialogProps = {
  /** The room whose new sets start with the look; undefined: those of the project. */
  readonly room?: Room | undefined;
  readonly onClose: () => void;
};

/** What new sets of the project, or of one room, start with. */
export const LookDialog = (props: LookDialogProps): ReactElement => {
  const { properties } = useTexts();
  const { data: overview } = useQuery(catalogueQuery);
  return overview ? (
    <LookForm {...props} overview={overview} />
  ) : (
    <Dialog onClose={props.onClose} width={580} title={properties.look.title}>
      <Spinner label={properties.look.title} />
    </Dialog>
  );
};

/** The choice that names no frame line. */
const none = '';

const LookForm = ({ room, onClose, overview }: LookDialogProps & { readonly overview: CatalogueOverview }) => {
  const { common, properties } = useTexts();
  const project = useProject();
  const [look, setLook] = useState(room ? room.look : project.look);
  const choose = useProjectChange({
    run: (projectId, wanted: Look | null) => chooseLook(projectId, room?.id ?? null, wanted),
    applied: withLooks,
    success: () => ({ text: properties.saved }),
  });
  const { busy, submit } = useSubmit(() => choose(look), onClose);
  return (
    <Dialog
      onClose={onClose}
      width={580}
      title={room ? properties.look.roomTitle(room.name) : properties.look.title}
      description={properties.look.note}
      onSubmit={submit}
      footer={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button look="primary" type="submit" busy={busy}>
            {common.save}
          </Button>
        </>
      }
    >
      <LookFields
        look={look}
        onLook={setLook}
        noLine={room ? properties.look.asProject : properties.look.ofFirstSet}
        overview={overview}
      />
    </Dialog>
  );
};

type LookFieldsProps = {
  readonly look: Look | null;
  readonly onLook: (look: Look | null) => void;
  /** What it is called to choose none. */
  readonly noLine: string;
  readonly overview: CatalogueOverview;
};

const LookFields = ({ look, onLook, noLine, overview }: LookFieldsProps): ReactElement => {
  const { properties } = useTexts();
  const { finishes, colours } = offerOf(look, overview);
  return (
    <div className={styles['fields']}>
      <Select
        label={properties.look.line}
        value={look?.lineTag ?? none}
        onValue={(tag) => onLook(tag === none ? null : lookInLine(tag, look, overview))}
        options={[
          { value: none, label: noLine },
          ...overview.frameLines.map(({ tag, name }) => ({ value: tag, label: name })),
        ]}
      />
      {look && finishes.length > 0 && (
        <div>
          <p className={styles['label']}>{properties.look.finish}</p>
          <Swatches
            label={properties.look.finish}
            swatches={finishes}
            chosen={look.finishId}
            onChosen={(finishId) => onLook(lookInFinish({ ...look, finishId }, overview))}
          />
        </div>
      )}
      {look && colours.length > 0 && (
        <div>
          <p className={styles['label']}>{properties.look.colour}</p>
          <Swatches
            label={properties.look.colour}
            swatches={colours.map(({ id, name, hexColor }) => ({ id, name, hexColor }))}
            chosen={look.colourId}
            onChosen={(colourId) => onLook({ ...look, colourId })}
          />
        </div>
      )}
    </div>
  );
};

/** What a look's line comes in: finishes in the order of its frames, and the colours of its series. */
type Offer = {
  readonly frames: readonly Frame[];
  readonly finishes: readonly Finish[];
  readonly colours: readonly Colour[];
};

const offerOf = (look: Pick<Look, 'lineTag'> | null, overview: CatalogueOverview): Offer => {
  const line = look && overview.frameLines.find(({ tag }) => tag === look.lineTag);
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

/** A look in a line: in the same finish and colour where it has them, otherwise in its first. */
const lookInLine = (lineTag: string, before: Look | null, overview: CatalogueOverview): Look => {
  const { finishes, colours } = offerOf({ lineTag }, overview);
  const finish = finishes.find(({ id }) => id === before?.finishId) ?? finishes[0];
  const kept = colours.find(({ id }) => id === before?.colourId);
  const look = { lineTag, subcategoryId: null, finishId: finish?.id ?? null, colourId: kept?.id ?? null };
  return lookInFinish(look, overview);
};

/** A look with the first kind of frame that comes in its finish, and modules that go with it unless there are some. */
const lookInFinish = (look: Look, overview: CatalogueOverview): Look => {
  const { frames, finishes, colours } = offerOf(look, overview);
  const finish = finishes.find(({ id }) => id === look.finishId);
  const alike = finish && colours.find((colour) => isOneFamily(colour, finish));
  return {
    ...look,
    subcategoryId: frames.find(({ finishId }) => finishId === look.finishId)?.subcategoryId ?? null,
    colourId: (alike ?? colours.find(({ id }) => id === look.colourId) ?? colours[0])?.id ?? null,
  };
};

/** A look in words; empty while the catalogue is on its way, or has the line no more. */
export const useLookInWords = (look: Look | null): string => {
  const { data: overview } = useQuery(catalogueQuery);
  const line = overview?.frameLines.find(({ tag }) => tag === look?.lineTag);
  if (!overview || !look || !line) return '';
  const { finishes, colours } = offerOf(look, overview);
  const finish = finishes.find(({ id }) => id === look.finishId)?.name;
  const colour = colours.find(({ id }) => id === look.colourId)?.name;
  return [line.name, finish, colour === finish ? undefined : colour].filter(Boolean).join(' · ');
};
