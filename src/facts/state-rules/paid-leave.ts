import { cited } from '../cited.ts'
import type { StateCode } from '../states/codes.ts'

/** A program that pays for weeks off to care for family. */
export interface PaidLeave {
  /** `passed`: law, not paying yet. `disability-only`: only for your own illness. */
  readonly status: 'in-force' | 'passed' | 'voluntary' | 'disability-only'
  /** Weeks for a new child or a sick relative. Absent: not confirmed. */
  readonly familyWeeks?: number
  readonly note?: string
  readonly confidence?: 'medium'
}

/**
 * States whose leave and disability programs take nothing of pay that goes into a cafeteria plan. Elsewhere, gross pay is taken, until a
 * state's rule is confirmed.
 */
export const programsAfterCafeteria = cited<readonly StateCode[]>(['CA', 'CO', 'CT'], 'state-paid-leave', {
  where: 'wages subject to contributions: qualified benefits of a plan under IRC 125 are none',
  confidence: 'medium',
})

/** Programs whose cap holds for each week: a paycheck never holds more than its weeks' part of the year's. By the name of the program. */
export const programsCappedByWeek = cited<Readonly<Partial<Record<StateCode, readonly string[]>>>>(
  { HI: ['Temporary disability insurance'], NY: ['Disability insurance'] },
  'state-paid-leave',
  {
    where:
      'New York: 0.5% of pay, 60 cents a week at most (WCL 209); Hawaii: 0.5% of weekly wages up to a weekly cap (HRS 392-43)',
  },
)

/** A state that is absent has no program; Virginia's law is not confirmed. */
export const paidLeave = cited<Readonly<Partial<Record<StateCode, PaidLeave>>>>(
  {
    CA: { status: 'in-force', familyWeeks: 8, note: 'Disability benefits come separately, up to 52 weeks.' },
    CO: { status: 'in-force', familyWeeks: 12, note: '4 more weeks for complications of pregnancy.' },
    CT: { status: 'in-force', familyWeeks: 12, note: '2 more weeks for complications of pregnancy.' },
    DE: { status: 'in-force', note: 'Benefits since January 2026.' },
    DC: { status: 'in-force', familyWeeks: 12 },
    HI: { status: 'disability-only', note: 'Pays for your own disability, not for family leave.' },
    ME: { status: 'in-force', familyWeeks: 12, note: 'Benefits since May 2026.' },
    MD: { status: 'passed', note: 'Contributions from 2027, benefits from 2028.' },
    MA: { status: 'in-force', familyWeeks: 12, note: '20 weeks for your own illness, 26 in all.' },
    MN: {
      status: 'in-force',
      familyWeeks: 12,
      note: 'Benefits since January 2026; 12 weeks more for your own illness, 20 in all.',
    },
    NH: { status: 'voluntary', note: 'A plan that employers and workers may join.' },
    NJ: { status: 'in-force', familyWeeks: 12, note: 'Disability benefits up to 26 weeks.' },
    NY: { status: 'in-force', familyWeeks: 12, note: 'Disability benefits up to 26 weeks.' },
    OR: { status: 'in-force', familyWeeks: 12, note: '2 more weeks for pregnancy.' },
    RI: { status: 'in-force', familyWeeks: 8, note: 'Disability benefits up to 30 weeks.', confidence: 'medium' },
    VT: { status: 'voluntary', note: 'A plan that employers and workers may join.' },
    WA: { status: 'in-force', familyWeeks: 12, note: '16 weeks together with your own illness.' },
  },
  'state-paid-leave',
  { asOf: '2026', confidence: 'medium' },
)
