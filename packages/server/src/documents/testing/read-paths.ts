import { streamsOf } from './read-qr-code.ts';

/** The lines of a PDF page in millimetres from its upper left corner, as its instructions draw them. */
export type PagePaths = {
  readonly width: number;
  readonly height: number;
  readonly circles: readonly Circle[];
  /** Stroked polylines; a closed one ends where it starts. */
  readonly lines: readonly Line[];
};

type Point = { readonly x: number; readonly y: number };
type Circle = { readonly centre: Point; readonly diameter: number; readonly dashed: boolean };
type Line = { readonly points: readonly Point[]; readonly dashed: boolean };

const MILLIMETRES_PER_POINT = 25.4 / 72;

/** Reads the pages of a PDF that draws in points from the upper left corner. */
export const readPaths = (bytes: Uint8Array): readonly PagePaths[] => {
  const file = Buffer.from(bytes);
  const sizes = [...file.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
  return streamsOf(file)
    .filter((stream) => stream.startsWith('1 0 0 -1 0 '))
    .map((stream, index) => ({
      width: Number(sizes[index]?.[1]) * MILLIMETRES_PER_POINT,
      height: Number(sizes[index]?.[2]) * MILLIMETRES_PER_POINT,
      ...pathsIn(stream),
    }));
};

const pathsIn = (stream: string): Pick<PagePaths, 'circles' | 'lines'> => {
  const circles: Circle[] = [];
  const lines: Line[] = [];
  let points: Point[] = [];
  let [curves, dashed] = [0, false];
  for (const instruction of stream.split('\n')) {
    const words = instruction.split(' ');
    const [x = 0, y = 0] = words.slice(-3, -1).map((word) => Number(word) * MILLIMETRES_PER_POINT);
    switch (words.at(-1) ?? '') {
      case 'm':
        [points, curves] = [[{ x, y }], 0];
        break;
      case 'c':
        curves += 1;
        points.push({ x, y });
        break;
      case 'l':
        points.push({ x, y });
        break;
      case 'd':
        dashed = !instruction.startsWith('[]');
        break;
      case 'S':
        if (curves === 0) lines.push({ points, dashed });
        else circles.push({ ...circleThrough(points), dashed });
        break;
      default:
        break;
    }
  }
  return { circles, lines };
};

/** The circle of which the points are the ends of its quarters. */
const circleThrough = (points: readonly Point[]): Pick<Circle, 'centre' | 'diameter'> => {
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
  return { centre: { x: rounded((left + right) / 2), y: rounded((top + bottom) / 2) }, diameter: right - left };
};

/** Rounds to a micrometre. */
const rounded = (length: number): number => Math.round(length * 1000) / 1000;
