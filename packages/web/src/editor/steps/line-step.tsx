import type { FrameLine } from '@ramka/domain/catalogue';
import { picturePath } from '@ramka/domain/drawing';
import type { MinorUnits } from '@ramka/domain/money';
import { Link, useSearch } from '@tanstack/react-router';
import { ArrowRight, ExternalLink, HousePlug, Keyboard } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { imageAddress } from '../../api/picture-addresses.ts';
import { useTexts } from '../../language/texts.ts';
import { ariaShortcut, shortcutLabel } from '../../platform/shortcuts.ts';
import { useToolLink } from '../../planning-tool/tool-button.tsx';
import { useProjectId } from '../../project/project-query.ts';
import { Button } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { priceText } from '../../ui/price-step.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { useEditor } from '../editing/editor.ts';
import styles from './line-step.module.css';

/** The series without frames whose tile leads to single products (docs/specification.md#s2-86). */
const singleProductSeries = 'simon-aquarius';

type LineStepProps = {
  readonly onChosen: () => void;
  /** Opens the quick-entry dialog. */
  readonly onType: () => void;
};

/** Step 1: the frame lines as tiles. A set can also be typed instead. */
export const LineStep = ({ onChosen, onType }: LineStepProps): ReactElement => {
  const { editor, typing } = useTexts();
  const { draft, catalogue, edit } = useEditor();
  const series = catalogue.findSeries(singleProductSeries);
  const choose = (line: FrameLine): void => {
    if (edit({ kind: 'choose-line', lineId: line.id })) onChosen();
  };
  return (
    <section className="stack-wide" aria-labelledby="line-step">
      <div className={styles['head']}>
        <h2 id="line-step" className={styles['title']}>
          {editor.steps.lineTitle}
        </h2>
        <Tooltip text={`${typing.open} (${shortcutLabel('quickEntry')})`}>
          <Button icon={Keyboard} variant="quiet" aria-keyshortcuts={ariaShortcut('quickEntry')} onClick={onType}>
            {typing.open}
          </Button>
        </Tooltip>
      </div>
      <ul className={styles['tiles']}>
        {catalogue.allLines.map((line) => (
          <li key={line.id}>
            <button
              type="button"
              className={styles['tile']}
              aria-pressed={line.id === draft.lineId}
              onClick={() => choose(line)}
            >
              <TileBody tag={line.tag} name={line.name} hint={editor.line.upTo(line.maxSlots)}>
                <FramesFrom line={line} />
              </TileBody>
            </button>
          </li>
        ))}
        {series && (
          <li>
            <SingleProductTile tag={series.tag} name={series.name} />
          </li>
        )}
        <PlanningToolTile />
      </ul>
    </section>
  );
};

type TileProps = { readonly tag: string; readonly name: string };

type TileBodyProps = TileProps & { readonly hint: string; readonly children: ReactNode };

const TileBody = ({ tag, name, hint, children }: TileBodyProps): ReactElement => (
  <>
    <span className={styles['plaster']}>
      <Picture src={imageAddress(picturePath.frameLine({ tag }))} alt="" ratio={160 / 110} eager />
    </span>
    <span className={styles['words']}>
      <span className={styles['name']}>{name}</span>
      <span className={styles['hint']}>{hint}</span>
      {children}
    </span>
  </>
);

/** The price of the line's cheapest frame, or of its cheapest panel; null if all are on request. */
const FramesFrom = ({ line }: { readonly line: FrameLine }): ReactElement | null => {
  const { editor } = useTexts();
  const { catalogue } = useEditor();
  const frames = catalogue.listFrames(line);
  const frame = lowest(frames.map(({ id }) => catalogue.findFramePrice(id)));
  const panel = lowest(frames.map(({ id }) => catalogue.findPanelPrice(id)));
  if (frame === undefined && panel === undefined) return null;
  return (
    <span className={styles['from']}>
      {frame === undefined ? editor.line.panelsFrom(priceText(panel ?? 0)) : editor.line.framesFrom(priceText(frame))}
    </span>
  );
};

const lowest = (prices: readonly (MinorUnits | undefined)[]): MinorUnits | undefined =>
  prices.reduce((least, price) => (least === undefined || (price ?? Infinity) < least ? price : least), undefined);

const SingleProductTile = ({ tag, name }: TileProps): ReactElement => {
  const { editor } = useTexts();
  const projectId = useProjectId();
  const { createInGroupId: roomId } = useSearch({ from: '/projekt/$projectId/zestawy/$id' });
  return (
    <Link
      className={styles['tile']}
      to="/projekt/$projectId/pomieszczenia"
      params={{ projectId }}
      search={{ singleProductSerie: tag, openedGroupId: roomId }}
    >
      <TileBody tag={tag} name={name} hint={editor.line.singleProducts}>
        <ArrowRight className={styles['away']} aria-hidden />
      </TileBody>
    </Link>
  );
};

/** The tile that leads to the external smart-home configurator; null if the deployment has none. */
const PlanningToolTile = (): ReactElement | null => {
  const { planningTool } = useTexts();
  const link = useToolLink();
  return (
    link && (
      <li>
        <a {...link.anchor} className={styles['tile']}>
          <span className={styles['plaster']}>
            <span className={styles['symbol']}>
              <HousePlug aria-hidden />
            </span>
          </span>
          <span className={styles['words']}>
            <span className={styles['name']}>{link.tool}</span>
            <span className={styles['hint']}>{planningTool.smartHome}</span>
            <ExternalLink className={styles['away']} aria-hidden />
          </span>
        </a>
      </li>
    )
  );
};
