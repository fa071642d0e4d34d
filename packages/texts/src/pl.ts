import { common } from './pl/common.ts';
import { componentList } from './pl/component-list.ts';
import { details } from './pl/details.ts';
import { downloads } from './pl/downloads.ts';
import { ecatalogue } from './pl/ecatalogue.ts';
import { editor } from './pl/editor.ts';
import { frame } from './pl/frame.ts';
import { messages } from './pl/messages.ts';
import { newProject } from './pl/new-project.ts';
import { news } from './pl/news.ts';
import { notFound } from './pl/not-found.ts';
import { order } from './pl/order.ts';
import { planningTool } from './pl/planning-tool.ts';
import { points } from './pl/points.ts';
import { properties } from './pl/properties.ts';
import { punchOut } from './pl/punch-out.ts';
import { restyle } from './pl/restyle.ts';
import { roomDialogs, spread } from './pl/room-dialogs.ts';
import { rooms } from './pl/rooms.ts';
import { seal } from './pl/seal.ts';
import { sets } from './pl/sets.ts';
import { shell } from './pl/shell.ts';
import { shop } from './pl/shop.ts';
import { site } from './pl/site.ts';
import { startLink } from './pl/start-link.ts';
import { typing } from './pl/typing.ts';
import { variants } from './pl/variants.ts';
import { views } from './pl/views.ts';

/** The Polish texts of the pages. They define the type of all other languages. */
export const pl = {
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
