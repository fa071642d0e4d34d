/** The names of the screens (specification §2). */
export type RouteName =
  | 'new-project'
  | 'shell'
  | 'project-properties'
  | 'project-structure'
  | 'bundle-list'
  | 'bundle-edit'
  | 'ecatalog-products'
  | 'not-found';
