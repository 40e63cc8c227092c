import { Popover as ArkPopover } from '@ark-ui/react/popover';
import { Portal } from '@ark-ui/react/portal';
import { type ReactElement, type ReactNode, useId, useState } from 'react';
import { cx } from '#styled/css';
import { popover } from '#styled/recipes';
import { type FloatingPlacement, ownSize } from './floating.ts';
import { useOpenLate } from './use-open-late.ts';

export interface PopoverProps {
  /** A Button or IconButton. */
  trigger: ReactElement;
  title?: ReactNode;
  /** Names the popover when it has no title. */
  label?: string;
  children: ReactNode;
  placement?: FloatingPlacement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  className?: string;
}

/** At most 320 px wide; may hold buttons and fields, so it takes the focus. */
export function Popover({
  trigger,
  title,
  label,
  children,
  placement = 'bottom-start',
  open,
  onOpenChange,
  className,
}: PopoverProps) {
  const styles = popover();
  const titleId = useId();
  const [opened, setOpened] = useState(false);
  const shown = useOpenLate(open ?? opened);
  return (
    <ArkPopover.Root
      open={shown}
      onOpenChange={(details) => {
        setOpened(details.open);
        onOpenChange?.(details.open);
      }}
      positioning={{ ...ownSize, placement, gutter: 8 }}
      lazyMount
      unmountOnExit
    >
      <ArkPopover.Trigger asChild>{trigger}</ArkPopover.Trigger>
      <Portal>
        <ArkPopover.Positioner>
          <ArkPopover.Content
            aria-label={title ? undefined : label}
            aria-labelledby={title ? titleId : undefined}
            className={cx(styles.content, className)}
          >
            {title && (
              <div id={titleId} className={styles.title}>
                {title}
              </div>
            )}
            {children}
          </ArkPopover.Content>
        </ArkPopover.Positioner>
      </Portal>
    </ArkPopover.Root>
  );
}
