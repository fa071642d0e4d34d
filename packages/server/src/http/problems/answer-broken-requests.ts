import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ApiError } from '@ramka/contract/wire/api-error';
import type { Language } from '@ramka/domain/text';
import { allTexts } from '@ramka/texts/all-texts';

/**
 * Answers what is no HTTP at all, too slow or too long in its head: it never reaches a call, so that it is told on the bare
 * connection, in the deployment's language, in the shape of every other error (reading R7).
 */
export const answerBrokenRequests =
  (language: Language) =>
  (error: { readonly code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const status = statusByCode[error.code ?? ''] ?? 400;
    const code = status === 431 ? 'too-large' : 'malformed';
    const body = JSON.stringify({ code, message: allTexts[language].messages.errors[code] } satisfies ApiError);
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'connection: close',
      'content-type: application/json; charset=utf-8',
      `content-language: ${language}`,
      `content-length: ${Buffer.byteLength(body)}`,
    ];
    if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
    socket.destroySoon();
  };

const statusByCode: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };
