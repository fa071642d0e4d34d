/** Links to the external planning tool, and messages about its deliveries. */
export const planningTool = {
  smartHome: 'Конфігуратор розумного будинку',
  open: (tool: string): string => `Відкрити в застосунку ${tool}`,
  dialogTitle: (tool: string): string => `Перехід до застосунку ${tool}`,
  dialogText: (tool: string): string =>
    `Застосунок ${tool} відкриється в новій вкладці. Коли він надішле приміщення та набори, ми повідомимо вас тут.`,
  notAgain: 'Більше не показувати',
  follow: (tool: string): string => `Перейти до ${tool}`,
  updated: 'Ваш проєкт оновлено в застосунку MiO. Оновити його тут?',
  reload: 'Оновити',
  reloaded: 'Проєкт оновлено',
  copiesAreOrdinary:
    'Приміщення та набори із застосунку для планування стануть у копії звичайними: їх можна змінювати, але застосунок їх більше не оновлюватиме.',
};
