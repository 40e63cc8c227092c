import {
  changeCompany,
  createCompany,
  findCompanyByCode,
  readCompany,
} from '../../modules/organization/company-service.ts';
import { AdminError } from '../admin-error.ts';
import { changedMeanwhile } from '../changed-meanwhile.ts';
import type { Command } from '../command.ts';
import { planUpdate } from '../plan-update.ts';
import { listValues } from '../rows-text.ts';

const rules = {
  code: '--code is 1 to 20 of A–Z, 0–9 and hyphens.',
  name: '--name has 1 to 100 characters on one line.',
};

export const companyCommand: Command = {
  name: 'company',
  text: 'Adds a company, or changes its name. Its code stays.',
  example: 'company --code SAKURA --name 株式会社さくら商事',
  options: {
    code: { value: 'CODE', text: 'Short name that lists show: A–Z, 0–9, hyphens.', required: true },
    name: { value: 'NAME', text: 'As documents print it.', required: true },
  },
  async plan(app, { code = '', name = '' }) {
    const company = readCompany({ code, name });
    if ('wrong' in company) throw new AdminError(rules[company.wrong]);
    const row = await findCompanyByCode(app, company.code);
    if (row === null) {
      return {
        kind: 'write',
        title: `Company ${company.code} is new`,
        lines: listValues({ ...company }),
        async write() {
          const created = await createCompany(app, company);
          if (created === null) throw changedMeanwhile();
          return [`Added company ${company.code}, id ${created.id}.`];
        },
      };
    }
    return planUpdate({
      about: `Company ${row.code} (${row.id})`,
      row,
      requested: company,
      write: (changes) => changeCompany(app, row.id, changes),
      report: `Changed company ${row.code}, id ${row.id}.`,
    });
  },
};
