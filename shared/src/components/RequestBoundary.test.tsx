import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLoaderData } from '@yado/shared/router';
import { goOnline } from '../testing/go-online.tsx';
import { afterEach, expect, it, vi } from 'vitest';
import { RequestBoundary } from './RequestBoundary.tsx';

afterEach(() => vi.restoreAllMocks());

it('asks again by itself when the line is back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const answers = [{ rate: null }, { rate: '¥12,000' }];
  const loader = vi.fn(() => answers.shift());
  const router = createMemoryRouter([
    { path: '/', loader, element: <Page />, hydrateFallbackElement: <p /> },
  ]);
  render(<RouterProvider router={router} />);
  expect(await screen.findByText('料金を取得できませんでした')).toBeTruthy();
  expect(loader).toHaveBeenCalledTimes(1);
  await goOnline(() => expect(loader).toHaveBeenCalledTimes(2));
  expect(await screen.findByText('¥12,000')).toBeTruthy();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(loader).toHaveBeenCalledTimes(2));
});

function Page() {
  const source = useLoaderData<{ rate: string | null }>();
  return (
    <RequestBoundary what="料金" source={source}>
      <Rate rate={source.rate} />
    </RequestBoundary>
  );
}

function Rate({ rate }: { rate: string | null }) {
  if (rate === null) throw new Error('offline');
  return <p>{rate}</p>;
}
