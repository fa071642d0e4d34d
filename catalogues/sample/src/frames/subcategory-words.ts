import { readWordTable } from '../text/word-table.ts';

/** What the subcategories are called in the filter of step 2, by id. */
export const subcategoryNames = readWordTable(`
  111 | Ramki uniwersalne  | Univerzální rámečky    | Univerzálne rámiky     | Універсальні рамки | Universal frames
  211 | Ramki IP20         | Rámečky IP20           | Rámiky IP20            | Рамки IP20         | IP20 frames
  212 | Ramki IP44         | Rámečky IP44           | Rámiky IP44            | Рамки IP44         | IP44 frames
  311 | Ramki              | Rámečky                | Rámiky                 | Рамки              | Frames
  411 | Ramki z tworzywa   | Plastové rámečky       | Plastové rámiky        | Пластикові рамки   | Plastic frames
  412 | Ramki metalowe     | Kovové rámečky         | Kovové rámiky          | Металеві рамки     | Metal frames
  413 | Ramki do puszek GK | Rámečky pro krabice do sádrokartonu | Rámiky pre krabice do sadrokartónu | Рамки для коробок у гіпсокартон | Frames for plasterboard boxes
  421 | Szkło              | Sklo                   | Sklo                   | Скло               | Glass
  422 | Drewno             | Dřevo                  | Drevo                  | Дерево             | Wood
  423 | Metal              | Kov                    | Kov                    | Метал              | Metal
  431 | Panele dotykowe    | Dotykové panely        | Dotykové panely        | Сенсорні панелі    | Touch panels
  511 | Ramki Line         | Rámečky Line           | Rámiky Line            | Рамки Line         | Line frames
  521 | Podstawa czarna    | Černý podklad          | Čierny podklad         | Чорна основа       | Black base
  522 | Podstawa srebrna   | Stříbrný podklad       | Strieborný podklad     | Срібна основа      | Silver base
  523 | Podstawa złota     | Zlatý podklad          | Zlatý podklad          | Золота основа      | Gold base
  531 | Szkło              | Sklo                   | Sklo                   | Скло               | Glass
  532 | Drewno             | Dřevo                  | Drevo                  | Дерево             | Wood
  533 | Stal               | Ocel                   | Oceľ                   | Сталь              | Steel
  611 | Original           | Original               | Original               | Original           | Original
  612 | Select             | Select                 | Select                 | Select             | Select
`);
