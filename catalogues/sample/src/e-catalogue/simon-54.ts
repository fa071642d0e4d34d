import { words } from '../text/words.ts';
import { controllers } from '../touch/controllers.ts';
import type { EcatalogRange } from './ecatalog-range.ts';
import { pictureFileName } from '../pictures/file-name.ts';

export const simon54: EcatalogRange = {
  id: 4,
  name: 'Simon 54',
  groups: [
    {
      name: words('Sterowniki Touch'),
      productGroups: [
        {
          name: words('Sterowniki dotykowe'),
          articles: controllers.map(({ record, article }) => ({
            id: record.catalogId,
            symbol: article.symbol,
            name: article.name,
            image: pictureFileName(article.symbol),
            order: article.order,
            price: article.price,
          })),
        },
      ],
    },
  ],
};
