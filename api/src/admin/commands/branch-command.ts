import type { AppContext } from '../../context.ts';
import { changeBranch, createBranch, findBranchesMeant } from '../../modules/organization/branch-setup.ts';
import { readBranchChanges } from '../../modules/organization/branch-validation.ts';
import { findCompanyByCode } from '../../modules/organization/company-service.ts';
import type { AgencyRow, BranchRow } from '../../modules/organization/tables.ts';
import { findChanges } from '../../modules/organization/update-as-seen.ts';
import { readCreditLimit } from '../../modules/payment/credit-limit.ts';
import { AdminError } from '../admin-error.ts';
import { branchOptions, columnNames, fieldOptions } from '../branch-options.ts';
import { changedMeanwhile } from '../changed-meanwhile.ts';
import type { Command, Given, Plan } from '../command.ts';
import { findAgency, findBranch } from '../find-meant.ts';
import { readPaymentMethod } from '../payment-method.ts';
import { readYen } from '../read-yen.ts';
import { listChanges, listValues } from '../rows-text.ts';

export const branchCommand: Command = {
  name: 'branch',
  text: 'Adds a branch to a company, open for bookings at once, or changes it.',
  example:
    'branch --company SAKURA --name 東京本社 --postal-code 100-0005 --state 東京都 --address 千代田区丸の内1-0-1 --phone 03-0000-0100 --payment both --credit 3000000',
  options: branchOptions,
  async plan(app, given) {
    const company = await findCompanyByCode(app, given.company ?? '');
    if (company === null) throw new AdminError(`There is no company ${given.company}. Add it with: company.`);
    const fields = readFields(given);
    const payment = given.payment === undefined ? undefined : readPaymentMethod(given.payment);
    const credit = given.credit === undefined ? 0 : readYen('credit', given.credit);
    const agency = given.agency === undefined ? null : await findAgency(app, given.agency);
    const reference = `${company.code}/${fields.name}`;
    if ((await findBranchesMeant(app, reference)).length > 0) {
      const row = await findBranch(app, reference);
      await refuseOtherCommands(app, row, { agency, credit: given.credit === undefined ? null : credit });
      return planChange(app, row, { ...fields, available_payment_method: payment });
    }
    const available_payment_method = payment ?? ('CREDIT_CARD_AND_INVOICE' as const);
    const branch = { ...fields, available_payment_method, cash_balance: credit };
    return {
      kind: 'write',
      title: `Branch ${reference} is new`,
      lines: listValues({
        company: `${company.code} ${company.name}`,
        ...Object.fromEntries(
          Object.entries(branch).map(([column, value]) => [columnNames[column] ?? column, value]),
        ),
        agency: agency?.name,
      }),
      async write() {
        const created = await createBranch(app, {
          ...branch,
          company_id: company.id,
          agency_id: agency?.id ?? null,
        });
        if (created === null) throw changedMeanwhile();
        return [`Added branch ${reference}, id ${created.id}.`];
      },
    };
  },
};

/** Credit and agency of a branch that is there have commands of their own, which tell what follows. */
async function refuseOtherCommands(
  app: AppContext,
  row: BranchRow,
  { agency, credit }: { agency: AgencyRow | null; credit: number | null },
): Promise<void> {
  const place = `${row.company_code}/${row.name}`;
  if (agency !== null && agency.id !== row.agency_id) {
    throw new AdminError(`${place} is there, and not with this agency. That is changed by: attach.`);
  }
  const { limit } = await readCreditLimit(app.db, row.id);
  if (credit !== null && credit !== limit) {
    throw new AdminError(`${place} is there, with a credit of ${limit} yen. That is changed by: credit.`);
  }
}

function planChange(app: AppContext, row: BranchRow, wanted: Partial<BranchRow>): Plan {
  const about = `Branch ${row.company_code}/${row.name} (${row.id})`;
  const changes = findChanges(row, wanted);
  if (Object.keys(changes).length === 0) return { kind: 'unchanged', about };
  return {
    kind: 'write',
    title: `${about} differs`,
    lines: listChanges(changes, columnNames),
    async write() {
      if (!(await changeBranch(app, row.id, changes))) throw changedMeanwhile();
      return [`Changed branch ${row.company_code}/${row.name}, id ${row.id}.`];
    },
  };
}

/** By the same rules as the settings of a branch. */
function readFields(given: Given) {
  const input = Object.fromEntries(
    Object.entries(fieldOptions).flatMap(([option, { field }]) =>
      given[option] === undefined ? [] : [[field, given[option]]],
    ),
  );
  const fields = readBranchChanges({ branchId: '', ...input });
  if ('code' in fields) {
    const [option, { rule }] = Object.entries(fieldOptions).find(
      ([, { field }]) => field === fields.field,
    ) ?? [fields.field, { rule: 'is wrong.' }];
    throw new AdminError(`--${option} ${rule}`);
  }
  if (fields.name === undefined) throw new AdminError('--name is missing.');
  return { ...fields, name: fields.name };
}
