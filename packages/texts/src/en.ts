import { common } from './en/common.ts';
import { componentList } from './en/component-list.ts';
import { details } from './en/details.ts';
import { downloads } from './en/downloads.ts';
import { editor } from './en/editor.ts';
import { messages } from './en/messages.ts';
import { newProject } from './en/new-project.ts';
import { notFound } from './en/not-found.ts';
import { planningTool } from './en/planning-tool.ts';
import { seal } from './en/seal.ts';
import { sets } from './en/sets.ts';
import { shell } from './en/shell.ts';
import { typing } from './en/typing.ts';
import type { PageTexts } from './texts.ts';

/** The English texts of every page. */
export const en: PageTexts = {
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
