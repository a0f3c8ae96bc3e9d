import { fromMonthCount, type MonthCount } from '#engine/social-security/birth.ts'
import type { InsuredRecord } from '#engine/social-security/pia.ts'
import { familyInMonth } from '#engine/social-security/retirement-family.ts'
import { figure, named, todaysDollars } from '../kit/figures.ts'
import { familyStart } from './children.ts'
import type { Worked } from './compute.ts'
import { zoneOf } from './compute.ts'
import { ofPlan, type SocialSecurityContext } from './context.ts'
import { insuredMaximum } from './family-maximum.ts'
import { figureNames } from './words/answer.en.ts'

type Of = (worked: Worked) => number | null
type Unit = Parameters<typeof figure>[0]

const of = (unit: Unit, value: Of) =>
  figure<SocialSecurityContext>(
    unit,
    ofPlan(({ result }) => value(result)),
  )
const money = (value: Of) => todaysDollars(of('money', value))
const monthOf = (month: MonthCount): number => Number(fromMonthCount(month).replace('-', ''))

/** The record as worked out; null when the benefit was told or there are too few credits. */
export const insuredOf = ({ household }: Pick<Worked, 'household'>): InsuredRecord | null => {
  const { insurance } = household.you
  return insurance?.outcome === 'insured' ? insurance : null
}

const atMonth = ({ ladder }: Worked, month: MonthCount): number | null =>
  ladder.find(({ claim }) => claim === month)?.total ?? null
const zoneAge = (result: Worked, end: 'first' | 'last'): number | null => {
  const zone = zoneOf(result)
  return zone === null ? null : zone.rows[end] - result.household.you.birth.month
}

/** What the children are paid a month once the visitor has claimed (without a record, the spouse); null where there are none. */
const childrenPaid: Of = ({ household, outlook }) => {
  if (household.kind === 'widowed' || household.family === null) return null
  const spouseClaim = household.kind === 'married' ? household.other.claim : null
  const at = familyStart(household.family, household.you.claim, spouseClaim, outlook.now)
  return familyInMonth(household.family, at.start, at.hasClaimed, at.spouseHasClaimed).children
}

export const figures = named(figureNames, {
  monthlyBenefit: money(({ monthly }) => monthly.total),
  ownBenefit: money(({ monthly }) => monthly.own),
  spouseAddOn: money(({ monthly }) => monthly.spouse),
  survivorStepUp: money(({ monthly }) => monthly.survivor),
  firstPayment: money(({ monthly }) => monthly.first),
  claimMonth: of('month', ({ monthly }) => monthOf(monthly.claim)),
  spouseMonthly: money(({ spouse }) => spouse?.total ?? null),
  householdMonthly: money(({ monthly, spouse }) => monthly.total + (spouse?.total ?? 0)),
  pia: todaysDollars(of('cents', ({ household }) => household.you.worker.pia)),
  averageEarnings: money((result) => insuredOf(result)?.average.monthly ?? null),
  credits: figure<SocialSecurityContext>('count', ({ result }) =>
    result.outcome === 'worked-out' || result.outcome === 'nothing-payable'
      ? (result.household.you.insurance?.credits ?? null)
      : null,
  ),
  fullAge: of('months', ({ household }) => household.you.birth.fullAge),
  atEarliest: money(({ ladder, household }) =>
    ladder[0] !== undefined && ladder[0].claim < household.you.birth.fullMonth ? ladder[0].total : null,
  ),
  atFullAge: money((result) => atMonth(result, result.household.you.birth.fullMonth)),
  at70: money((result) => atMonth(result, result.household.you.birth.month70)),
  lifetimeValue: money(({ choices }) => choices.value),
  bestLifetimeValue: money(({ choices }) => choices.best),
  shareOfBest: of('percent', ({ choices }) => (choices.best > 0 ? (choices.value / choices.best) * 100 : null)),
  zoneFrom: of('months', (result) => zoneAge(result, 'first')),
  zoneTo: of('months', (result) => zoneAge(result, 'last')),
  breakEvenAge: of('months', ({ against }) =>
    against?.breakEven.outcome === 'reached' ? against.breakEven.age : null,
  ),
  halfLiveTo: of('months', ({ halfLiveTo }) => halfLiveTo),
  yearlyBenefits: money(({ taxed }) => taxed.benefits),
  taxableBenefits: money(({ taxed }) => taxed.taxable),
  taxableShare: of('percent', ({ taxed }) => taxed.share * 100),
  medicareSurcharge: money(({ taxed }) => taxed.surcharge.partB + taxed.surcharge.partD),
  childrenMonthly: money(childrenPaid),
  heldBackMonths: of('count', ({ held }) => held.months),
  heldBack: money(({ held }) => held.amount),
  familyMaximum: money((result) => {
    const record = insuredOf(result)
    return record === null ? null : insuredMaximum(record, result.law.year - 1)
  }),
})
