import { chooseModeLabel } from '@yado/shared/components/site/ModeButtons';
import { chooseColorMode, readColorMode, watchColorMode } from '@yado/shared/site/color-mode';
import { Icon } from '@yado/shared/ui/Icon';
import { IconButton } from '@yado/shared/ui/IconButton';
import { useSyncExternalStore } from 'react';

/** Switches between light and dark; the choice stays in this browser. */
export function ColorModeButton() {
  const mode = useSyncExternalStore(watchColorMode, readColorMode);
  const other = mode === 'dark' ? 'light' : 'dark';
  return (
    <IconButton label={chooseModeLabel(other)} variant="ghost" onClick={() => chooseColorMode(other)}>
      <Icon name={other === 'dark' ? 'moon' : 'sun'} />
    </IconButton>
  );
}
