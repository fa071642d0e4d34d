import type { CallName } from '../routes.ts';
import { restyleBody, restylePreview, restyleReceipt } from '../wire/restyle.ts';
import { type Call, inProject } from './call.ts';

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
} as const satisfies Partial<Record<CallName, Call>>;
