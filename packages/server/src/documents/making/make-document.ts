import { layerPixels } from '../../set-pictures/layer-pixels.ts';
import { picturesOf } from '../content/pictures-of.ts';
import { setsOf } from '../content/sets-of.ts';
import { orderListCsv } from '../csv/order-list-csv.ts';
import { readPictures } from '../pdf/pictures/picture-library.ts';
import { renderPdf } from '../pdf/render-pdf.ts';
import { planWorkbook } from '../workbook/plan-workbook.ts';
import { drawSetPictures } from '../workbook/set-pictures.ts';
import { writeWorkbook } from '../workbook/write-workbook.ts';
import type { DocumentOrder } from './document-order.ts';

/** Makes a document; keeps its thread busy until it is done. */
export const makeDocument = async (order: DocumentOrder): Promise<Uint8Array> => {
  const { folder, edition } = order.pictures;
  switch (order.form) {
    case 'pdf':
      return renderPdf(order.content, await readPictures(folder, edition, picturesOf(order.content)));
    case 'workbook': {
      const { content } = order;
      const layers = layerPixels({ picturesFolder: folder, pictures: picturesOf(content), articlePictures: new Map() });
      return writeWorkbook(planWorkbook(content, await drawSetPictures(setsOf(content), layers, edition)));
    }
    case 'csv':
      return Buffer.from(orderListCsv(order.content.heading, order.content.orderList, order.dialect), 'utf8');
  }
};
