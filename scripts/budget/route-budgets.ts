/** What a visitor loads for one screen, and how much that may be. */
export type RouteBudget = {
  /** Name of the route, as `RouteName` has it, or what is loaded on it besides. */
  readonly route: string;
  /** What is loaded when it is opened, besides the page itself and its language. */
  readonly screens: readonly string[];
  /** JavaScript and CSS in kB, gzip. */
  readonly most: number;
};

const shell = 'packages/web/src/shell/shell.tsx';

/** What lists say, in the longest of the languages. */
const lists = 'packages/texts/src/uk/lists.ts';

/** Every route's budget: what it needs, and a kilobyte or so of air for what comes next. */
export const routeBudgets: readonly RouteBudget[] = [
  { route: 'new-project', screens: ['packages/web/src/home/home-screen.tsx'], most: 148 },
  {
    route: 'what waits, on the first screen',
    screens: ['packages/web/src/home/home-screen.tsx', 'packages/web/src/offline/unsent-projects.tsx'],
    most: 179,
  },
  { route: 'not-found', screens: ['packages/web/src/shell/not-found-screen.tsx'], most: 146 },
  { route: 'accessibility', screens: ['packages/web/src/shell/accessibility-screen.tsx'], most: 146.5 },
  {
    route: 'project-properties',
    screens: [shell, lists, 'packages/web/src/properties/properties-screen.tsx'],
    most: 206.5,
  },
  { route: 'project-structure', screens: [shell, lists, 'packages/web/src/rooms/rooms-screen.tsx'], most: 209.5 },
  { route: 'bundle-list', screens: [shell, lists, 'packages/web/src/sets/sets-screen.tsx'], most: 199 },
  { route: 'bundle-edit', screens: [shell, 'packages/web/src/routes/set-edit-screen.tsx'], most: 212 },
  {
    route: 'ecatalog-products',
    screens: [
      shell,
      lists,
      'packages/web/src/e-catalogue/ecatalogue-screen.tsx',
      'packages/web/src/e-catalogue/catalogue-browser.tsx',
    ],
    most: 196.5,
  },
  {
    route: 'variant-comparison',
    screens: [shell, lists, 'packages/web/src/variants/comparison-screen.tsx'],
    most: 197.5,
  },
  { route: 'restyle', screens: [shell, lists, 'packages/web/src/restyle/restyle-screen.tsx'], most: 204.5 },
  { route: 'order', screens: [shell, lists, 'packages/web/src/order/order-screen.tsx'], most: 204 },
  {
    route: 'sets that wait',
    screens: [shell, lists, 'packages/web/src/rooms/rooms-screen.tsx', 'packages/web/src/sets/waiting-picture.tsx'],
    most: 210.5,
  },
  { route: 'site', screens: [shell, lists, 'packages/web/src/installation/installation-screen.tsx'], most: 199 },
  { route: 'view-copy', screens: [lists, 'packages/web/src/share-links/copy-shared-project-screen.tsx'], most: 182 },
  { route: 'what is kept for later', screens: ['packages/web/src/offline/register-service-worker.ts'], most: 145.5 },
  {
    route: 'what waits for the network',
    screens: [shell, 'packages/web/src/offline/pending-changes.tsx', 'packages/web/src/offline/optimistic-updates.ts'],
    most: 183,
  },
  { route: 'typing a set', screens: [shell, 'packages/web/src/editor/quick-entry/quick-entry-dialog.tsx'], most: 183 },
  {
    route: 'first steps of a set',
    screens: [
      shell,
      'packages/web/src/routes/set-edit-screen.tsx',
      'packages/web/src/editor/steps/line-step.tsx',
      'packages/web/src/editor/steps/frame-step.tsx',
    ],
    most: 216.5,
  },
  {
    route: 'dialogs of the editor',
    screens: [
      shell,
      lists,
      'packages/web/src/routes/set-edit-screen.tsx',
      'packages/web/src/editor/dialogs/editor-dialogs.tsx',
    ],
    most: 234,
  },
  { route: 'details on demand', screens: [shell, 'packages/web/src/editor/dialogs/details-dialog.tsx'], most: 215.5 },
  { route: 'dialogs', screens: [shell, 'packages/web/src/ui/dialogs.tsx'], most: 197 },
  {
    route: 'dialogs of the rooms',
    screens: [
      shell,
      lists,
      'packages/web/src/rooms/rooms-screen.tsx',
      'packages/web/src/rooms/room-dialogs.tsx',
      'packages/web/src/shop/shop-order.tsx',
    ],
    most: 220.5,
  },
  {
    route: 'news of the catalogue',
    screens: [
      shell,
      lists,
      'packages/web/src/rooms/rooms-screen.tsx',
      'packages/web/src/catalogue-changes/catalogue-changes-dialog.tsx',
    ],
    most: 211,
  },
  {
    route: 'dialogs of the sets',
    screens: [shell, lists, 'packages/web/src/sets/sets-screen.tsx', 'packages/web/src/sets/set-dialogs.tsx'],
    most: 202.5,
  },
  { route: 'the drawer of sets', screens: [shell, lists, 'packages/web/src/shell/sets-drawer.tsx'], most: 201 },
];

/** What the service worker itself may take: it is loaded apart from the page, after it, in kB, gzip. */
export const WORKER_BUDGET = 5;
