import { type Labels, type LabelsChange, labelsChangeToWire, withLabelsChange } from '../api/labels.ts';
import { fieldOf } from '../platform/json.ts';
import { queueableChange } from './project-change.ts';

/**
 * Switches labels on or off, and changes the notes of pieces. The installation screen shows it immediately in its own query;
 * there is no message.
 */
export const changeLabels = queueableChange({
  endpoint: 'changeLabels',
  request: (change: LabelsChange) => ({ body: labelsChangeToWire(change) }),
  isBody: (body) => Array.isArray(fieldOf(body, 'pieces')),
  apply: (labels: Labels, { body }) => withLabelsChange(labels, body),
});
