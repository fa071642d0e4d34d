import type { controllersFile } from '@ramka/contract/catalogue-format/catalogue-files';
import { pictureFileName, type SampleArticle } from '../article.ts';
import { priceByRule } from '../price-rule.ts';
import { number, readTable, text } from '@ramka/import/vocabulary/table';
import { panelWords } from './touch-panels.ts';

/** A controller with its record in `controllers.json` and its article. */
export type SampleController = {
  readonly record: ReturnType<typeof controllersFile.parse>[number];
  readonly article: SampleArticle;
};

/** The electronics behind the slots of glass panels (docs/catalogue-rules.md#c6-2). */
export const controllers: readonly SampleController[] = readTable(
  { id: number, catalogId: number, symbol: text, functionId: text, touchPoints: number, zloty: number },
  `
  301 | 54701 | DTS1 | touch-light  | 1 | 239.00
  302 | 54702 | DTS2 | touch-light  | 2 | 279.00
  303 | 54703 | DTZ2 | touch-blind  | 2 | 299.00
  304 | 54704 | DTD2 | touch-dimmer | 2 | 329.00
  305 | 54705 | DTS3 | touch-light  | 3 | 315.00
  306 | 54706 | DTP4 | touch-scene  | 4 | 345.00
`,
).map(({ id, catalogId, symbol, functionId, touchPoints, zloty }) => {
  const seriesTag = 'simon-54';
  const image = pictureFileName(symbol);
  return {
    record: { id, seriesTag, catalogId, touchPoints, function: functionId, image },
    article: {
      id,
      symbol,
      name: panelWords(symbol),
      seriesTag,
      picture: `controllers/${seriesTag}/${image}`,
      spec: { kind: 'controller', touchPoints, symbol },
      price: priceByRule({ symbol, zloty }),
    },
  };
});
