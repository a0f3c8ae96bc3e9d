import { fromMonthCount, type MonthCount } from '#engine/social-security/birth.ts'
import { familyMaximumInYear } from '#engine/social-security/family-maximum.ts'
import type { InsuredRecord } from '#engine/social-security/pia.ts'
import { formulaLaw } from '#facts/social-security/benefit-formula.ts'
import type { FigureSpec } from '../kit/definition.ts'
import type { Result, Worked } from './compute.ts'
import { zoneOf } from './compute.ts'
import type { SocialSecurityInputs } from './fields.ts'

type Spec = FigureSpec<Result, SocialSecurityInputs>
type Of = (worked: Worked) => number | null

const worked =
  (of: Of): Spec['value'] =>
  (result) =>
    result.outcome === 'worked-out' ? of(result) : null
const money = (key: string, label: string, of: Of): Spec => ({
  key,
  label,
  unit: 'money',
  dollars: 'today',
  value: worked(of),
})
const monthOf = (month: MonthCount): number => Number(fromMonthCount(month).replace('-', ''))
const month = (key: string, label: string, of: Of): Spec => ({ key, label, unit: 'month', value: worked(of) })
const months = (key: string, label: string, of: Of): Spec => ({ key, label, unit: 'months', value: worked(of) })
const percent = (key: string, label: string, of: Of): Spec => ({ key, label, unit: 'percent', value: worked(of) })

/** The record as worked out; null when the benefit was told or there are too few credits. */
export const insuredOf = ({ household }: Pick<Worked, 'household'>): InsuredRecord | null => {
  const { insurance } = household.you
  return insurance?.outcome === 'insured' ? insurance : null
}

/** The most the record pays a family in a month, after the increases that are in the PIA. Dollars per month. */
export function familyMaximumOf(record: InsuredRecord, increasesThrough: number): number {
  return familyMaximumInYear(
    record.atEligibility,
    record.bendPoints,
    record.eligibilityYear,
    increasesThrough,
    formulaLaw,
  )
}

export const figures: readonly Spec[] = [
  money('monthlyBenefit', 'Your monthly benefit', ({ monthly }) => monthly.total),
  money('ownBenefit', 'From your own record', ({ monthly }) => monthly.own),
  money('spouseAddOn', 'Added from a spouse’s record', ({ monthly }) => monthly.spouse),
  money('survivorStepUp', 'Added as a survivor', ({ monthly }) => monthly.survivor),
  money('firstPayment', 'First own payment', ({ monthly }) => monthly.first),
  month('claimMonth', 'Claim month', ({ monthly }) => monthOf(monthly.claim)),
  money('spouseMonthly', 'Your spouse’s monthly benefit', ({ spouse }) => spouse?.total ?? null),
  money('householdMonthly', 'Household, a month', ({ monthly, spouse }) => monthly.total + (spouse?.total ?? 0)),
  {
    key: 'pia',
    label: 'Benefit at full retirement age (PIA)',
    unit: 'cents',
    dollars: 'today',
    value: worked(({ household }) => household.you.worker.pia),
  },
  money('averageEarnings', 'Average indexed monthly earnings (AIME)', (result) => {
    const record = insuredOf(result)
    return record === null ? null : record.average.monthly
  }),
  {
    key: 'credits',
    label: 'Credits earned by the end of your work',
    unit: 'count',
    value: (result) =>
      result.outcome === 'worked-out' || result.outcome === 'nothing-payable'
        ? (result.household.you.insurance?.credits ?? null)
        : null,
  },
  months('fullAge', 'Full retirement age', ({ household }) => household.you.birth.fullAge),
  money('atEarliest', 'If you claim as soon as you can', ({ ladder, household }) =>
    ladder[0] !== undefined && ladder[0].claim < household.you.birth.fullMonth ? ladder[0].total : null,
  ),
  money(
    'atFullAge',
    'If you claim at full retirement age',
    ({ ladder, household }) => ladder.find(({ claim }) => claim === household.you.birth.fullMonth)?.total ?? null,
  ),
  money(
    'at70',
    'If you claim at 70',
    ({ ladder, household }) => ladder.find(({ claim }) => claim === household.you.birth.month70)?.total ?? null,
  ),
  money('lifetimeValue', 'Lifetime value of this plan', ({ choices }) => choices.value),
  money(
    'bestLifetimeValue',
    'Best lifetime value of any claim age (for two: on birthdays)',
    ({ choices }) => choices.best,
  ),
  percent('shareOfBest', 'Of the best (for two: on birthdays)', ({ choices }) =>
    choices.best > 0 ? (choices.value / choices.best) * 100 : null,
  ),
  months('zoneFrom', 'Nearly as good: claim from age', (result) => {
    const zone = zoneOf(result)
    return zone === null ? null : zone.rows.first - result.household.you.birth.month
  }),
  months('zoneTo', 'Nearly as good: claim up to age', (result) => {
    const zone = zoneOf(result)
    return zone === null ? null : zone.rows.last - result.household.you.birth.month
  }),
  months('breakEvenAge', 'Waiting has paid off at age', ({ against }) =>
    against?.breakEven.outcome === 'reached' ? against.breakEven.age : null,
  ),
  months('halfLiveTo', 'Half of such people live to', ({ halfLiveTo }) => halfLiveTo),
  money('yearlyBenefits', 'Household, a year', ({ taxed }) => taxed.benefits),
  money('taxableBenefits', 'Of it counted as taxable income', ({ taxed }) => taxed.taxable),
  percent('taxableShare', 'Share counted as taxable income', ({ taxed }) => taxed.share * 100),
  money(
    'medicareSurcharge',
    'Medicare surcharge a month, each',
    ({ taxed }) => taxed.surcharge.partB + taxed.surcharge.partD,
  ),
  {
    key: 'heldBackMonths',
    label: 'Months held back for work',
    unit: 'count',
    value: worked(({ held }) => held.months),
  },
  money('heldBack', 'Held back for work', ({ held }) => held.amount),
  money('familyMaximum', 'Most your record pays a family, a month', (result) => {
    const record = insuredOf(result)
    return record === null ? null : familyMaximumOf(record, result.year - 1)
  }),
]
