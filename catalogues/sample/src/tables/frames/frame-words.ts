import { readWordTable } from '@ramka/import/vocabulary/words';

/** Words for numbers of slots, frames, seals and boxes. */
export const frameWords = readWordTable(`
  frame 1    | Ramka 1-krotna | Rámeček jednonásobný | Rámik jednonásobný | Рамка одномісна    | 1-gang frame
  frame 2    | Ramka 2-krotna | Rámeček dvojnásobný  | Rámik dvojnásobný  | Рамка двомісна     | 2-gang frame
  frame 3    | Ramka 3-krotna | Rámeček trojnásobný  | Rámik trojnásobný  | Рамка тримісна     | 3-gang frame
  frame 4    | Ramka 4-krotna | Rámeček čtyřnásobný  | Rámik štvornásobný | Рамка чотиримісна  | 4-gang frame
  frame 5    | Ramka 5-krotna | Rámeček pětinásobný  | Rámik päťnásobný   | Рамка п’ятимісна   | 5-gang frame
  for plasterboard | do puszek GK | pro krabice do sádrokartonu | pre krabice do sadrokartónu | для коробок у гіпсокартон | for dry-lining boxes
  seal 1 | Uszczelka IP44 do ramki 1-krotnej | Těsnění IP44 pro jednonásobný rámeček | Tesnenie IP44 pre jednonásobný rámik | Ущільнювач IP44 для одномісної рамки   | IP44 seal for 1-gang frame
  seal 2 | Uszczelka IP44 do ramki 2-krotnej | Těsnění IP44 pro dvojnásobný rámeček  | Tesnenie IP44 pre dvojnásobný rámik  | Ущільнювач IP44 для двомісної рамки    | IP44 seal for 2-gang frame
  seal 3 | Uszczelka IP44 do ramki 3-krotnej | Těsnění IP44 pro trojnásobný rámeček  | Tesnenie IP44 pre trojnásobný rámik  | Ущільнювач IP44 для тримісної рамки    | IP44 seal for 3-gang frame
  seal 4 | Uszczelka IP44 do ramki 4-krotnej | Těsnění IP44 pro čtyřnásobný rámeček  | Tesnenie IP44 pre štvornásobný rámik | Ущільнювач IP44 для чотиримісної рамки | IP44 seal for 4-gang frame
  seal 5 | Uszczelka IP44 do ramki 5-krotnej | Těsnění IP44 pro pětinásobný rámeček  | Tesnenie IP44 pre päťnásobný rámik   | Ущільнювач IP44 для п’ятимісної рамки  | IP44 seal for 5-gang frame
  insert seal | Wkładka uszczelniająca IP44 | Těsnicí vložka IP44 | Tesniaca vložka IP44 | Ущільнювальна вставка IP44 | IP44 sealing insert
  surface 1  | Puszka natynkowa 1-krotna | Krabice na omítku jednonásobná             | Krabica na omietku jednonásobná          | Коробка накладного монтажу одномісна | 1-gang surface-mounted box
  surface 2  | Puszka natynkowa 2-krotna | Krabice na omítku dvojnásobná              | Krabica na omietku dvojnásobná           | Коробка накладного монтажу двомісна  | 2-gang surface-mounted box
  surface 3  | Puszka natynkowa 3-krotna | Krabice na omítku trojnásobná              | Krabica na omietku trojnásobná           | Коробка накладного монтажу тримісна  | 3-gang surface-mounted box
  composable | Puszka natynkowa składana | Krabice na omítku modulová             | Krabica na omietku modulová          | Коробка накладного монтажу збірна   | Modular surface-mounted box
  extension  | Element rozszerzający puszki natynkowej | Rozšiřovací díl krabice na omítku             | Rozširovací diel krabice na omietku          | Розширювальний елемент коробки накладного монтажу | Extension module for surface-mounted box
  corner     | Puszka natynkowa narożna 2-krotna | Rohová krabice dvojnásobná | Rohová krabica dvojnásobná | Кутова коробка двомісна | 2-gang corner box
`);
