import { useState } from 'react';

/**
 * Whether a dialog is open, and the `key` by which it begins with fresh fields each time it is opened. While it closes
 * it keeps the key: what it shows must not change as it fades.
 */
export function useFreshDialog() {
  const [{ open, key }, setState] = useState({ open: false, key: 0 });
  return {
    open,
    key,
    show: () => setState({ open: true, key: key + 1 }),
    close: () => setState({ open: false, key }),
  };
}
