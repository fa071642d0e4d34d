import { articleId } from '../articles/article-id.ts';
import { articlePicture } from '../articles/article-picture.ts';
import type { SampleArticle } from '../articles/sample-article.ts';
import { priceByRule } from '../prices/price-rule.ts';
import type { SampleSeries } from '../series/all-series.ts';
import { words, type Words } from '../text/words.ts';
import { MECHANISM_SHARE } from './mechanism-share.ts';
import { mechanismTable, type MechanismRow } from './mechanism-table.ts';
import { type MechanismVersion, mechanismVersions } from './mechanism-versions.ts';
import { seriesPrice } from '../kinds/series-price.ts';

/** Every version of a mechanism in a series with bare mechanisms, the default first. */
export function mechanismArticles(series: SampleSeries, code: string): readonly SampleArticle[] {
  const index = mechanismTable.findIndex((row) => row.code === code);
  const row = mechanismTable[index];
  if (row === undefined) throw new Error(`No mechanism ${code}`);
  const firstId = series.id * 100_000 + 6000 + index * 10;
  return mechanismVersions(row.versions).map((version, number) => mechanism(series, row, version, firstId + number));
}

function mechanism(series: SampleSeries, row: MechanismRow, version: MechanismVersion, id: number): SampleArticle {
  const symbol = `S${row.code}${version.code}${series.mechanismEnding}`;
  const zloty = seriesPrice(series, row.zloty) * MECHANISM_SHARE + version.surcharge;
  return {
    id: articleId(symbol, id),
    symbol,
    name: mechanismName(row.of, version.ending),
    seriesTag: series.tag,
    picture: articlePicture(series.tag, symbol),
    order: { kind: 'mechanism', function: row.code },
    price: priceByRule({ symbol, zloty }),
  };
}

/** "Mechanizm łącznika świecznikowego 10 AX"; English puts the word behind. */
function mechanismName(of: Words, ending: Words): Words {
  const heads: Words = { pl: 'Mechanizm ', cs: 'Přístroj ', sk: 'Prístroj ', uk: 'Механізм ', en: '' };
  const tails: Words = { pl: '', cs: '', sk: '', uk: '', en: ' mechanism' };
  return words(heads, of, tails, ending);
}
