import type { AppContext } from '../../context.ts';
import { changeAgency } from '../../modules/agency-change/change-agency.ts';
import { createAgency, findAgenciesByReference } from '../../modules/organization/agency-setup.ts';
import { type AgencyFields, readAgency } from '../../modules/organization/agency-validation.ts';
import { AdminError } from '../admin-error.ts';
import { agencyColumnNames, agencyFields, agencyOptions } from '../agency-options.ts';
import { changedMeanwhile } from '../changed-meanwhile.ts';
import type { Command, Given } from '../command.ts';
import { findAgency } from '../find-by-reference.ts';
import { readPaymentMethod } from '../payment-method.ts';
import { planUpdate } from '../plan-update.ts';
import { listValues } from '../rows-text.ts';

export const agencyCommand: Command = {
  name: 'agency',
  text: 'Adds an agency that serves branches under its own name, or changes it. An empty value clears.',
  example:
    'agency --name 株式会社みらいトラベル --display-name みらいトラベル --contact "平日 9:30〜18:00 電話 06-0000-0200" --payment both',
  options: agencyOptions,
  async plan(app, given) {
    const agency = readFields(app, given);
    if ((await findAgenciesByReference(app, agency.name)).length > 0) {
      const row = await findAgency(app, agency.name);
      return planUpdate({
        about: `Agency ${row.name} (${row.id})`,
        row,
        requested: agency,
        columnNames: agencyColumnNames,
        write: (changes) => changeAgency(app, { agencyId: row.id, userId: null, changes }),
        report: `Changed agency ${row.name}, id ${row.id}.`,
      });
    }
    return {
      kind: 'write',
      title: `Agency ${agency.name} is new`,
      lines: listValues(
        Object.fromEntries(
          Object.entries(agency).map(([column, value]) => [agencyColumnNames[column] ?? column, value]),
        ),
      ),
      async write() {
        const created = await createAgency(app, agency);
        if (created === null) throw changedMeanwhile();
        return [`Added agency ${agency.name}, id ${created.id}.`];
      },
    };
  },
};

function readFields(app: AppContext, given: Given): AgencyFields & { name: string } {
  const typed = Object.fromEntries(
    Object.entries(agencyFields).map(([option, { column }]) => [column, given[option]]),
  );
  const fields = readAgency(typed);
  if ('wrong' in fields) {
    const [option, field] =
      Object.entries(agencyFields).find(([, { column }]) => column === fields.wrong) ?? [];
    throw new AdminError(`--${option} is wrong. ${field?.text}`);
  }
  const { name, public_origin: origin, ...rest } = fields;
  if (typeof name !== 'string') throw new AdminError('--name is missing.');
  const { publicOrigins } = app.config;
  if (typeof origin === 'string' && !publicOrigins.includes(origin)) {
    throw new AdminError(`--origin is one of PUBLIC_ORIGINS (${publicOrigins.join(', ')}), not ${origin}.`);
  }
  return {
    name,
    ...(origin === undefined ? {} : { public_origin: origin }),
    ...rest,
    ...(given.payment === undefined ? {} : { available_payment_method: readPaymentMethod(given.payment) }),
  };
}
