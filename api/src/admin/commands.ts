import type { Command } from './command.ts';
import { agencyCommand } from './commands/agency-command.ts';
import { attachCommand } from './commands/attach-command.ts';
import { branchCommand } from './commands/branch-command.ts';
import { companyCommand } from './commands/company-command.ts';
import { creditCommand } from './commands/credit-command.ts';
import { listCommand } from './commands/list-command.ts';
import { operatorCommand } from './commands/operator-command.ts';
import { administratorCommand, employeeCommand } from './commands/person-commands.ts';

/** In the order of a first day. */
export const commands: readonly Command[] = [
  operatorCommand,
  companyCommand,
  agencyCommand,
  branchCommand,
  attachCommand,
  creditCommand,
  administratorCommand,
  employeeCommand,
  listCommand,
];
