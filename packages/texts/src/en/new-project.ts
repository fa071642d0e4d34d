import type { Texts } from '../texts.ts';

export const newProject: Texts['newProject'] = {
  title: 'Configure switches and sockets for your interior',
  info: 'Name your project, add rooms and build sets from frames and mechanisms. The list of products and the cost stay in sight. No account is needed: the project’s id brings you back to it.',
  createTitle: 'New project',
  nameLabel: 'Project name',
  namePlaceholder: 'e.g. House by the woods',
  create: 'Create project',
  loadTitle: 'Open a project',
  idLabel: 'Project id',
  idHint: '8 characters; found in the project’s properties',
  idRequired: 'Enter the project id',
  idLength: 'The project id must have 8 characters',
  load: 'Open',
  remembered: 'Recently opened on this device',
  chooseRemembered: 'Choose a project',
  openFile: 'Open a project from a file',
  wrongFile: 'This is not a project file',
  video: 'Watch the introduction',
  created: (name: string): string => `Project “${name}” was created`,
  reloaded: 'The project was loaded',
};
