/** Down to a multiple, blind to binary noise: 24,500.0000001 and 24,499.9999999 are both 24,500 at 500. */
export const floorTo = (amount: number, multiple: number): number => Math.floor(amount / multiple + 1e-9) * multiple
