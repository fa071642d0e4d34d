import { onlineManager } from '@tanstack/react-query';
import { probeConnection } from '../platform/connection.ts';
import { ApiFailure } from './failure.ts';

/**
 * Rejects when the connection is lost, or after `timeout` milliseconds, because browsers keep a request open even if
 * there will be no response. Then it probes the connection, so that a retry does not wait as long again.
 */
export const whileOnline = async <Answer>(answer: Promise<Answer>, timeout: number): Promise<Answer> => {
  if (!onlineManager.isOnline()) return answer;
  const stops: (() => void)[] = [];
  const connectionLost = new Promise<never>((_, reject) => {
    const fail = (): void => reject(new ApiFailure(0, 'unreachable'));
    const timer = setTimeout(() => {
      fail();
      void probeConnection();
    }, timeout);
    stops.push(
      () => clearTimeout(timer),
      onlineManager.subscribe((online) => {
        if (!online) fail();
      }),
    );
  });
  return Promise.race([answer, connectionLost]).finally(() => {
    for (const stop of stops) stop();
  });
};
