import { screen, within } from '@testing-library/react';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { loadTestQuery } from '@yado/shared/testing/load-test-query';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { beforeAll, expect, it } from 'vitest';
import { preparedResolvers } from '../../_prepared.ts';
import { Screen } from './ConfirmScreen.tsx';
import query, { type ConfirmScreenQuery } from './__generated__/ConfirmScreenQuery.graphql';

beforeAll(installTestSite);

it('links the supplier’s own terms beside the consent', () => {
  const resolvers = {
    ...preparedResolvers({ payment: { type: 'INVOICE' } }),
    CompanyBranch: () => ({ agency: null }),
    Query: () => ({ supplierTermsUrl: 'https://supplier.test/terms' }),
  };
  renderWithRelay(
    (environment) => (
      <Screen
        data={{
          query: loadTestQuery<ConfirmScreenQuery>(environment, query, { priceCheckId: 'p1' }),
          attempt: 'a1',
        }}
      />
    ),
    { resolvers },
  );
  const form = screen.getAllByRole('checkbox').at(-1)?.closest('form');
  const link = within(form!).getByRole('link', { name: /サプライヤー利用規約/ });
  expect(link.getAttribute('href')).toBe('https://supplier.test/terms');
  expect(link.getAttribute('target')).toBe('_blank');
});
