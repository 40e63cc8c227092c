import { Popover as ArkPopover } from '@ark-ui/react/popover';
import { Portal } from '@ark-ui/react/portal';
import { type ReactNode, useId } from 'react';
import { cx } from '#styled/css';
import { popover } from '#styled/recipes';
import { type FloatingPlacement, ownSize } from '../overlays/floating.ts';
import { Drawer } from '../overlays/Drawer.tsx';
import { PHONE, useMedia } from '../overlays/use-media.ts';
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
  sheet?: boolean;
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
  sheet = false,
  className,
}: PopoverPanelProps) {
  const styles = popover();
  const titleId = useId();
  const shown = useDeferredOpen(open, false);
  const isPhone = useMedia(PHONE);
  if (sheet && isPhone) {
    return (
      <Drawer
        placement="bottom"
        flush
        open={shown}
        title={title ?? label}
        onClose={() => onOpenChange(false)}
        returnTo={() => document.getElementById(ids.trigger)}
      >
        {children}
      </Drawer>
    );
  }
  return (
    <ArkPopover.Root
      ids={ids}
      open={shown}
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
