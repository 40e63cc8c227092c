import type { Command, CommandOption } from './command.ts';
import { commands } from './commands.ts';
import { exitCodes, exitCodeTexts } from './exit-codes.ts';

const exitCodeList = Object.entries(exitCodes).map(
  ([name, code]) => `${code} ${exitCodeTexts[name as keyof typeof exitCodes]}`,
);

const common: Record<string, CommandOption> = {
  yes: { text: 'Write without asking, for pipelines.' },
  help: { text: 'Show this.' },
};

/** All commands, a line each. */
export function buildOverview(): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  return [
    'Sets up companies and people. Usage: npm run admin -- <command> [options]',
    '',
    ...commands.map(({ name, text }) => `  ${name.padEnd(width)}  ${text}`),
    '',
    'Each shows what it will write and asks before. A second run with the same values changes nothing.',
    `npm run admin -- <command> --help lists its options. Exit code: ${exitCodeList.join(', ')}.`,
  ].join('\n');
}

/** One command with its options and an example. */
export function buildHelp({ name, text, options, example }: Command): string {
  const all = Object.entries({ ...options, ...common }).map(([option, { value, text: what, required }]) => ({
    left: `--${option}${value === undefined ? '' : ` ${value}`}`,
    right: required ? `${what} Required.` : what,
  }));
  const width = Math.max(...all.map(({ left }) => left.length));
  return [
    `${name}: ${text}`,
    '',
    ...all.map(({ left, right }) => `  ${left.padEnd(width)}  ${right}`),
    '',
    'Example:',
    `  npm run admin -- ${example}`,
  ].join('\n');
}
