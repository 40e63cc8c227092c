import { Icon } from '@yado/shared/ui/Icon';
import { IconButton } from '@yado/shared/ui/IconButton';
import { useState } from 'react';
import { readColorMode, setColorMode } from './color-mode.ts';

/** Switches between light and dark; the choice stays in this browser. */
export function ColorModeButton() {
  const [mode, setMode] = useState(readColorMode);
  const other = mode === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      label={other === 'dark' ? '暗い配色にする' : '明るい配色にする'}
      variant="ghost"
      onClick={() => {
        setColorMode(other);
        setMode(other);
      }}
    >
      <Icon name={other === 'dark' ? 'moon' : 'sun'} />
    </IconButton>
  );
}
