import { cited } from '../cited.ts'

/** ABLE account, dollars a year from everybody together; a working owner may add more. */
export const ableLimit = cited(
  [
    { year: 2025, limit: 19_000 },
    { year: 2026, limit: 20_000 },
  ] as const,
  'able-limit-2026',
  { where: 'IRC 529A(b)(2)(B)', confidence: 'medium' },
)

/** Trump account (IRC 530A). `pilot`: one deposit from the Treasury for citizens born in these years. Nothing comes out before the year of turning 18. */
export const trumpAccount = cited(
  {
    perYear: 5_000,
    employerPerYear: 2_500,
    contributionsFrom: '2026-07-04',
    pilotDeposit: 1_000,
    pilotBornFrom: 2025,
    pilotBornTo: 2028,
    lockedUntilYearOfAge: 18,
  },
  'pl-119-21',
  { where: 's. 70204 (IRC 530A, 128, 6434)' },
)
