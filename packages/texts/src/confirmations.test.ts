import { allLanguages } from '@ramka/domain/text';
import { expect, it } from 'vitest';
import { allTexts } from './all-texts.ts';

it.for(allLanguages)('labels of confirming and cancelling buttons differ, in %s', (language) => {
  const { common, views, properties, rooms, sets, order, editor, shell, newProject } = allTexts[language];
  const confirmed = [
    views.revoke,
    views.make,
    properties.delete,
    rooms.deleteRoom,
    rooms.addAnyway,
    sets.deleteSet,
    order.mark,
    order.reset,
    editor.draft.discard,
    editor.leave.yes,
    newProject.forgetUnsent,
    shell.giveUpMine,
    shell.giveUpStuck,
  ];
  expect(confirmed).not.toContain(common.cancel);
});
