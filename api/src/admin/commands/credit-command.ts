import { changeCreditLimit, readCreditLimit } from '../../modules/payment/credit-limit.ts';
import { AdminError } from '../admin-error.ts';
import { changedMeanwhile } from '../changed-meanwhile.ts';
import type { Command } from '../command.ts';
import { findBranch } from '../find-by-reference.ts';
import { listValues } from '../rows-text.ts';
import { formatYen as yen, readYen } from '../yen.ts';

export const creditCommand: Command = {
  name: 'credit',
  text: 'Sets what a branch may owe by invoice at most. What it owes already stays.',
  example: 'credit --branch SAKURA/東京本社 --limit 3000000',
  options: {
    branch: { value: 'BRANCH', text: 'As CODE/NAME, or its id.', required: true },
    limit: { value: 'YEN', text: 'Whole yen.', required: true },
  },
  async plan(app, given) {
    const branch = await findBranch(app, given.branch ?? '');
    const wanted = readYen('limit', given.limit ?? '');
    const reference = `${branch.company_code}/${branch.name}`;
    const { limit, used } = await readCreditLimit(app.db, branch.id);
    const tooLow = () =>
      new AdminError(`${reference} owes more than ${yen(wanted)} already. Its limit stays ${yen(limit)}.`);
    if (wanted === limit) return { kind: 'unchanged', about: `Credit limit of ${reference} (${branch.id})` };
    if (wanted < used) throw tooLow();
    return {
      kind: 'write',
      title: `Credit limit of ${reference} (${branch.id}) differs`,
      lines: listValues({
        limit: `${yen(limit)} → ${yen(wanted)}`,
        used: yen(used),
        left: `${yen(limit - used)} → ${yen(wanted - used)}`,
      }),
      async write() {
        const outcome = await changeCreditLimit(app, { branchId: branch.id, seen: limit, limit: wanted });
        if (outcome.kind === 'failed') throw outcome.code === 'USED' ? tooLow() : changedMeanwhile();
        return [
          `Set the credit limit of ${reference} to ${yen(wanted)}, of which ${yen(outcome.left)} are left.`,
        ];
      },
    };
  },
};
