import { cited } from '../cited.ts'
import type { Said } from '../said.ts'
import type { StateCode } from '../states/codes.ts'

/** Weekly dollars and weeks of regular unemployment benefits. */
export interface UnemploymentInsurance {
  readonly minWeekly: number
  readonly maxWeekly: number
  /** The most with dependents, where that is more. */
  readonly maxWithDependents?: number
  readonly minWeeks: number
  readonly maxWeeks: number
  /** What decides the number of weeks. Absent: everybody gets the same number. */
  readonly weeksFollow?:
    | 'base-year-pay'
    | 'spread-of-pay'
    | 'unemployment-rate'
    | 'base-year-pay-and-unemployment-rate'
    | 'weeks-worked'
    | 'best-quarters'
  /** When newer than the table. */
  readonly asOf?: string
  readonly confidence?: 'medium'
}

/** As printed for July 2025 unless a row has its own date. Most states raise the maximum every January or July. */
export const unemploymentInsurance = cited<Readonly<Record<StateCode, UnemploymentInsurance>>>(
  {
    AL: { minWeekly: 45, maxWeekly: 275, minWeeks: 14, maxWeeks: 14 },
    AK: {
      minWeekly: 56,
      maxWeekly: 370,
      maxWithDependents: 442,
      minWeeks: 16,
      maxWeeks: 26,
      weeksFollow: 'spread-of-pay',
    },
    AZ: { minWeekly: 229, maxWeekly: 320, minWeeks: 8, maxWeeks: 24, weeksFollow: 'unemployment-rate' },
    AR: { minWeekly: 81, maxWeekly: 451, minWeeks: 9, maxWeeks: 12, weeksFollow: 'base-year-pay' },
    CA: { minWeekly: 40, maxWeekly: 450, minWeeks: 14, maxWeeks: 26, weeksFollow: 'base-year-pay' },
    CO: { minWeekly: 25, maxWeekly: 767, minWeeks: 13, maxWeeks: 26, weeksFollow: 'base-year-pay' },
    CT: { minWeekly: 42, maxWeekly: 721, maxWithDependents: 796, minWeeks: 26, maxWeeks: 26 },
    DE: { minWeekly: 20, maxWeekly: 450, minWeeks: 24, maxWeeks: 26, weeksFollow: 'base-year-pay' },
    DC: { minWeekly: 50, maxWeekly: 444, minWeeks: 26, maxWeeks: 26 },
    FL: { minWeekly: 32, maxWeekly: 275, minWeeks: 9, maxWeeks: 12, weeksFollow: 'unemployment-rate' },
    GA: {
      minWeekly: 55,
      maxWeekly: 365,
      minWeeks: 6,
      maxWeeks: 26,
      weeksFollow: 'base-year-pay-and-unemployment-rate',
    },
    HI: { minWeekly: 5, maxWeekly: 835, minWeeks: 26, maxWeeks: 26 },
    ID: { minWeekly: 72, maxWeekly: 590, minWeeks: 10, maxWeeks: 26, weeksFollow: 'spread-of-pay' },
    IL: { minWeekly: 51, maxWeekly: 605, maxWithDependents: 827, minWeeks: 26, maxWeeks: 26 },
    IN: { minWeekly: 37, maxWeekly: 390, minWeeks: 26, maxWeeks: 26 },
    IA: {
      minWeekly: 93,
      maxWeekly: 622,
      maxWithDependents: 763,
      minWeeks: 9,
      maxWeeks: 16,
      weeksFollow: 'base-year-pay',
    },
    KS: { minWeekly: 159, maxWeekly: 637, minWeeks: 10, maxWeeks: 16, weeksFollow: 'base-year-pay' },
    KY: {
      minWeekly: 39,
      maxWeekly: 720,
      minWeeks: 16,
      maxWeeks: 24,
      weeksFollow: 'base-year-pay-and-unemployment-rate',
    },
    LA: { minWeekly: 35, maxWeekly: 275, minWeeks: 12, maxWeeks: 20, weeksFollow: 'base-year-pay' },
    ME: {
      minWeekly: 108,
      maxWeekly: 623,
      maxWithDependents: 1090,
      minWeeks: 15,
      maxWeeks: 26,
      weeksFollow: 'base-year-pay',
    },
    MD: { minWeekly: 50, maxWeekly: 430, minWeeks: 26, maxWeeks: 26 },
    MA: {
      minWeekly: 60,
      maxWeekly: 1051,
      minWeeks: 10,
      maxWeeks: 30,
      weeksFollow: 'base-year-pay-and-unemployment-rate',
    },
    MI: {
      minWeekly: 198,
      maxWeekly: 530,
      minWeeks: 14,
      maxWeeks: 26,
      weeksFollow: 'base-year-pay',
      asOf: '2026-01',
      confidence: 'medium',
    },
    MN: { minWeekly: 36, maxWeekly: 589, minWeeks: 9, maxWeeks: 26, weeksFollow: 'base-year-pay' },
    MS: { minWeekly: 30, maxWeekly: 235, minWeeks: 13, maxWeeks: 26, weeksFollow: 'base-year-pay' },
    MO: { minWeekly: 35, maxWeekly: 320, minWeeks: 8, maxWeeks: 20, weeksFollow: 'base-year-pay' },
    MT: { minWeekly: 227, maxWeekly: 767, minWeeks: 8, maxWeeks: 24, weeksFollow: 'spread-of-pay' },
    NE: { minWeekly: 70, maxWeekly: 564, minWeeks: 10, maxWeeks: 26, weeksFollow: 'base-year-pay' },
    NV: { minWeekly: 16, maxWeekly: 631, minWeeks: 8, maxWeeks: 26, weeksFollow: 'base-year-pay' },
    NH: { minWeekly: 32, maxWeekly: 427, minWeeks: 26, maxWeeks: 26 },
    NJ: { minWeekly: 181, maxWeekly: 905, minWeeks: 20, maxWeeks: 26, weeksFollow: 'weeks-worked', asOf: '2026-01' },
    NM: {
      minWeekly: 111,
      maxWeekly: 598,
      maxWithDependents: 648,
      minWeeks: 14,
      maxWeeks: 26,
      weeksFollow: 'base-year-pay',
    },
    NY: { minWeekly: 136, maxWeekly: 869, minWeeks: 26, maxWeeks: 26, asOf: '2025-10-06' },
    NC: {
      minWeekly: 15,
      maxWeekly: 350,
      minWeeks: 12,
      maxWeeks: 20,
      weeksFollow: 'unemployment-rate',
      confidence: 'medium',
    },
    ND: { minWeekly: 43, maxWeekly: 815, minWeeks: 12, maxWeeks: 26, weeksFollow: 'spread-of-pay' },
    OH: {
      minWeekly: 169,
      maxWeekly: 600,
      maxWithDependents: 810,
      minWeeks: 20,
      maxWeeks: 26,
      weeksFollow: 'weeks-worked',
    },
    OK: { minWeekly: 16, maxWeekly: 649, minWeeks: 16, maxWeeks: 16, asOf: '2026-01' },
    OR: { minWeekly: 204, maxWeekly: 872, minWeeks: 1, maxWeeks: 26, weeksFollow: 'base-year-pay' },
    PA: {
      minWeekly: 68,
      maxWeekly: 605,
      maxWithDependents: 613,
      minWeeks: 18,
      maxWeeks: 26,
      weeksFollow: 'weeks-worked',
    },
    RI: {
      minWeekly: 77,
      maxWeekly: 745,
      maxWithDependents: 931,
      minWeeks: 17,
      maxWeeks: 26,
      weeksFollow: 'base-year-pay',
    },
    SC: { minWeekly: 42, maxWeekly: 350, minWeeks: 13, maxWeeks: 20, weeksFollow: 'base-year-pay' },
    SD: { minWeekly: 28, maxWeekly: 553, minWeeks: 15, maxWeeks: 26, weeksFollow: 'base-year-pay' },
    TN: { minWeekly: 55, maxWeekly: 325, minWeeks: 12, maxWeeks: 20, weeksFollow: 'unemployment-rate' },
    TX: { minWeekly: 74, maxWeekly: 591, minWeeks: 10, maxWeeks: 26, weeksFollow: 'base-year-pay' },
    UT: { minWeekly: 45, maxWeekly: 806, minWeeks: 10, maxWeeks: 26, weeksFollow: 'base-year-pay', asOf: '2026-01' },
    VT: { minWeekly: 94, maxWeekly: 757, minWeeks: 23, maxWeeks: 26, weeksFollow: 'base-year-pay' },
    VA: { minWeekly: 60, maxWeekly: 378, minWeeks: 12, maxWeeks: 26, weeksFollow: 'best-quarters' },
    WA: { minWeekly: 366, maxWeekly: 1152, minWeeks: 1, maxWeeks: 26, weeksFollow: 'base-year-pay' },
    WV: { minWeekly: 24, maxWeekly: 662, minWeeks: 26, maxWeeks: 26 },
    WI: { minWeekly: 54, maxWeekly: 370, minWeeks: 14, maxWeeks: 26, weeksFollow: 'base-year-pay' },
    WY: { minWeekly: 45, maxWeekly: 624, minWeeks: 11, maxWeeks: 26, weeksFollow: 'base-year-pay' },
  },
  'dol-ui-provisions',
  {
    where: 'July 2025; rows with a later date of their own are from the state agency',
    asOf: '2025-07',
  },
)

/** What else holds beside the figure, with its values: dollars a week, dates as 'YYYY-MM-DD', months as 'YYYY-MM'. */
export interface UnemploymentNoteValues {
  /** The maximum rises by law. */
  'rises-by-law': {
    readonly steps: readonly { readonly year: number; readonly most: number }[]
    readonly weeks: number
  }
  'rise-unconfirmed': { readonly most: number; readonly asOf: string; readonly raised: number }
  /** The maximum is a share of the state's average weekly wage. */
  'follows-wages': { readonly since: string; readonly share: number }
}
export type UnemploymentNote = Said<UnemploymentNoteValues>

/** What a visitor of these states should read beside the figure. */
export const unemploymentNotes: Readonly<Partial<Record<StateCode, UnemploymentNote>>> = {
  MI: {
    key: 'rises-by-law',
    values: {
      steps: [
        { year: 2025, most: 446 },
        { year: 2026, most: 530 },
        { year: 2027, most: 614 },
      ],
      weeks: 26,
    },
  },
  NC: { key: 'rise-unconfirmed', values: { most: 350, asOf: '2025-07', raised: 450 } },
  NY: { key: 'follows-wages', values: { since: '2026-10-05', share: 0.5 } },
}
