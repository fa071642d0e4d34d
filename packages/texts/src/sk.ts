import { common } from './sk/common.ts';
import { componentList } from './sk/component-list.ts';
import { details } from './sk/details.ts';
import { downloads } from './sk/downloads.ts';
import { editor } from './sk/editor.ts';
import { messages } from './sk/messages.ts';
import { newProject } from './sk/new-project.ts';
import { notFound } from './sk/not-found.ts';
import { planningTool } from './sk/planning-tool.ts';
import { seal } from './sk/seal.ts';
import { sets } from './sk/sets.ts';
import { shell } from './sk/shell.ts';
import { typing } from './sk/typing.ts';
import type { PageTexts } from './texts.ts';

/** The Slovak texts of every page. */
export const sk: PageTexts = {
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
