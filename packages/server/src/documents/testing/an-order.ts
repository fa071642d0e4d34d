import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { projectDocument } from '../content/kinds/project-document.ts';
import type { DocumentOrder } from '../making/document-order.ts';
import { aDocumentContext } from './a-document-context.ts';
import { aStoredProject, aStoredSet } from './a-stored-project.ts';

/** An order for a bill of materials of so many sets as PDF. */
export const anOrder = async (count: number): Promise<DocumentOrder> => {
  const context = await aDocumentContext();
  const sets = Array.from({ length: count }, (_, index) => aStoredSet(index + 1, desk.set));
  const room = { id: 1, name: 'Biuro', sets: sets.map(({ id }) => ({ id, quantity: 1 })), products: [] };
  const rooms = [{ ...room, planningId: null }];
  const content = projectDocument(aStoredProject({ rooms, sets }), { kind: 'all' }, context);
  const { picturesFolder: folder, fingerprint: edition } = context.catalogue;
  return { form: 'pdf', content, pictures: { folder, edition } };
};
