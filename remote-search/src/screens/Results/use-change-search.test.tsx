import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLoaderData } from '@yado/shared/router';
import { type AddressedSearch, searchFromParams } from '@yado/shared/routing/hotel-search';
import { expect, it } from 'vitest';
import { useChangeSearch } from './use-change-search.ts';

const ADDRESS = '/hotels?q=東京&region=1&checkin=2026-12-10&checkout=2026-12-12&room=1';

it('says that another list is on its way until it has come', async () => {
  const gate = Promise.withResolvers<void>();
  let current: ReturnType<typeof useChangeSearch> | undefined;
  function Page() {
    const search = useLoaderData<AddressedSearch>();
    current = useChangeSearch(search, search.stay!);
    return <p>{search.sort}</p>;
  }
  const loader = async ({ request }: { request: Request }) => {
    const search = searchFromParams(new URL(request.url).searchParams);
    if (search.sort === 'price') await gate.promise;
    return search;
  };
  const route = { path: '/hotels', loader, element: <Page />, hydrateFallbackElement: <p /> };
  render(<RouterProvider router={createMemoryRouter([route], { initialEntries: [ADDRESS] })} />);
  await screen.findByText('recommended');
  expect(current?.isChanging()).toBe(false);
  act(() => current?.change({ sort: 'price' }));
  expect(current?.isChanging()).toBe(true);
  await act(async () => gate.resolve());
  await screen.findByText('price');
  expect(current?.isChanging()).toBe(false);
});
