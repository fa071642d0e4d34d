import type { Texts } from '../texts.ts';

export const details: Texts['details'] = {
  open: (name) => `Докладніше: ${name}`,
  purpose: 'Вид',
  protection: 'Ступінь захисту',
  sealable: 'IP20; з ущільнювачем у рамці: IP44',
  plain: 'IP20, без можливості ущільнення',
  parts: 'Складові',
  choices: 'Доступні опції',
  place: 'Вставити в рамку',
  size: 'Розміри',
  slots: 'Кількість місць',
  withSeal: 'IP20; з ущільнювачем: IP44',
  withoutSeal: 'IP20, для цієї рамки ущільнювача немає',
  boxes: 'Коробки',
  difference: 'Різниця в ціні',
  neededForSeal: 'Потрібно для IP44',
  foreign: 'Не підходить до рамок',
  rulesOut: 'Виключає',
  unsealable: (modules) =>
    modules === '' ? 'вироби без можливості ущільнення' : `вироби без можливості ущільнення: ${modules}`,
  touchPoints: 'Сенсорні зони',
  panel: 'Панель із цим контролером',
  unavailable: 'Недоступний',
  inPlace: (slot, controllers) => `на місці\u00A0${slot}: ${controllers}`,
};
