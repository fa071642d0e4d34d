import { readWordTable } from '../text/word-table.ts';

/** What glass panels and the controllers behind them are called. */
export const panelWords = readWordTable(`
  panel 1 | Panel dotykowy 1-krotny | Dotykový panel jednonásobný | Dotykový panel jednonásobný | Сенсорна панель одномісна | 1-gang touch panel
  panel 2 | Panel dotykowy 2-krotny | Dotykový panel dvojnásobný  | Dotykový panel dvojnásobný  | Сенсорна панель двомісна  | 2-gang touch panel
  panel 3 | Panel dotykowy 3-krotny | Dotykový panel trojnásobný  | Dotykový panel trojnásobný  | Сенсорна панель тримісна  | 3-gang touch panel
  DTS1    | Sterownik dotykowy oświetlenia 1-kanałowy | Dotykový ovladač osvětlení 1kanálový | Dotykový ovládač osvetlenia 1-kanálový | Сенсорний контролер освітлення 1-канальний | 1-channel touch lighting controller
  DTS2    | Sterownik dotykowy oświetlenia 2-kanałowy | Dotykový ovladač osvětlení 2kanálový | Dotykový ovládač osvetlenia 2-kanálový | Сенсорний контролер освітлення 2-канальний | 2-channel touch lighting controller
  DTZ2    | Sterownik dotykowy żaluzji 2-polowy       | Dotykový ovladač žaluzií 2bodový     | Dotykový ovládač žalúzií 2-bodový      | Сенсорний контролер жалюзі двозонний       | 2-point touch blind controller
  DTD2    | Ściemniacz dotykowy 2-polowy              | Dotykový stmívač 2bodový             | Dotykový stmievač 2-bodový             | Сенсорний світлорегулятор двозонний        | 2-point touch dimmer
  DTS3    | Sterownik dotykowy oświetlenia 3-kanałowy | Dotykový ovladač osvětlení 3kanálový | Dotykový ovládač osvetlenia 3-kanálový | Сенсорний контролер освітлення 3-канальний | 3-channel touch lighting controller
  DTP4    | Sterownik dotykowy scen 4-polowy          | Dotykový ovladač scén 4bodový        | Dotykový ovládač scén 4-bodový         | Сенсорний контролер сцен чотиризонний      | 4-point touch scene controller
`);
