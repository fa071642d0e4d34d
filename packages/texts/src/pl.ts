import { common } from './pl/common.ts';
import { componentList } from './pl/component-list.ts';
import { details } from './pl/details.ts';
import { downloads } from './pl/downloads.ts';
import { editor } from './pl/editor.ts';
import { messages } from './pl/messages.ts';
import { newProject } from './pl/new-project.ts';
import { notFound } from './pl/not-found.ts';
import { planningTool } from './pl/planning-tool.ts';
import { seal } from './pl/seal.ts';
import { sets } from './pl/sets.ts';
import { shell } from './pl/shell.ts';
import { typing } from './pl/typing.ts';

/** The Polish texts of every page; the other languages follow their shape. */
export const pl = {
  common,
  componentList,
  details,
  downloads,
  editor,
  messages,
  newProject,
  notFound,
  planningTool,
  seal,
  sets,
  shell,
  typing,
};
