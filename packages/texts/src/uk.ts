import type { PageTexts } from './texts.ts';
import { common } from './uk/common.ts';
import { componentList } from './uk/component-list.ts';
import { details } from './uk/details.ts';
import { downloads } from './uk/downloads.ts';
import { ecatalogue } from './uk/ecatalogue.ts';
import { editor } from './uk/editor.ts';
import { frame } from './uk/frame.ts';
import { messages } from './uk/messages.ts';
import { newProject } from './uk/new-project.ts';
import { news } from './uk/news.ts';
import { notFound } from './uk/not-found.ts';
import { order } from './uk/order.ts';
import { planningTool } from './uk/planning-tool.ts';
import { points } from './uk/points.ts';
import { properties } from './uk/properties.ts';
import { punchOut } from './uk/punch-out.ts';
import { restyle } from './uk/restyle.ts';
import { roomDialogs, spread } from './uk/room-dialogs.ts';
import { rooms } from './uk/rooms.ts';
import { seal } from './uk/seal.ts';
import { sets } from './uk/sets.ts';
import { shell } from './uk/shell.ts';
import { shop } from './uk/shop.ts';
import { site } from './uk/site.ts';
import { startLink } from './uk/start-link.ts';
import { typing } from './uk/typing.ts';
import { variants } from './uk/variants.ts';
import { views } from './uk/views.ts';

/** The Ukrainian texts of the pages. */
export const uk: PageTexts = {
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
