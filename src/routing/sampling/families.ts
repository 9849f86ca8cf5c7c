/** Cells that are corrected together. */
interface Family {
  /** As how many cells all of them count in a correction, and each of them: the whole of `alpha` over the family's part of it. */
  readonly cells: number;
  readonly weight: number;
}

/**
 * The families of a suite in which a change touches so many of all cells: four fifths of `alpha` are theirs and a fifth is the others', so
 * that a large suite does not hide what was edited; all of it where the other family is empty.
 */
export function familiesOf(touched: number, all: number): (isTouched: boolean) => Family {
  const isSplit = touched > 0 && touched < all;
  return (isTouched) => {
    const weight = isSplit ? (isTouched ? 5 / 4 : 5) : 1;
    return { cells: (isTouched ? touched : all - touched) * weight, weight };
  };
}
