import type { Texts } from '../texts.ts';

export const messages: Texts['messages'] = {
  storeFailed: 'An error occurred while saving the data',
  fetchFailed: 'An error occurred while loading the data',
  errors: {
    malformed: 'The request is malformed',
    'missing-request-header': 'The request does not come from this application',
    'not-found': 'There is no such address',
    'unknown-project': 'There is no project with this id',
    'unknown-room': 'The room was not found',
    'unknown-set': 'The set was not found',
    'unknown-product': 'The product was not found',
    'unknown-category': 'The category was not found',
    conflict: 'This change does not fit the state of the project',
    stale: 'Somebody else has changed this in the meantime. Load it again',
    'too-large': 'Too much data was sent',
    unprocessable: 'The data cannot be accepted',
    'too-many-requests': 'Too many requests. Try again in a moment',
    unavailable: 'The service is not available right now. Try again in a moment',
  },
  input: {
    invalid: 'The value is invalid',
    unknownField: 'Unknown field',
    outOfRange: 'The value is out of range',
    quantity: 'The quantity must be a whole number from 1 to 9999',
    variant: 'This installation does not offer that variant',
    emptyList: 'The list must not be empty',
    longList: 'The list is too long',
    setIds: 'Give the ids of sets, separated by commas',
    shortQuery: 'Type at least 3 characters',
    unknownSet: 'The project has no such set',
    unknownProduct: 'The catalogue has no such product',
  },
  projectName: {
    required: 'Your project needs a name',
    tooShort: 'The name of a project has at least 3 characters',
  },
  roomName: {
    required: 'The room needs a name',
    tooShort: 'The name of a room has at least 3 characters',
  },
  name: {
    tooLong: 'A name has at most 120 characters',
    controlCharacter: 'The name holds a character that is not allowed',
  },
};
