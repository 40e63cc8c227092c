import type { Command } from '../command.ts';
import { formatYen } from '../yen.ts';

export const listCommand: Command = {
  name: 'list',
  text: 'Shows companies with their branches, agencies and operators, with ids. Changes no row.',
  example: 'list',
  options: {},
  async plan(app) {
    const companies = await app.db.selectFrom('companies').selectAll().orderBy('code').execute();
    const agencies = await app.db.selectFrom('agencies').selectAll().orderBy('created_at').execute();
    const branches = await app.db.selectFrom('branches').selectAll().orderBy('created_at').execute();
    const operators = await app.db
      .selectFrom('users')
      .selectAll()
      .where('role', '=', 'OPERATOR')
      .where('status', '<>', 'DELETED')
      .orderBy('created_at')
      .execute();
    const agencyNames = new Map(agencies.map(({ id, name }) => [id, name]));
    const lines = [
      ...operators.map(({ email, name, id, status }) => `operator  ${email}  ${name}  ${id}  ${status}`),
      ...agencies.map(({ name, id }) => `agency    ${name}  ${id}`),
      ...companies.flatMap((company) => [
        `company   ${company.code}  ${company.name}  ${company.id}`,
        ...branches
          .filter(({ company_id }) => company_id === company.id)
          .map(({ name, id, status, cash_balance, agency_id }) => {
            const agency = agency_id === null ? 'no agency' : agencyNames.get(agency_id);
            const left = `${formatYen(cash_balance)} left`;
            return `branch    ${company.code}/${name}  ${id}  ${status}  ${left}  ${agency}`;
          }),
      ]),
    ];
    return { kind: 'list', lines: lines.length === 0 ? ['Nothing is set up yet.'] : lines };
  },
};
