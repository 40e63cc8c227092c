import type { AppContext } from '../../context.ts';
import {
  changeBranch,
  createBranch,
  findBranchesByReference,
} from '../../modules/organization/branch-setup.ts';
import { readBranchChanges } from '../../modules/organization/branch-validation.ts';
import { findCompanyByCode } from '../../modules/organization/company-service.ts';
import type { AgencyRow, BranchRow } from '../../modules/organization/tables.ts';
import { readCreditLimit } from '../../modules/payment/credit-limit.ts';
import { AdminError } from '../admin-error.ts';
import { branchOptions, columnNames, fieldOptions } from '../branch-options.ts';
import { changedMeanwhile } from '../changed-meanwhile.ts';
import type { Command, Given } from '../command.ts';
import { findAgency, findBranch } from '../find-by-reference.ts';
import { readPaymentMethod } from '../payment-method.ts';
import { planUpdate } from '../plan-update.ts';
import { listValues } from '../rows-text.ts';
import { formatYen, readYen } from '../yen.ts';

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
    if ((await findBranchesByReference(app, reference)).length > 0) {
      const row = await findBranch(app, reference);
      await refuseOtherCommands(app, row, { agency, credit: given.credit === undefined ? null : credit });
      return planUpdate({
        about: `Branch ${reference} (${row.id})`,
        row,
        requested: { ...fields, available_payment_method: payment },
        columnNames,
        write: (changes) => changeBranch(app, row.id, changes),
        report: `Changed branch ${reference}, id ${row.id}.`,
      });
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
    throw new AdminError(
      `${place} is there, with a credit of ${formatYen(limit)}. That is changed by: credit.`,
    );
  }
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
