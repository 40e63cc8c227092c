import { screen } from '@testing-library/react';
import { axeFindings } from '@yado/shared/testing/axe-findings';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { loadTestQuery } from '@yado/shared/testing/load-test-query';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { beforeAll, expect, it } from 'vitest';
import { Screen } from './ExampleScreen.tsx';
import query, { type ExampleScreenQuery } from './__generated__/ExampleScreenQuery.graphql';

beforeAll(installTestSite);

it('greets who is signed in by name', async () => {
  renderWithRelay(
    (environment) => <Screen data={loadTestQuery<ExampleScreenQuery>(environment, query, {})} />,
    { resolvers: { Query: () => ({ myself: { name: '佐藤 花子' } }) } },
  );
  expect(screen.getByRole('heading', { level: 1, name: '見本' })).toBeTruthy();
  expect(screen.getByText('佐藤 花子 様のページです。')).toBeTruthy();
  expect(await axeFindings()).toEqual([]);
});
