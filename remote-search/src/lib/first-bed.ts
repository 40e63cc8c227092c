/** `TravelerProfile.bed`: ONE_BED or TWO_BEDS; a value that a later API adds is as none. */
export type BedWish = string;

interface BedGroup {
  readonly configuration: readonly { readonly quantity: number }[];
}

/** The beds of a rate that are chosen until its user chooses: those of the wish, else the supplier's first. */
export function findFirstBed<T extends BedGroup>(groups: readonly T[], wish: BedWish | null): T | undefined {
  const fits = ({ configuration }: T) => {
    const beds = configuration.reduce((sum, { quantity }) => sum + quantity, 0);
    return (wish === 'ONE_BED' && beds === 1) || (wish === 'TWO_BEDS' && beds === 2);
  };
  return groups.find(fits) ?? groups[0];
}
