import { Portal } from '@ark-ui/react/portal';
import { Tooltip as ArkTooltip } from '@ark-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';
import { tooltip } from '#styled/recipes';
import type { FloatingPlacement } from './floating.ts';

export interface TooltipProps {
  /** Text only: what can be clicked belongs into a Popover. */
  content: ReactNode;
  /** Something that takes the focus: Button, IconButton, link. */
  children: ReactElement;
  /** `wide` is 480 px (or the screen); `fit` is for a few words. */
  width?: 'wide' | 'fit';
  placement?: FloatingPlacement;
}

export function Tooltip({ content, children, width, placement = 'top' }: TooltipProps) {
  return (
    <ArkTooltip.Root
      openDelay={300}
      closeDelay={100}
      interactive
      positioning={{ placement, gutter: 8 }}
      lazyMount
      unmountOnExit
    >
      <ArkTooltip.Trigger asChild>{children}</ArkTooltip.Trigger>
      <Portal>
        <ArkTooltip.Positioner>
          <ArkTooltip.Content className={tooltip({ width }).content}>{content}</ArkTooltip.Content>
        </ArkTooltip.Positioner>
      </Portal>
    </ArkTooltip.Root>
  );
}
