import type { componentRolesFile } from '@ramka/contract/catalogue-format/catalogue-files';
import { list, oneOf, readTable, text } from '@ramka/import/vocabulary/table';
import { translated } from '@ramka/import/vocabulary/words';

type RoleRecord = ReturnType<typeof componentRolesFile.parse>[number];

/** Attribute values, lowest first. */
const allValues = readTable(
  { attribute: text, id: text, name: translated },
  `
  rating    | 10-ax           | 10 AX                        | 10 AX              | 10 AX               | 10 AX                 | 10 AX
  rating    | 16-ax           | 16 AX                        | 16 AX              | 16 AX               | 16 AX                 | 16 AX
  terminals | quick           | szybkozłącza                 | bezšroubové svorky | bezskrutkové svorky | безгвинтові затискачі | screwless terminals
  terminals | screw           | zaciski śrubowe              | šroubové svorky    | skrutkové svorky    | гвинтові затискачі    | screw terminals
  section   | 1-to-2-5        | 1–2,5 mm²                    | 1–2,5 mm²          | 1–2,5 mm²           | 1–2,5 мм²             | 1–2.5 mm²
  shutters  | no              | bez przesłon                 | bez clonek         | bez cloniek         | без шторок            | without shutters
  shutters  | yes             | z przesłonami                | s clonkami         | s clonkami          | із захисними шторками | with shutters
  dimming   | led             | LED                          | LED                | LED                 | LED                   | LED
  dimming   | 1-10v           | 1–10 V                       | 1–10 V             | 1–10 V              | 1–10 В                | 1–10 V
  dimming   | two-pole        | dwubiegunowy                 | dvoupólový         | dvojpólový          | двополюсний           | two-pole
  output    | relay           | przekaźnik                   | relé               | relé                | реле                  | relay
  output    | triac           | triak                        | triak              | triak               | симістор              | triac
  output    | relay-protected | przekaźnik z zabezpieczeniem | relé s ochranou    | relé s ochranou     | реле із захистом      | relay with protection
  wifi      | switch          | SWITCH                       | SWITCH             | SWITCH              | SWITCH                | SWITCH
  wifi      | switch-d        | SWITCH D                     | SWITCH D           | SWITCH D            | SWITCH D              | SWITCH D
  wifi      | dimmer          | DIMMER                       | DIMMER             | DIMMER              | DIMMER                | DIMMER
  kelvin    | 3000            | 3000 K                       | 3000 K             | 3000 K              | 3000 K                | 3000 K
  kelvin    | 4000            | 4000 K                       | 4000 K             | 4000 K              | 4000 K                | 4000 K
  kelvin    | 5700            | 5700 K                       | 5700 K             | 5700 K              | 5700 K                | 5700 K
  colour    | white           | biała                        | bílá               | biela               | біла                  | white
  colour    | blue            | niebieska                    | modrá              | modrá               | синя                  | blue
  colour    | amber           | bursztynowa                  | jantarová          | jantárová           | бурштинова            | amber
  colour    | red             | czerwona                     | červená            | červená             | червона               | red
  colour    | green           | zielona                      | zelená             | zelená              | зелена                | green
  connector | rj45            | RJ45                         | RJ45               | RJ45                | RJ45                  | RJ45
  connector | hdmi            | HDMI                         | HDMI               | HDMI                | HDMI                  | HDMI
  connector | blank           | zaślepka                     | záslepka           | záslepka            | заглушка              | blank
  category  | 6               | kat. 6                       | kat. 6             | kat. 6              | кат. 6                | cat. 6
  category  | 6a              | kat. 6A                      | kat. 6A            | kat. 6A             | кат. 6A               | cat. 6A
  shielding | no              | nieekranowany                | nestíněný          | netienený           | неекранований         | unshielded
  shielding | yes             | ekranowany                   | stíněný            | tienený             | екранований           | shielded
  size      | 2-inch          | 2″                           | 2″                 | 2″                  | 2″                    | 2″
  size      | 5-inch          | 5″                           | 5″                 | 5″                  | 5″                    | 5″
`,
);

/** The attributes of component roles, with the condition for carrying a choice to another module. */
const allAttributes = readTable(
  { id: text, carried: oneOf('same', 'at-least', 'free'), name: translated },
  `
  rating    | at-least | prąd znamionowy           | jmenovitý proud     | menovitý prúd        | номінальний струм   | rated current
  terminals | free     | zaciski                   | svorky              | svorky               | затискачі           | terminals
  section   | free     | przekrój przewodu         | průřez vodiče       | prierez vodiča       | переріз жили        | conductor cross-section
  shutters  | at-least | przesłony torów prądowych | clonky              | clonky               | захисні шторки      | safety shutters
  dimming   | same     | rodzaj ściemniania        | způsob stmívání     | spôsob stmievania    | спосіб регулювання  | dimming method
  output    | same     | wyjście czujnika          | výstup čidla        | výstup snímača       | вихід датчика       | sensor output
  wifi      | same     | wersja Wi-Fi              | verze Wi-Fi         | verzia Wi-Fi         | версія Wi-Fi        | Wi-Fi version
  kelvin    | same     | barwa światła             | barva světla        | farba svetla         | колірна температура | colour temperature
  colour    | same     | kolor światła             | barva světla        | farba svetla         | колір світла        | light colour
  connector | same     | złącze                    | konektor            | konektor             | роз’єм              | connector
  category  | at-least | kategoria                 | kategorie           | kategória            | категорія           | category
  shielding | same     | ekranowanie               | stínění             | tienenie             | екранування         | shielding
  size      | free     | średnica głośnika         | průměr reproduktoru | priemer reproduktora | діаметр динаміка    | loudspeaker size
`,
);

/** The component roles, with their attributes by importance. */
export const allRoles: readonly RoleRecord[] = readTable(
  { id: text, attributes: list, name: translated },
  `
  mechanism         | rating terminals section shutters dimming output wifi kelvin colour | Mechanizm                   | Přístroj            | Prístroj             | Механізм                   | Mechanism
  claws             |                                                             | Pazurki                     | Rozpěrky            | Rozpierky            | Розпірні лапки             | Fixing claws
  illumination-lamp | colour                                                      | Lampka podświetlenia        | LED podsvícení      | LED podsvietenie     | LED-підсвітка              | Locator lamp
  ip44-insert       |                                                             | Wkładka uszczelniająca IP44 | Těsnicí vložka IP44 | Tesniaca vložka IP44 | Ущільнювальна вставка IP44 | IP44 sealing insert
  rj45-insert       | connector category shielding                                | Wkład RJ45                  | Vložka RJ45         | Vložka RJ45          | Вставка RJ45               | RJ45 insert
  keystone-insert   | connector category shielding                                | Moduł Keystone              | Modul Keystone      | Modul Keystone       | Модуль Keystone            | Keystone module
  label-field       |                                                             | Pole opisowe                | Popisové pole       | Popisné pole         | Поле для напису            | Label holder
  spare-card        |                                                             | Karta zapasowa              | Náhradní karta      | Náhradná karta       | Запасна картка             | Spare key card
  spare-key         |                                                             | Kluczyk zapasowy            | Náhradní klíč       | Náhradný kľúč        | Запасний ключ              | Spare key
  loudspeaker       | size                                                        | Głośnik                     | Reproduktor         | Reproduktor          | Динамік                    | Loudspeaker
  lens-mask         |                                                             | Przesłony czujnika          | Clony čidla         | Clony snímača        | Шторки датчика             | Sensor masks
  floor-probe       |                                                             | Sonda podłogowa             | Podlahové čidlo     | Podlahový snímač     | Датчик температури підлоги | Floor sensor
  power-supply      |                                                             | Zasilacz                    | Napájecí zdroj      | Napájací zdroj       | Блок живлення              | Power supply
`,
).map(({ id, name, attributes }) => ({ id, name, attributes: attributes.map(attribute) }));

function attribute(id: string): RoleRecord['attributes'][number] {
  const row = allAttributes.find((known) => known.id === id);
  if (row === undefined) throw new Error(`No attribute ${id}`);
  const values = allValues
    .filter((value) => value.attribute === id)
    .map((value) => ({ id: value.id, name: value.name }));
  return { id, name: row.name, carried: row.carried, values };
}
