import { common } from './sk/common.ts';
import { componentList } from './sk/component-list.ts';
import { details } from './sk/details.ts';
import { downloads } from './sk/downloads.ts';
import { ecatalogue } from './sk/ecatalogue.ts';
import { editor } from './sk/editor.ts';
import { frame } from './sk/frame.ts';
import { messages } from './sk/messages.ts';
import { newProject } from './sk/new-project.ts';
import { news } from './sk/news.ts';
import { notFound } from './sk/not-found.ts';
import { order } from './sk/order.ts';
import { planningTool } from './sk/planning-tool.ts';
import { points } from './sk/points.ts';
import { properties } from './sk/properties.ts';
import { punchOut } from './sk/punch-out.ts';
import { restyle } from './sk/restyle.ts';
import { roomDialogs, spread } from './sk/room-dialogs.ts';
import { rooms } from './sk/rooms.ts';
import { seal } from './sk/seal.ts';
import { sets } from './sk/sets.ts';
import { shell } from './sk/shell.ts';
import { shop } from './sk/shop.ts';
import { site } from './sk/site.ts';
import { startLink } from './sk/start-link.ts';
import { typing } from './sk/typing.ts';
import { variants } from './sk/variants.ts';
import { views } from './sk/views.ts';
import type { PageTexts } from './texts.ts';

/** The Slovak texts of the pages. */
export const sk: PageTexts = {
  common,
  componentList,
  details,
  downloads,
  ecatalogue,
  editor,
  frame,
  messages,
  newProject,
  news,
  notFound,
  order,
  planningTool,
  points,
  properties,
  punchOut,
  restyle,
  roomDialogs,
  rooms,
  seal,
  sets,
  shell,
  shop,
  site,
  spread,
  startLink,
  typing,
  variants,
  views,
};
