import type { Benchmark } from './benchmark.ts';
import { appData } from './calls/app-data.bench.ts';
import { ecatalogSearch } from './calls/ecatalog-search.bench.ts';
import { flatList } from './calls/flat-list.bench.ts';
import { importing } from './calls/importing.bench.ts';
import { mixed } from './calls/mixed-load.bench.ts';
import { order } from './calls/order.bench.ts';
import { postgres } from './calls/postgres.bench.ts';
import { projectRead } from './calls/project-read.bench.ts';
import { restyle } from './calls/restyle.bench.ts';
import { setSave } from './calls/set-save.bench.ts';
import { start } from './calls/start.bench.ts';
import { viewPage } from './calls/view-page.bench.ts';
import { cachedPictures } from './documents/cached-pictures.bench.ts';
import { documentsBeside } from './documents/documents-beside.bench.ts';
import { documents } from './documents/documents.bench.ts';
import { memory } from './documents/memory.bench.ts';
import { setPicture } from './documents/set-picture.bench.ts';
import { growingDocuments } from './growth/growing-documents.bench.ts';
import { growingProducts } from './growth/growing-products.bench.ts';
import { growingProjects } from './growth/growing-projects.bench.ts';
import { growingServers } from './growth/growing-servers.bench.ts';
import { growingSets } from './growth/growing-sets.bench.ts';
import { drag } from './web/drag.bench.ts';
import { editorOpen } from './web/editor-open.bench.ts';
import { firstVisit } from './web/first-visit.bench.ts';
import { listPreview } from './web/list-preview.bench.ts';
import { rooms300 } from './web/rooms-300.bench.ts';
import { scroll } from './web/scroll.bench.ts';
import { targets } from './web/targets.bench.ts';

/** All benchmarks of `npm run bench`, in execution order. */
export const allBenchmarks: readonly Benchmark[] = [
  appData,
  projectRead,
  setSave,
  viewPage,
  restyle,
  order,
  postgres,
  mixed,
  start,
  memory,
  importing,
  ecatalogSearch,
  flatList,
  setPicture,
  cachedPictures,
  documents,
  documentsBeside,
  firstVisit,
  editorOpen,
  drag,
  rooms300,
  listPreview,
  scroll,
  targets,
  growingSets,
  growingDocuments,
  growingProducts,
  growingProjects,
  growingServers,
];
