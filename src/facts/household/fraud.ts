import { cited } from '../cited.ts'

/**
 * What people told the Federal Trade Commission and its partners in a year: dollars lost, growth on the year before, shares of those who
 * reported a fraud and lost money. Reports only: many frauds are never reported.
 */
export const fraudReports = cited(
  {
    lost: 12_500_000_000,
    growth: 0.25,
    lostMoney: 0.38,
    lostMoneyAge20s: 0.44,
    lostMoneyAge70s: 0.24,
    investmentLost: 5_700_000_000,
    investmentMedianOver: 9000,
    imposterLost: 2_950_000_000,
    bankTransferLost: 2_000_000_000,
    cryptoLost: 1_400_000_000,
  },
  'ftc-sentinel-2024',
  { asOf: '2024' },
)

/** How people who reported a fraud were first contacted, the most common way first. */
export const fraudContactOrder = cited(['email', 'phone call', 'text message'], 'ftc-sentinel-2024', {
  where: 'press release of March 10, 2025',
  asOf: '2024',
  confidence: 'medium',
})

/** People of 16 and over who met identity theft within twelve months; shares as decimals, average losses in dollars: of any kind, and where a new account was opened. */
export const identityTheft = cited(
  { people: 23_900_000, share: 0.09, averageLoss: 880, newAccountLoss: 3430, solvedInADay: 0.56 },
  'bjs-identity-2021',
  { asOf: '2021' },
)

/** A six-digit number, new each year, without which the IRS accepts no return under a Social Security number. */
export const identityPinDigits = cited(6, 'irs-ip-pin')
