import { common } from './cs/common.ts';
import { componentList } from './cs/component-list.ts';
import { details } from './cs/details.ts';
import { downloads } from './cs/downloads.ts';
import { ecatalogue } from './cs/ecatalogue.ts';
import { editor } from './cs/editor.ts';
import { frame } from './cs/frame.ts';
import { messages } from './cs/messages.ts';
import { newProject } from './cs/new-project.ts';
import { news } from './cs/news.ts';
import { notFound } from './cs/not-found.ts';
import { order } from './cs/order.ts';
import { planningTool } from './cs/planning-tool.ts';
import { points } from './cs/points.ts';
import { properties } from './cs/properties.ts';
import { punchOut } from './cs/punch-out.ts';
import { restyle } from './cs/restyle.ts';
import { roomDialogs, spread } from './cs/room-dialogs.ts';
import { rooms } from './cs/rooms.ts';
import { seal } from './cs/seal.ts';
import { sets } from './cs/sets.ts';
import { shell } from './cs/shell.ts';
import { shop } from './cs/shop.ts';
import { site } from './cs/site.ts';
import { startLink } from './cs/start-link.ts';
import { typing } from './cs/typing.ts';
import { variants } from './cs/variants.ts';
import { views } from './cs/views.ts';
import type { PageTexts } from './texts.ts';

/** The Czech texts of the pages. */
export const cs: PageTexts = {
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
