/** Cells that are corrected together. */
interface Family {
  readonly cells: number;
  /** As how many cells each of them counts in a correction: the whole of `alpha` over the family's part of it. */
  readonly weight: number;
}

/**
 * The families of a suite in which a change touches so many of all cells: four fifths of `alpha` are theirs and a fifth is the others', so
 * that a large suite does not hide what was edited; all of it where the other family is empty.
 */
export function familiesOf(touched: number, all: number): (isTouched: boolean) => Family {
  const isSplit = touched > 0 && touched < all;
  return (isTouched) =>
    isTouched ? { cells: touched, weight: isSplit ? 5 / 4 : 1 } : { cells: all - touched, weight: isSplit ? 5 : 1 };
}
