import { act, waitFor } from '@testing-library/react';

/** Tells the page that the device has a line again, until it is heard: what is on screen may listen a moment later. */
export async function goOnline(heard: () => void): Promise<void> {
  await waitFor(() => {
    act(() => void window.dispatchEvent(new Event('online')));
    heard();
  });
}
