import type { AddressedSearch } from '@yado/shared/routing/hotel-search';
import { useEffect, useRef, useState } from 'react';

/** The place whose map was open when its page was left, for the way back to it. */
let left: string | null = null;

/** Whether the map's sheet is open: at first where the address says so, or where the page was left from it. */
export function useMapOpen({ destination, regionId, propertyId, view }: AddressedSearch) {
  const place = [destination, regionId, propertyId].join(' ');
  const [open, setOpen] = useState(() => view === 'map' || left === place);
  const latest = useRef<string | null>(null);
  useEffect(() => {
    latest.current = open ? place : null;
  });
  useEffect(() => {
    left = null;
    return () => {
      left = latest.current;
    };
  }, []);
  return [open, setOpen] as const;
}
