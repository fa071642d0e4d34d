import { fork } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs a script in a child process, so that its memory can be measured separately. Returns the message that it sends.
 */
export const runProcess = async <Message>(script: URL, ...words: readonly (string | number)[]): Promise<Message> => {
  const execArgv = ['--expose-gc', '--max-old-space-size=12000', '--disable-warning=ExperimentalWarning'];
  const child = fork(script, words.map(String), { execArgv });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${script.pathname} ended without an answer`);
  });
  const [message] = (await Promise.race([once(child, 'message'), ended])) as [Message];
  ended.catch(() => undefined);
  child.kill();
  return message;
};
