import type { ShopOrderBody } from '@ramka/contract/wire/shop-order';
import type { OrderLine } from '@ramka/domain/shop/order-line';
import { componentListDocument } from '../documents/content/kinds/component-list-document.ts';
import type { DocumentContext } from '../documents/content/document-context.ts';
import type { DocumentLine } from '../documents/content/lines/document-line.ts';
import { projectDocument, setsInScope, type ProjectScope } from '../documents/content/kinds/project-document.ts';
import { describeInTurns } from '../documents/content/sets/describe-in-turns.ts';
import { ApiProblem } from '../http/api-problem.ts';
import { loadProject, type StoredProject } from '../projects/load-project.ts';
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
  const project = await store.read(() => loadProject(projectId));
  if (project === undefined) throw new ApiProblem('unknown-project');
  const scope = scopeOf(project, groupId);
  const described = await describeInTurns(setsInScope(project, scope), context);
  const { orderList, rooms } = projectDocument(project, scope, context, described);
  const remarks = rooms.flatMap((room) => [...room.sets.flatMap(({ set }) => set.remarks), ...room.remarks]);
  return listOf(orderList, remarks);
};

const scopeOf = ({ rooms }: StoredProject, groupId: number | null): ProjectScope => {
  if (groupId === null) return { kind: 'all' };
  const room = rooms.find(({ id }) => id === groupId);
  if (room === undefined) throw new ApiProblem('unknown-room');
  return { kind: 'room', room };
};

const listOf = (lines: readonly DocumentLine[], remarks: readonly string[]): OrderList => ({
  lines: lines.map(({ article: { symbol, name, price }, quantity }) => ({ symbol, name, price, quantity })),
  remarks: [...new Set(remarks)],
});
