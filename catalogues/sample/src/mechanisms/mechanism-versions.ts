import { readTable } from '../text/table.ts';
import { words, type Words } from '../text/words.ts';

/** A version of a mechanism. */
export type MechanismVersion = {
  /** What stands behind the function in symbols; empty for the plainest. */
  readonly code: string;
  /** Zloty more than the plainest. */
  readonly surcharge: number;
  /** What stands behind the name; begins with a space or comma, or is empty. */
  readonly ending: Words;
};

const lists = Map.groupBy(
  readTable(
    ['list', 'code', 'surcharge', 'pl', 'cs', 'sk', 'uk', 'en'],
    `
    plain     |    |   0.00 |                           |                       |                         |                          |
    rated     |    |   0.00 | 10 AX                     | 10 AX                 | 10 AX                   | 10 AX                    | 10 AX
    terminals |    |   0.00 | 10 AX                     | 10 AX                 | 10 AX                   | 10 AX                    | 10 AX
    terminals | A  |   3.00 | 16 AX, zaciski śrubowe    | 16 AX, šroubové svorky | 16 AX, skrutkové svorky | 16 AX, гвинтові затискачі | 16 AX, screw terminals
    shutters  |    |   0.00 |                           |                       |                         |                          |
    shutters  | C  |   3.30 | i przesłonami             | a clonkami            | a clonkami              | і захисними шторками     | with shutters
    dimmer    | L  |   0.00 | LED                       | LED                   | LED                     | LED                      | LED
    dimmer    | V  |  12.00 | 1–10 V                    | 1–10 V                | 1–10 V                  | 1–10 В                   | 1–10 V
    dimmer    | D  |  24.00 | dwubiegunowego            | dvoupólového          | dvojpólového            | двополюсного             | two-pole
    sensor    | 0P |   0.00 | z przekaźnikiem           | s relé                | s relé                  | з реле                   | with relay
    sensor    | 0T |   9.00 | z triakiem                | s triakem             | s triakom               | із симістором            | with triac
    sensor    | 1P |  21.00 | z przekaźnikiem i zabezpieczeniem | s relé a ochranou | s relé a ochranou     | з реле та захистом       | with relay and protection
    radio     | S  |   0.00 | SWITCH                    | SWITCH                | SWITCH                  | SWITCH                   | SWITCH
    radio     | D  |  25.00 | SWITCH D                  | SWITCH D              | SWITCH D                | SWITCH D                 | SWITCH D
    radio     | R  | 105.00 | DIMMER                    | DIMMER                | DIMMER                  | DIMMER                   | DIMMER
    light     | 30 |   0.00 | 3000 K                    | 3000 K                | 3000 K                  | 3000 K                   | 3000 K
    light     | 40 |   0.00 | 4000 K                    | 4000 K                | 4000 K                  | 4000 K                   | 4000 K
    light     | 57 |   0.00 | 5700 K                    | 5700 K                | 5700 K                  | 5700 K                   | 5700 K
    lens      | 1  |   0.00 | biały                     | bílá                  | biela                   | білий                    | white
    lens      | 2  |   0.00 | czerwony                  | červená               | červená                 | червоний                 | red
    lens      | 3  |   0.00 | zielony                   | zelená                | zelená                  | зелений                  | green
`,
  ),
  (row) => row.list,
);

/** The versions of a list, the default first. */
export function mechanismVersions(list: string): readonly MechanismVersion[] {
  return (lists.get(list) ?? []).map(({ code, surcharge, pl, cs, sk, uk, en }) => ({
    code,
    surcharge: Number(surcharge),
    ending: words(pl === '' ? '' : list === 'lens' ? ', ' : ' ', { pl, cs, sk, uk, en }),
  }));
}
