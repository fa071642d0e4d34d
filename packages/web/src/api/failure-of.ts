import type { ApiError } from '@ramka/contract/wire/api-error';
import { ApiFailure } from './api-failure.ts';

/** The failure that an answer above 399 tells about; also where something on the way answered instead of the API. */
export const failureOf = async (response: Response): Promise<ApiFailure> => {
  const told = await response.json().catch(() => undefined);
  return isApiError(told)
    ? new ApiFailure(response.status, told.code, told.message, told.issues)
    : new ApiFailure(response.status, 'unreadable');
};

const isApiError = (told: unknown): told is ApiError =>
  typeof told === 'object' &&
  told !== null &&
  'code' in told &&
  typeof told.code === 'string' &&
  'message' in told &&
  typeof told.message === 'string';
