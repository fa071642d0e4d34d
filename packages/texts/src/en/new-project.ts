import type { Texts } from '../texts.ts';

export const newProject: Texts['newProject'] = {
  title: 'Configure switches and sockets for your interior',
  info: 'Name your project, add rooms and build sets from frames and mechanisms. The list of products and the cost are always in view. No account is needed: the project’s ID brings you back to it.',
  createTitle: 'New project',
  nameLabel: 'Project name',
  namePlaceholder: 'e.g. House by the woods',
  create: 'Create project',
  installedEmpty:
    'The installed app does not know the projects from your browser yet. Copy the link or the ID of a project there and paste it below.',
  loadTitle: 'Open a project',
  idLabel: 'Project ID',
  idHint: '8 characters; found in the project’s properties',
  idRequired: 'Enter the project ID',
  idLength: 'The project ID must have 8 characters',
  load: 'Open',
  remembered: 'Recently opened on this device',
  searchRemembered: 'Search recent projects',
  noneRemembered: 'No such project here',
  forget: (name: string): string => `Remove project “${name}” from this list`,
  forgetUnsent: 'Remove and discard changes',
  unsent: (count) =>
    `This device has changes that have not been sent yet (${count}). They will be lost, along with everything it remembers about the project.`,
  forgotten: (name: string): string => `Project “${name}” was removed from the list`,
  openFile: 'Open a project from a file',
  wrongFile: 'This is not a project file',
  video: 'Watch the tutorial',
  created: (name: string): string => `Project “${name}” was created`,
};
