import type { WireLabels } from '@ramka/contract/wire/labels';
import { normaliseLabel, type PieceLabel } from '@ramka/domain/labels';
import { err } from '@ramka/domain/result';
import type { Deployment } from '@ramka/contract/deployment';
import type { FastifyInstance } from 'fastify';
import type { LocalisedCatalogue } from '../../catalogue/catalogue.ts';
import { registerEndpoint } from '../../http/endpoint.ts';
import { type ErrorIssue, HttpError } from '../../http/errors.ts';
import { pipelined } from '../../store/operation.ts';
import { unwrap } from '../change.ts';
import { requireProject } from '../project-row.ts';
import { loadProject, type StoredProject } from '../projects.store.ts';
import type { ProjectServices } from '../set-responses.ts';
import { changeProjectLabels, loadLabels } from './labels.store.ts';
import { usualHeightsOf } from './usual-heights.ts';

/** Endpoints of the labels, heights, circuits and notes of pieces. */
export const addLabelRoutes = (
  api: FastifyInstance,
  { store, catalogue, deployment }: Pick<ProjectServices, 'store' | 'catalogue' | 'deployment'>,
): void => {
  const read = async (projectId: string): Promise<WireLabels> => {
    const [found, labels] = await store.read(() => pipelined(loadProject(projectId), loadLabels(projectId)));
    return labelsResponse(requireProject(found), labels, catalogue.in(deployment.defaultLanguage), deployment);
  };

  registerEndpoint(api, 'readLabels', ({ params }) => read(params.projectId));

  registerEndpoint(api, 'changeLabels', async ({ params: { projectId }, body }) => {
    const pieces = body.pieces.map(({ groupId: roomId, bundleId: setId, piece, label, height, circuit, note }) => ({
      roomId,
      setId,
      piece,
      customLabel: label === undefined ? undefined : normaliseLabel(label),
      height,
      circuit: circuit === undefined ? undefined : normaliseLabel(circuit),
      note: note === undefined ? undefined : normaliseLabel(note),
    }));
    const changed = await store.write(() =>
      changeProjectLabels({ projectId, now: Date.now() }, { numbered: body.numbered, pieces }),
    );
    if (!changed.ok) {
      const { problem } = changed;
      if (problem.kind === 'label-taken') throw new HttpError('unprocessable', [labelTaken(problem.index)]);
      unwrap(err(problem));
    }
    return read(projectId);
  });
};

const labelTaken = (index: number): ErrorIssue => ({
  path: `pieces.${index}.label`,
  code: 'label-taken',
  message: ({ input }) => input.labelTaken,
});

const labelsResponse = (
  project: StoredProject,
  labels: readonly PieceLabel[],
  assortment: LocalisedCatalogue,
  deployment: Pick<Deployment, 'heights'>,
): WireLabels => {
  if (project.numbered === 0) return { numbered: false, pieces: [], heights: [] };
  return {
    numbered: true,
    pieces: labels
      .filter(({ removed }) => removed === 0)
      .map(({ roomId, setId, piece, number, customLabel, height, circuit, note }) => ({
        groupId: roomId,
        bundleId: setId,
        piece,
        number,
        label: customLabel,
        height,
        circuit,
        note,
      })),
    heights: [...usualHeightsOf(project.sets, assortment, deployment.heights)].map(
      ([bundleId, { height, source }]) => ({ bundleId, height, source }),
    ),
  };
};
