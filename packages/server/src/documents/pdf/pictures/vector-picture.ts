import PdfDocument from 'pdfkit';
import drawSvg from 'svg-to-pdfkit';
import { svgSize, type DrawingSize } from '../../../pictures/svg/svg-size.ts';
import { recordPage, type RecordedObject } from './recording.ts';

/** A catalogue's vector picture in the language of PDF. Documents hold it as one object, however often they show it. */
export type VectorPicture = DrawingSize & {
  readonly kind: 'vector';
  /** Height of the page at whose top it was drawn, in the picture's unit. */
  readonly pageHeight: number;
  readonly form: RecordedObject;
};

/** Translates a vector picture; undefined for one that has no size, or that holds what PDF cannot draw as vectors. */
export const vectorPicture = (svg: string): VectorPicture | undefined => {
  const size = svgSize(svg);
  if (size === undefined || notForPaper.test(svg)) return undefined;
  const { width, height } = size;
  const pageHeight = height * PAGE_GROWTH + PAGE_RIM;
  const scratch = new PdfDocument({ autoFirstPage: false, compress: false, font: '' });
  const page = recordPage(scratch, [width * PAGE_GROWTH + PAGE_RIM, pageHeight]);
  const warnings: string[] = [];
  const warningCallback = (warning: string): void => void warnings.push(warning);
  drawSvg(scratch, withoutSize(svg), 0, 0, { width, height, assumePt: true, warningCallback });
  if (warnings.length > 0) return undefined;
  return { kind: 'vector', width, height, pageHeight, form: page.form([0, pageHeight - height, width, pageHeight]) };
};

/** What has no counterpart in PDF, or needs a font that only a browser finds. */
const notForPaper = /<(?:filter|text|image|switch|mask|style)[\s>]|mix-blend-mode/;

/** Semi-transparent gradients are cut off at the edge of their page, so that it must be larger than the picture. */
const PAGE_GROWTH = 1.5;
const PAGE_RIM = 20;

/** The viewBox alone says how large the picture is. */
const withoutSize = (svg: string): string =>
  svg.replace(/<svg\s[^>]*>/, (tag) => tag.replace(/\s(?:width|height)\s*=\s*(?:"[^"]*"|'[^']*')/g, ''));
