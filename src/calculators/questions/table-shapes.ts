/** Columns of each question's tables with their units, as `api/table-schema.ts` reads them. */
export const tableShapes = {
  apr: { placed: 'date date, advance dollars, payment dollars, fullUnitPeriods count, oddFraction ratio' },
  steppedRate: { steps: 'step count, days count, rate percent, interest dollars, balance dollars' },
} as const
