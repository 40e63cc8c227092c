import { Icon } from '@yado/shared/ui/Icon';
import { IconButton } from '@yado/shared/ui/IconButton';
import { css } from '#styled/css';
import type { ColorMode } from '../../site/color-mode.ts';

/** What the button is called that leads to a mode. */
export const chooseModeLabel = (mode: ColorMode) => (mode === 'dark' ? '暗い配色にする' : '明るい配色にする');

/** One for each color mode, of which styles show the right one; what they do comes with a script. */
export function ModeButtons() {
  return (
    <>
      <IconButton
        label={chooseModeLabel('dark')}
        variant="ghost"
        data-choose-mode="dark"
        className={css({ _dark: { display: 'none' } })}
      >
        <Icon name="moon" />
      </IconButton>
      <IconButton
        label={chooseModeLabel('light')}
        variant="ghost"
        data-choose-mode="light"
        className={css({ display: 'none', _dark: { display: 'inline-grid' } })}
      >
        <Icon name="sun" />
      </IconButton>
    </>
  );
}
