import { common } from './uk/common.ts';
import { componentList } from './uk/component-list.ts';
import { details } from './uk/details.ts';
import { downloads } from './uk/downloads.ts';
import { editor } from './uk/editor.ts';
import { messages } from './uk/messages.ts';
import { newProject } from './uk/new-project.ts';
import { notFound } from './uk/not-found.ts';
import { planningTool } from './uk/planning-tool.ts';
import { seal } from './uk/seal.ts';
import { sets } from './uk/sets.ts';
import { shell } from './uk/shell.ts';
import { typing } from './uk/typing.ts';
import type { PageTexts } from './texts.ts';

/** The Ukrainian texts of every page. */
export const uk: PageTexts = {
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
