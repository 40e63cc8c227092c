import { changeBranch } from '../../modules/organization/branch-setup.ts';
import { findAgencies } from '../../modules/organization/organization-store.ts';
import { findChanges } from '../../modules/organization/update-as-seen.ts';
import { changedMeanwhile } from '../changed-meanwhile.ts';
import type { Command } from '../command.ts';
import { findAgency, findBranch } from '../find-by-reference.ts';
import { listValues } from '../rows-text.ts';

export const attachCommand: Command = {
  name: 'attach',
  text: 'Gives a branch to an agency, whose people then see its trips, or takes it away.',
  example: 'attach --branch SAKURA/大阪支店 --agency 株式会社みらいトラベル',
  options: {
    branch: { value: 'BRANCH', text: 'As CODE/NAME, or its id.', required: true },
    agency: {
      value: 'AGENCY',
      text: 'Its name or id; none: the branch has no agency any more.',
      required: true,
    },
  },
  async plan(app, given) {
    const branch = await findBranch(app, given.branch ?? '');
    const wanted = given.agency === 'none' ? null : await findAgency(app, given.agency ?? '');
    const about = `Branch ${branch.company_code}/${branch.name} (${branch.id})`;
    const changes = findChanges(branch, { agency_id: wanted?.id ?? null });
    if (Object.keys(changes).length === 0) return { kind: 'unchanged', about };
    const [present] = branch.agency_id === null ? [] : await findAgencies(app.db, [branch.agency_id]);
    return {
      kind: 'write',
      title: `${about} changes its agency`,
      lines: listValues({ agency: `${present?.name ?? '(none)'} → ${wanted?.name ?? '(none)'}` }),
      async write() {
        if (!(await changeBranch(app, branch.id, changes))) throw changedMeanwhile();
        return [
          wanted === null
            ? `Branch ${branch.company_code}/${branch.name} has no agency now.`
            : `Attached branch ${branch.company_code}/${branch.name} to agency ${wanted.name}, id ${wanted.id}.`,
        ];
      },
    };
  },
};
