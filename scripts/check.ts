import { spawn } from 'node:child_process';

/** The commands of `npm run check`: format, lint, types, dead code, architecture, size of the pages. */
const checks: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['format', 'oxfmt', '--check'],
  ['lint', 'oxlint'],
  ...[
    '.',
    'packages/domain',
    'packages/contract',
    'packages/texts',
    'packages/server',
    'packages/drawing',
    'packages/import',
    'packages/web',
    'packages/web/tsconfig.build.json',
    'packages/web/tsconfig.worker.json',
    'catalogues/sample',
    'e2e',
    'bench',
    'tsconfig.tests.json',
  ].map((project) => [`types of ${project}`, 'tsc', '-p', project] as const),
  ['dead code', 'knip'],
  ['dead code of production', 'knip', '--production'],
  ['architecture', 'vitest', 'run', 'architecture.test.ts'],
  ['size of the pages', process.execPath, 'scripts/budget/check-budget.ts'],
];

const outputOf = (command: string, args: readonly string[]): Promise<{ code: number; output: string }> =>
  new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });

let failed = 0;
for (const [name, command, ...args] of checks) {
  const { code, output } = await outputOf(command, args);
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'}  ${name}`);
  if (code === 0) continue;
  failed += 1;
  console.log(output);
}
process.exitCode = failed === 0 ? 0 : 1;
