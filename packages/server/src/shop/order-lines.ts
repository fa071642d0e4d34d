import type { ShopOrderBody } from '@ramka/contract/wire/shop-order';
import type { OrderLine } from '@ramka/domain/order';
import { componentListDocument } from '../documents/content/document-content.ts';
import type { DocumentContext } from '../documents/content/document-context.ts';
import type { DocumentLine } from '../documents/content/lines.ts';
import { projectDocument, type ProjectScope, setsInScope } from '../documents/content/project-document.ts';
import { describeInTurns } from '../documents/content/document-set.ts';
import { knownProject } from '../projects/known-project.ts';
import { loadProject } from '../projects/load-project.ts';
import { knownRoom } from '../rooms/known-room.ts';
import { findNamedSets } from '../sets/find-named-sets.ts';
import type { Store } from '../store/store.ts';

/** What is to be ordered, each article once, and what cannot be. */
export type OrderList = { readonly lines: readonly OrderLine[]; readonly remarks: readonly string[] };

/** The list of a project, a room or some sets, as the documents say it. */
export const orderLines = async (
  store: Store,
  projectId: string,
  { sets: named, groupId }: ShopOrderBody,
  context: DocumentContext,
): Promise<OrderList> => {
  if (named !== null) {
    const { project, sets } = await findNamedSets(store, projectId, named);
    const document = componentListDocument(project, await describeInTurns(sets, context), context);
    return listOf(
      document.orderList,
      document.sets.flatMap(({ remarks }) => remarks),
    );
  }
  const project = knownProject(await store.read(() => loadProject(projectId)));
  const scope: ProjectScope =
    groupId === null ? { kind: 'all' } : { kind: 'room', room: knownRoom(project.rooms, groupId) };
  const described = await describeInTurns(setsInScope(project, scope), context);
  const { orderList, rooms } = projectDocument(project, scope, context, described);
  const remarks = rooms.flatMap((room) => [...room.sets.flatMap(({ set }) => set.remarks), ...room.remarks]);
  return listOf(orderList, remarks);
};

const listOf = (lines: readonly DocumentLine[], remarks: readonly string[]): OrderList => ({
  lines: lines.map(({ article: { symbol, name, price }, quantity }) => ({ symbol, name, price, quantity })),
  remarks: [...new Set(remarks)],
});
