import { z } from 'zod';
import type { CallName } from '../routes.ts';
import { point, pointDifference, restoreReceipt } from '../wire/points.ts';
import { restyleBody, restylePreview, restyleReceipt } from '../wire/restyle.ts';
import { entityIdText, projectIdText } from '../wire/identifiers.ts';
import { type Call, inProject } from './call.ts';

const atPoint = z.object({ projectId: projectIdText, pointId: entityIdText });

/** The calls that change a whole project at once (docs/readings.md#r32). */
export const changeCalls = {
  previewRestyle: {
    summary: 'What a change of many sets would do: each before and after, and the money; it changes nothing',
    params: inProject,
    body: restyleBody,
    status: 200,
    answer: restylePreview,
  },
  applyRestyle: {
    summary:
      'Change many sets at once; refused (412) where If-Match names a state or an edition that is not the present',
    params: inProject,
    body: restyleBody,
    status: 200,
    answer: restyleReceipt,
  },
  listPoints: {
    summary: 'The states of a project that can be returned to, the newest first',
    params: inProject,
    status: 200,
    answer: z.array(point),
  },
  comparePoint: {
    summary: 'What is different in a project from what it was at a point',
    params: atPoint,
    status: 200,
    answer: pointDifference,
  },
  restorePoint: {
    summary: 'Return to a point; the state before becomes a point itself',
    params: atPoint,
    status: 200,
    answer: restoreReceipt,
  },
} as const satisfies Partial<Record<CallName, Call>>;
