import { common } from './en/common.ts';
import { componentList } from './en/component-list.ts';
import { details } from './en/details.ts';
import { downloads } from './en/downloads.ts';
import { ecatalogue } from './en/ecatalogue.ts';
import { editor } from './en/editor.ts';
import { frame } from './en/frame.ts';
import { messages } from './en/messages.ts';
import { newProject } from './en/new-project.ts';
import { news } from './en/news.ts';
import { notFound } from './en/not-found.ts';
import { order } from './en/order.ts';
import { planningTool } from './en/planning-tool.ts';
import { points } from './en/points.ts';
import { properties } from './en/properties.ts';
import { punchOut } from './en/punch-out.ts';
import { restyle } from './en/restyle.ts';
import { roomDialogs, spread } from './en/room-dialogs.ts';
import { rooms } from './en/rooms.ts';
import { seal } from './en/seal.ts';
import { sets } from './en/sets.ts';
import { shell } from './en/shell.ts';
import { shop } from './en/shop.ts';
import { site } from './en/site.ts';
import { startLink } from './en/start-link.ts';
import { typing } from './en/typing.ts';
import { variants } from './en/variants.ts';
import { views } from './en/views.ts';
import type { PageTexts } from './texts.ts';

/** The English texts of the pages. */
export const en: PageTexts = {
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
