import { common } from './cs/common.ts';
import { componentList } from './cs/component-list.ts';
import { details } from './cs/details.ts';
import { downloads } from './cs/downloads.ts';
import { editor } from './cs/editor.ts';
import { messages } from './cs/messages.ts';
import { newProject } from './cs/new-project.ts';
import { notFound } from './cs/not-found.ts';
import { planningTool } from './cs/planning-tool.ts';
import { seal } from './cs/seal.ts';
import { sets } from './cs/sets.ts';
import { shell } from './cs/shell.ts';
import { typing } from './cs/typing.ts';
import type { PageTexts } from './texts.ts';

/** The Czech texts of every page. */
export const cs: PageTexts = {
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
