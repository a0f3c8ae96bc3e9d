import { cited } from '../cited.ts'
import type { StateCode } from '../states/codes.ts'

/**
 * Average homeowners premium, dollars a year: 300,000 of dwelling and of liability cover, a 1,000 deductible, good credit, age 40.
 * Publishers differ widely (Florida 2,625 here, 8,471 in another survey), so show it as a rough guide.
 */
export const homePremiumByState = cited<Readonly<Record<StateCode, number>>>(
  {
    AL: 3420,
    AK: 1035,
    AZ: 2565,
    AR: 3215,
    CA: 1335,
    CO: 4175,
    CT: 1870,
    DE: 1025,
    DC: 1295,
    FL: 2625,
    GA: 2435,
    HI: 610,
    ID: 1460,
    IL: 2420,
    IN: 2495,
    IA: 2505,
    KS: 3735,
    KY: 2510,
    LA: 2220,
    ME: 1180,
    MD: 1945,
    MA: 1595,
    MI: 2095,
    MN: 2920,
    MS: 3310,
    MO: 3290,
    MT: 2735,
    NE: 4505,
    NV: 1305,
    NH: 1185,
    NJ: 1290,
    NM: 1730,
    NY: 1740,
    NC: 2490,
    ND: 2805,
    OH: 1590,
    OK: 6210,
    OR: 1305,
    PA: 1440,
    RI: 2080,
    SC: 2350,
    SD: 3345,
    TN: 2850,
    TX: 4585,
    UT: 1385,
    VT: 950,
    VA: 1705,
    WA: 1415,
    WV: 1770,
    WI: 1515,
    WY: 1555,
  },
  'nerdwallet-home',
  {
    asOf: '2025',
    confidence: 'medium',
    note: 'Averages differ widely from one survey to the next. Get quotes for your own home.',
  },
)
export const homePremiumNational = cited(2110, 'nerdwallet-home', { asOf: '2025', confidence: 'medium' })

/** The national average by dollars of dwelling cover. */
export const homePremiumByDwelling = cited(
  [
    { dwelling: 200_000, yearly: 1555 },
    { dwelling: 300_000, yearly: 2110 },
    { dwelling: 400_000, yearly: 2655 },
    { dwelling: 500_000, yearly: 3210 },
  ],
  'nerdwallet-home',
  { asOf: '2025', confidence: 'medium' },
)
/** How much more poor credit costs, where insurers may use it. */
export const poorCreditExtra = cited(0.72, 'nerdwallet-home', { asOf: '2025', confidence: 'medium' })

/** A second survey of some states, dollars a year by dwelling cover: 300,000 of liability, a 1,000 deductible. */
export const homePremiumSecondSurvey = cited<
  Readonly<Partial<Record<StateCode, Readonly<Record<'d200k' | 'd300k' | 'd400k' | 'd600k' | 'd1m', number>>>>>
>(
  {
    AL: { d200k: 2852, d300k: 3716, d400k: 4506, d600k: 6118, d1m: 8790 },
    AR: { d200k: 2458, d300k: 3195, d400k: 3960, d600k: 5450, d1m: 7732 },
    FL: { d200k: 6203, d300k: 8471, d400k: 11_161, d600k: 16_690, d1m: 25_695 },
    GA: { d200k: 1784, d300k: 2301, d400k: 2888, d600k: 4120, d1m: 6031 },
    KY: { d200k: 3587, d300k: 4471, d400k: 5450, d600k: 7030, d1m: 9779 },
    LA: { d200k: 3766, d300k: 5185, d400k: 6613, d600k: 9540, d1m: 14_556 },
    MS: { d200k: 1995, d300k: 2602, d400k: 3092, d600k: 4216, d1m: 6286 },
    NC: { d200k: 2481, d300k: 3799, d400k: 4768, d600k: 6692, d1m: 8296 },
    SC: { d200k: 2032, d300k: 2870, d400k: 3690, d600k: 5208, d1m: 8172 },
    TN: { d200k: 2409, d300k: 3198, d400k: 3970, d600k: 5489, d1m: 7936 },
    VA: { d200k: 1579, d300k: 1939, d400k: 2379, d600k: 3336, d1m: 5110 },
    WV: { d200k: 1572, d300k: 1961, d400k: 2333, d600k: 3037, d1m: 4109 },
  },
  'insurance-com-home',
  { asOf: '2026', confidence: 'medium' },
)
