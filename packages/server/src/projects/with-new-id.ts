import { randomBytes } from 'node:crypto';
import { projectIdFrom } from '@ramka/domain/project';
import type { Result } from '@ramka/domain/result';

/**
 * Creates a project under a new id, under another one should it be taken. The id is the only key to a project, so that it
 * comes from a cryptographic source (reading R6).
 */
export const withNewId = async <Value>(create: (id: string) => Promise<Result<Value, 'taken'>>): Promise<Value> => {
  for (;;) {
    const created = await create(projectIdFrom(randomBytes));
    if (created.ok) return created.value;
  }
};
