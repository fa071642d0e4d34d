import type { Drawing, Vec2 } from '@ramka/domain/drawing';
import { shadowParts, wallAppearance, type WallSurface } from '@ramka/domain/wall';
import type { DocumentPicture, PictureLibrary, PixelPicture } from '../pictures.ts';
import { type Area, ink } from '../sheet.ts';
import type { Structure, TaggingContext } from './structure.ts';
import { type TextPen, textPenOf } from './text-pen.ts';
import { objectWriter } from './object-template.ts';
import type { VectorPicture } from './vector-picture.ts';

/** Draws on the current page. Lengths are points from the upper left corner. */
export type DrawingContext = TextPen &
  TaggingContext & {
    readonly rule: (x1: number, y1: number, x2: number, y2: number, colour: string, weight?: number) => void;
    readonly paint: (areas: readonly Area[], colour: string) => void;
    readonly frame: (area: Area, colour: string, weight?: number) => void;
    /** Paints a wall; its pattern has `scale` points per millimetre. */
    readonly wall: (area: Area, surface: WallSurface, scale: number) => void;
    /** Strokes connected lines. */
    readonly path: (points: readonly Vec2[], stroke: Stroke) => void;
    readonly circle: (centre: Vec2, radius: number, stroke: Stroke) => void;
    /** Draws a picture centred in an area, as large as fits; nothing if the picture could not be read. */
    readonly picture: (file: string | null, area: Area) => void;
    /**
     * Draws a set, on a wall with the shadow that suits it. `scale` is points per millimetre; `x` and `y` are the upper
     * left corner.
     */
    readonly drawing: (drawing: Drawing, x: number, y: number, scale: number, on?: WallSurface) => void;
    /** Draws a set like `drawing`, with pale pictures and the outline of each part. Saves toner. */
    readonly outlineDrawing: (drawing: Drawing, x: number, y: number, scale: number) => void;
    /** Turns everything that `draw` draws into a link; the label describes its target. */
    readonly link: (area: Area, address: string, label: string, draw: () => void) => void;
  };

/** `weight` and `dash`, the length of dashes and gaps, are in points; without `dash` the line is solid. */
export type Stroke = { readonly colour: string; readonly weight: number; readonly dash?: number };

type LayerArea = Area & { readonly picture: string };

/** Opacity of the white over the pictures of an outline drawing, and width of its lines in points. */
const PALE = 0.7;
const OUTLINE = 0.6;

/** Creates the drawing context of a document. Everything it draws is tagged in the document's structure. */
export const drawingContextOf = (
  document: PDFKit.PDFDocument,
  library: PictureLibrary,
  structure: Structure,
): DrawingContext => {
  const { beforeText, beforeDecoration, structElement: part, artifact } = structure;
  const show = picturePainter(document, library);
  const setColour = colourSetter(document);
  return {
    ...textPenOf(document, setColour, beforeText),
    structElement: part,
    artifact,
    rule: (x1, y1, x2, y2, colour, weight = 0.5) => {
      beforeDecoration();
      document.moveTo(x1, y1).lineTo(x2, y2).lineWidth(weight).stroke(colour);
    },
    paint: (areas, colour) => {
      beforeDecoration();
      for (const { x, y, width, height } of areas) document.rect(x, y, width, height);
      setColour(colour);
      document.fill();
    },
    frame: ({ x, y, width, height }, colour, weight = 0.5) => {
      beforeDecoration();
      document.rect(x, y, width, height).lineWidth(weight).stroke(colour);
    },
    path: ([start, ...points], stroke) => {
      if (start === undefined) return;
      beforeDecoration();
      document.moveTo(start.x, start.y);
      for (const { x, y } of points) document.lineTo(x, y);
      strokePath(document, stroke);
    },
    circle: ({ x, y }, radius, stroke) => {
      beforeDecoration();
      document.circle(x, y, radius);
      strokePath(document, stroke);
    },
    wall: (area, { colour, tile }, scale) => {
      beforeDecoration();
      document.save();
      document.rect(area.x, area.y, area.width, area.height).clip();
      document.rect(area.x, area.y, area.width, area.height).fill(colour);
      if (tile !== undefined) paintTiles(document, area, tile, scale);
      document.restore();
    },
    picture: (file, area) => {
      beforeDecoration();
      if (file !== null) show(file, area);
    },
    drawing: (drawing, x, y, scale, on) => {
      beforeDecoration();
      if (on !== undefined) paintShadow(document, drawing, library, { x, y }, scale, on);
      for (const { picture, ...area } of areasOf(drawing, x, y, scale)) show(picture, area);
    },
    outlineDrawing: (drawing, x, y, scale) => {
      beforeDecoration();
      const layers = areasOf(drawing, x, y, scale);
      for (const { picture, ...area } of layers) show(picture, area);
      document.save();
      document
        .rect(x, y, drawing.width * scale, drawing.height * scale)
        .fillOpacity(PALE)
        .fill('#ffffff');
      document.restore();
      for (const area of layers) document.rect(area.x, area.y, area.width, area.height);
      document.lineWidth(OUTLINE).stroke(ink.strong);
    },
    link: (area, address, label, draw) =>
      part('Link', () => {
        draw();
        structure.link(area, address, label);
      }),
  };
};

const strokePath = (document: PDFKit.PDFDocument, { colour, weight, dash }: Stroke): void => {
  if (dash !== undefined) document.dash(dash, {});
  document.lineWidth(weight).stroke(colour);
  if (dash !== undefined) document.undash();
};

/** Paints the parts of a wall's pattern, colour by colour, wherever its tile repeats within an area. */
const paintTiles = (
  document: PDFKit.PDFDocument,
  area: Area,
  tile: NonNullable<WallSurface['tile']>,
  scale: number,
): void => {
  const columns = Math.ceil(area.width / (tile.width * scale));
  const rows = Math.ceil(area.height / (tile.height * scale));
  for (const [index, part] of tile.parts.entries()) {
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1)
        document.rect(
          area.x + (column * tile.width + part.x) * scale,
          area.y + (row * tile.height + part.y) * scale,
          part.width * scale,
          part.height * scale,
        );
    // Later parts cover earlier ones, so only consecutive parts of one colour are filled together.
    if (tile.parts[index + 1]?.colour !== part.colour) document.fill(part.colour);
  }
};

/** Paints the shadow and the edge of a set, whose upper left corner is given in points. */
const paintShadow = (
  document: PDFKit.PDFDocument,
  { width, height, layers }: Drawing,
  library: PictureLibrary,
  { x, y }: Vec2,
  scale: number,
  on: WallSurface,
): void => {
  const outermost = library.get(layers[0]?.picture ?? '');
  const radius = outermost?.kind === 'vector' ? outermost.cornerRadius : undefined;
  document.save();
  for (const part of shadowParts({ x: 0, y: 0, width, height }, wallAppearance(on), radius))
    document
      .roundedRect(x + part.x * scale, y + part.y * scale, part.width * scale, part.height * scale, part.radius * scale)
      .fillColor(part.colour, part.opacity)
      .fill();
  document.restore();
};

/** Returns where the pictures of a set lie on the page. */
const areasOf = ({ x: left, y: top, layers }: Drawing, x: number, y: number, scale: number): readonly LayerArea[] =>
  layers.map((layer) => ({
    picture: layer.picture,
    x: x + (layer.x - left) * scale,
    y: y + (layer.y - top) * scale,
    width: layer.width * scale,
    height: layer.height * scale,
  }));

/** Sets the fill colour, unless the page already has it. */
const colourSetter = (document: PDFKit.PDFDocument): ((colour: string) => void) => {
  let present: { readonly page: PDFKit.PDFPage; readonly colour: string } | undefined;
  return (colour) => {
    if (present?.page === document.page && present.colour === colour) return;
    present = { page: document.page, colour };
    document.fillColor(colour);
  };
};

/** Draws a picture centred in an area, as large as fits. The document stores each picture once. */
export type PicturePainter = (file: string, area: Area) => void;

/** Creates the picture painter of a document. */
export const picturePainter = (document: PDFKit.PDFDocument, library: PictureLibrary): PicturePainter => {
  const play = objectWriter(document);
  const names = new Map<VectorPicture, string>();

  const showVector = (picture: VectorPicture, { x, y, width }: Area): void => {
    const name = names.get(picture) ?? `Picture${names.size + 1}`;
    names.set(picture, name);
    document.page.xobjects[name] = play(picture.form);
    const scale = width / picture.width;
    const place = [scale, 0, 0, scale, x, y].map((number) => number.toFixed(4));
    document.addContent(`q ${place.join(' ')} cm /${name} Do Q`);
  };

  const showPixels = ({ address }: PixelPicture, { x, y, width, height }: Area): void =>
    void document.image(address, x, y, { width, height });

  return (file, area) => {
    const picture = library.get(file);
    if (picture === undefined) return;
    const fitted = fit(picture, area);
    if (picture.kind === 'vector') showVector(picture, fitted);
    else showPixels(picture, fitted);
  };
};

const fit = ({ width, height }: DocumentPicture, area: Area): Area => {
  const scale = Math.min(area.width / width, area.height / height);
  return {
    x: area.x + (area.width - width * scale) / 2,
    y: area.y + (area.height - height * scale) / 2,
    width: width * scale,
    height: height * scale,
  };
};
