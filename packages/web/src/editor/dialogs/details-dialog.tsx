import { panelSymbol } from '@ramka/domain/bill';
import { type BoxEntry, controllerSlots, type Frame, moduleSlots, NO_COLOUR } from '@ramka/domain/catalogue';
import { picturePath } from '@ramka/domain/drawing';
import { totalOf } from '@ramka/domain/money';
import { boxColours } from '@ramka/domain/set/boxes';
import { controllerOffers, controllerProblem } from '@ramka/domain/set/controllers';
import { type ModuleCard, moduleChoiceOf, nameOfCard } from '@ramka/domain/set/modules';
import { choicePrice, editableGroups, factsOf, factsOfComponent, includedComponents } from '@ramka/domain/set/options';
import {
  emptySet,
  type FramedSet,
  frameOfSet,
  type ModuleChoice,
  type ProductSet,
} from '@ramka/domain/set/product-set';
import { insertGroup, missingInserts, sealProblems } from '@ramka/domain/set/seal';
import type { ReactElement } from 'react';
import type { PageTexts } from '@ramka/texts/texts';
import { readingFailure } from '../../api/failure.ts';
import { useLanguage, useTexts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Price, PriceFrom } from '../../ui/price.tsx';
import { priceText } from '../../ui/price-step.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useSupposedBill } from '../bill/use-bill.ts';
import { useDragActions } from '../drag/drag-provider.tsx';
import type { EditorCatalogue } from '../../project/editor-catalogue.ts';
import { controllerProblemText, frameSizeText, nameOfModule } from '../editing/edit-texts.ts';
import { type Addition, type Described, type DescribedOption, useEditor } from '../editing/editor.ts';
import { DetailsSheet, type Fact, Facts, factsByAttribute, Parts } from './details-facts.tsx';

export type DetailsDialogProps = { readonly of: Described; readonly onClose: () => void };

/** Shows the catalogue's details of a card, option, frame, controller, seal or box. */
export const DetailsDialog = ({ of, onClose }: DetailsDialogProps): ReactElement => {
  if ('card' in of) return <ModuleDetails card={of.card} onClose={onClose} />;
  if ('frame' in of) return <FrameDetails frame={of.frame} onClose={onClose} />;
  if ('option' in of) return <OptionDetails option={of.option} onClose={onClose} />;
  if ('controller' in of) return <ControllerDetails of={of} onClose={onClose} />;
  return <AdditionDetails addition={of.addition} onClose={onClose} />;
};

type ModuleDetailsProps = Pick<DetailsDialogProps, 'onClose'> & { readonly card: ModuleCard };

const ModuleDetails = ({ card, onClose }: ModuleDetailsProps): ReactElement => {
  const { common, details } = useTexts();
  const { draft, catalogue } = useEditor();
  const { place } = useDragActions();
  const { module, visiblePart } = card;
  const choice = moduleChoiceOf(card);
  const { rows } = useSupposedBill(setOfModule(draft.set, choice, catalogue));
  const line = catalogue.findLine(draft.lineId);
  const choices = editableGroups(module, choice.colourId).map(({ name }) => name);
  const foreign = catalogue.allLines.filter(({ id }) => module.disabledFrameLines.includes(id));
  const taken = [
    { id: visiblePart.id, quantity: 1 },
    ...module.groups.flatMap((group) => includedComponents(module, group, choice)),
  ];
  const parts = taken.flatMap(({ id, quantity }) => {
    const component = module.components[id];
    return component ? { ...component, quantity } : [];
  });
  const action = (
    <Button
      variant="primary"
      data-autofocus=""
      onClick={({ currentTarget }) => {
        onClose();
        place(card, currentTarget);
      }}
    >
      {details.place}
    </Button>
  );
  return (
    <DetailsSheet title={nameOfCard(card)} onClose={onClose} action={action}>
      <Facts
        picture={picturePath.article(visiblePart)}
        facts={[
          [common.price, <Price key="price" value={choicePrice(module, choice)} />],
          [details.purpose, line && placeOf(module.categoryId, catalogue.listModuleCategories(line))],
          ...factsByAttribute(factsOf(module, choice, catalogue)),
          [details.protection, module.disablesIp44 ? details.plain : details.sealable],
          [details.neededForSeal, module.disablesIp44 ? '' : insertGroup(module)?.name],
          [details.foreign, foreign.map(({ name }) => name).join(', ')],
          [common.symbol, visiblePart.symbol],
          [details.choices, choices.join(', ')],
        ]}
      />
      <Parts title={details.parts} parts={parts} rows={rows} />
    </DetailsSheet>
  );
};

/** Returns the set's frame with only this module in its first module slot; undefined if the frame has none. */
const setOfModule = (set: ProductSet, choice: ModuleChoice, catalogue: EditorCatalogue): FramedSet | undefined => {
  const frame = frameOfSet(set, catalogue);
  const [slot] = frame ? moduleSlots(frame) : [];
  return frame && slot && { ...emptySet, frameId: frame.id, modules: { [slot]: choice } };
};

type Named = { readonly id: number; readonly name: string };

/** Returns the names of a module's category and subcategory in the drawer. */
const placeOf = (
  subcategoryId: number,
  categories: readonly (Named & { readonly subCategories: readonly Named[] })[],
): string => {
  for (const { name, subCategories } of categories) {
    const found = subCategories.find(({ id }) => id === subcategoryId);
    if (found) return found.name === name ? name : `${name}, ${found.name}`;
  }
  return '';
};

type FrameDetailsProps = Pick<DetailsDialogProps, 'onClose'> & { readonly frame: Frame };

const FrameDetails = ({ frame, onClose }: FrameDetailsProps): ReactElement => {
  const { language, texts } = useLanguage();
  const { common, details, editor } = texts;
  const { draft, catalogue } = useEditor();
  const line = catalogue.findLineOfFrame(frame);
  const boxes = [
    ...(frame.surfaceBoxes.length > 0 ? [common.look.surfaceBox] : []),
    ...(frame.cornerBoxes.length > 0 ? [common.look.cornerBox] : []),
  ];
  return (
    <DetailsSheet title={frame.name} onClose={onClose}>
      <Facts
        picture={picturePath.frameThumbnail(frame)}
        facts={[
          [common.price, <FramePrice key="price" frame={frame} />],
          [editor.frame.kinds, line?.subcategories.find(({ id }) => id === frame.subcategoryId)?.name],
          [editor.frame.finish, frame.finishId === null ? undefined : catalogue.findFinish(frame.finishId)?.name],
          [details.slots, String(frame.slots)],
          [details.size, frameSizeText(frame, texts, language)],
          [details.protection, frame.supportsIp44 ? details.withSeal : details.withoutSeal],
          [details.boxes, boxes.join(', ')],
          [common.symbol, frame.id === draft.set.frameId ? panelSymbol(draft.set, frame, catalogue) : frame.symbol],
        ]}
      />
    </DetailsSheet>
  );
};

/** The net price of a frame, or the lowest one of a panel. */
const FramePrice = ({ frame }: { readonly frame: Frame }): ReactElement => {
  const { editor } = useTexts();
  const { catalogue } = useEditor();
  const panelPrice = catalogue.findPanelPrice(frame.id);
  return panelPrice === undefined ? (
    <Price value={catalogue.findFramePrice(frame.id) ?? null} />
  ) : (
    <span translate="no">{editor.frame.panelFrom(priceText(panelPrice))}</span>
  );
};

type OptionDetailsProps = Pick<DetailsDialogProps, 'onClose'> & { readonly option: DescribedOption };

const OptionDetails = ({ option, onClose }: OptionDetailsProps): ReactElement => {
  const { common, details } = useTexts();
  const { draft, catalogue } = useEditor();
  const { module, choice, group, component, instead } = option;
  const options = { ...choice.options, [group.id]: { selectedId: component.id, quantity: group.quantity } };
  const { rows } = useSupposedBill(setOfModule(draft.set, { ...choice, options }, catalogue));
  const sealing = group.id === insertGroup(module)?.id;
  return (
    <DetailsSheet title={component.name} onClose={onClose}>
      <Facts
        picture={picturePath.article(component)}
        page={rows?.find(({ id }) => id === component.id)?.catalogueUrl}
        name={component.name}
        facts={[
          [common.price, <Price key="price" value={component.price} />],
          [details.difference, instead && <PriceFrom key="difference" price={component.price} from={instead.price} />],
          [details.purpose, group.name],
          ...factsByAttribute(factsOfComponent(component, group, catalogue)),
          [details.protection, sealing ? details.sealable : undefined],
          [common.symbol, component.symbol],
        ]}
      />
    </DetailsSheet>
  );
};

type ControllerDetailsProps = Pick<DetailsDialogProps, 'onClose'> & {
  readonly of: Extract<Described, { readonly controller: unknown }>;
};

const ControllerDetails = ({ of: { controller, slot }, onClose }: ControllerDetailsProps): ReactElement => {
  const texts = useTexts();
  const { common, details } = texts;
  const { draft, catalogue } = useEditor();
  const frame = frameOfSet(draft.set, catalogue);
  const { rows } = useSupposedBill(frame && { ...emptySet, frameId: frame.id, controllers: { [slot]: controller.id } });
  const problem = controllerProblem(draft.set, slot, controller, catalogue);
  const chosen = { ...draft.set, controllers: { ...draft.set.controllers, [slot]: controller.id } };
  const others = frame && !problem ? controllerSlots(frame).filter((other) => other !== slot) : [];
  const ruledOut = others.flatMap((other) => {
    const lost = controllerOffers(chosen, other, catalogue).filter((offer) => offer.problem?.kind === 'ruled-out');
    return lost.length === 0 ? [] : details.inPlace(other, lost.map((offer) => offer.controller.name).join(', '));
  });
  return (
    <DetailsSheet title={controller.name} onClose={onClose}>
      <Facts
        picture={frame ? picturePath.controller(frame.seriesTag, controller.image) : undefined}
        page={rows?.find(({ id }) => id === controller.id)?.catalogueUrl}
        name={controller.name}
        facts={[
          [common.price, <Price key="price" value={controller.price} />],
          [details.touchPoints, String(controller.touchPoints)],
          [details.panel, frame && !problem ? panelSymbol(chosen, frame, catalogue) : undefined],
          [details.rulesOut, ruledOut.join('; ')],
          [details.unavailable, problem && controllerProblemText(problem, texts)],
          [common.symbol, controller.symbol],
        ]}
      />
    </DetailsSheet>
  );
};

type AdditionDetailsProps = Pick<DetailsDialogProps, 'onClose'> & { readonly addition: Addition };

/** Details of a seal or box: its articles on the bill, its requirements and conflicts. */
const AdditionDetails = ({ addition, onClose }: AdditionDetailsProps): ReactElement => {
  const texts = useTexts();
  const { draft, catalogue } = useEditor();
  const { common, details, editor } = texts;
  const { set } = draft;
  const frame = frameOfSet(set, catalogue);
  const bill = useSupposedBill(frame && bareSetWith(addition, frame, set));
  const rows = bill.rows?.filter(({ reasons }) => reasons.some(({ kind }) => kind === addition));
  const { switches } = editor;
  const title = { seal: switches.ip44, 'corner-box': switches.cornerBox, 'surface-box': switches.surfaceBox }[addition];
  const inserts = missingInserts({ ...set, ip44: true }, catalogue).map(
    ({ insert, choice }) => `${insert.name} (${nameOfModule(choice.moduleId, catalogue, texts)})`,
  );
  const facts: readonly Fact[] =
    addition === 'seal'
      ? [
          [details.protection, editor.frame.ip44],
          [details.neededForSeal, inserts.join(', ')],
          [details.rulesOut, details.unsealable(unsealedModules(set, catalogue, texts))],
        ]
      : [
          [editor.boxDialog.colours, coloursOf(boxesOf(addition, frame))],
          [details.rulesOut, otherBox(addition, frame, texts)],
        ];
  return (
    <DetailsSheet title={title} onClose={onClose}>
      <Facts facts={[[common.price, rows && <Price key="price" value={totalOf(rows)} />], ...facts]} />
      {rows && rows.length > 0 && <Parts title={texts.componentList.title} parts={rows} rows={rows} />}
      {!rows && (bill.failed ? <p>{readingFailure(undefined, texts.messages)}</p> : <Spinner label={common.loading} />)}
    </DetailsSheet>
  );
};

/** Returns the set's frame with only the addition. A box has the colour chosen in the set, or else its first colour. */
const bareSetWith = (addition: Addition, frame: Frame, set: ProductSet): FramedSet => {
  const bare = { ...emptySet, frameId: frame.id };
  const first = boxesOf(addition, frame)[0]?.colour.id ?? NO_COLOUR;
  switch (addition) {
    case 'seal':
      return { ...bare, ip44: true };
    case 'corner-box':
      return { ...bare, cornerBoxColourId: set.cornerBoxColourId || first };
    case 'surface-box':
      return { ...bare, surfaceBoxColourId: set.surfaceBoxColourId || first };
  }
};

const boxesOf = (addition: Addition, frame: Frame | undefined): readonly BoxEntry[] =>
  (addition === 'corner-box' ? frame?.cornerBoxes : frame?.surfaceBoxes) ?? [];

const coloursOf = (entries: readonly BoxEntry[]): string =>
  boxColours(entries)
    .map(({ name }) => name)
    .join(', ');

/** Returns the name of the other kind of box, which this box replaces; empty if the frame does not support it. */
const otherBox = (addition: Addition, frame: Frame | undefined, { common: { look } }: PageTexts): string => {
  const other = addition === 'corner-box' ? 'surface-box' : 'corner-box';
  if (boxesOf(other, frame).length === 0) return '';
  return other === 'corner-box' ? look.cornerBox : look.surfaceBox;
};

/** Returns the names of the set's modules that rule out a seal. */
const unsealedModules = (set: ProductSet, catalogue: EditorCatalogue, texts: PageTexts): string =>
  [
    ...new Set(
      sealProblems(set, catalogue).flatMap((problem) =>
        'moduleId' in problem ? nameOfModule(problem.moduleId, catalogue, texts) : [],
      ),
    ),
  ].join(', ');
