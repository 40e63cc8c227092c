import { Popover as ArkPopover } from '@ark-ui/react/popover';
import { Portal } from '@ark-ui/react/portal';
import { type ReactNode, useId } from 'react';
import { cx } from '#styled/css';
import { popover } from '#styled/recipes';
import { type FloatingPlacement, ownSize } from '../overlays/floating.ts';
import { useDeferredOpen } from '../overlays/use-deferred-open.ts';

export interface PopoverPanelProps {
  /** Ids of the button and of the panel it opens. */
  ids: { trigger: string; content: string };
  title?: ReactNode;
  label?: string;
  children: ReactNode;
  placement: FloatingPlacement;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  className?: string;
}

/** What a Popover's button opens. */
export function PopoverPanel({
  ids,
  title,
  label,
  children,
  placement,
  open,
  onOpenChange,
  className,
}: PopoverPanelProps) {
  const styles = popover();
  const titleId = useId();
  return (
    <ArkPopover.Root
      ids={ids}
      open={useDeferredOpen(open, false)}
      onOpenChange={(details) => onOpenChange(details.open)}
      positioning={{ ...ownSize, placement, gutter: 8 }}
      lazyMount
      unmountOnExit
    >
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
