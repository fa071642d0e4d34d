import { projects } from './0001-projects.ts';
import { lookUps } from './0002-look-ups.ts';
import { uses } from './0003-uses.ts';
import { planning } from './0004-planning.ts';
import { removals } from './0005-removals.ts';
import { guesses } from './0006-guesses.ts';
import { setDocuments } from './0007-set-documents.ts';
import { points } from './0008-points.ts';
import { variants } from './0009-variants.ts';
import { editions } from './0010-editions.ts';
import { views } from './0011-views.ts';
import { orders } from './0012-orders.ts';
import { looks } from './0013-looks.ts';
import { roomOrder } from './0014-room-order.ts';
import { sentChanges } from './0015-sent-changes.ts';
import { siteTicks } from './0016-site-ticks.ts';
import { sentDigests } from './0017-sent-digests.ts';
import { rawDigests } from './0018-raw-digests.ts';
import { viewPurposes } from './0019-view-purposes.ts';
import { flatList } from './0020-flat-list.ts';
import { labels } from './0021-labels.ts';
import { walls } from './0022-walls.ts';
import type { Migration } from './migrate.ts';

/** Every migration, in order. A new one gets the next number, its own file, and a line here. */
export const allMigrations: readonly Migration[] = [
  projects,
  lookUps,
  uses,
  planning,
  removals,
  guesses,
  setDocuments,
  points,
  variants,
  editions,
  views,
  orders,
  looks,
  roomOrder,
  sentChanges,
  siteTicks,
  sentDigests,
  rawDigests,
  viewPurposes,
  flatList,
  labels,
  walls,
];
