/** The law behind Bracket Buckets as plain data, with every answer worked out by the tax engine. Dollars a year; rates are decimals. */
import { bracketsFilled, rateOnNextDollar } from '#engine/tax/brackets.ts'
import { federalReturn } from '#engine/tax/federal-return.ts'
import { emptyHousehold, type Household, noIncome, type Person } from '#engine/tax/household.ts'
import { defaultYear } from '#facts/default-year.ts'
import { rothEarnings } from '#facts/retirement/roth-clocks.ts'
import { sources } from '#facts/sources.ts'
import { incomeKinds } from '#facts/tax-years/income-kinds.ts'
import { homeSaleExclusion } from '#facts/tax-years/standing.ts'
import { taxYears } from '#facts/tax-years.ts'
import { coinAmounts, pay, salary } from './design.ts'

const law = taxYears[defaultYear]
const person = (own: Partial<Person>, rest: Partial<Household> = {}): Household => ({
  ...emptyHousehold,
  ...rest,
  people: [{ ...noIncome, ...own }],
})
const taxOf = (household: Household): number => federalReturn(household, law).taxAfterCredits
const round = (value: number): number => Number(value.toFixed(2))

const poured = federalReturn(person({ pay }), law)
const brackets = law.ordinaryBrackets.value.single
export const year = defaultYear
/** The $60,000 of part two, slice by slice. */
export const pour = {
  deduction: law.standardDeduction.value.single,
  /** Of a married couple and of a head of household: what is often taken instead. */
  deductionJoint: law.standardDeduction.value.joint,
  deductionHead: law.standardDeduction.value.head,
  taxable: poured.taxableIncome,
  slices: bracketsFilled(poured.taxableIncome, brackets).filter(({ amount }) => amount > 0),
  nextRate: brackets.find(({ over }) => over > poured.taxableIncome)?.rate ?? 0,
  tax: poured.taxAfterCredits,
  marginal: rateOnNextDollar(poured.taxableIncome, brackets),
}

const base = taxOf(person({ pay: salary }))
/** Income tax on a coin by itself on top of the salary: dollars. */
const extra = (own: Partial<Person>, rest: Partial<Household> = {}): number =>
  round(taxOf(person({ pay: salary, ...own }, rest)) - base)
const asOrdinary = (amount: number) => extra({}, { otherIncome: amount })
const asSpecial = (amount: number) => extra({}, { longTermGain: amount })

const a = coinAmounts
/** What the engine says of the coins it knows; the others follow a rule without figures. */
const known: Partial<Record<keyof typeof coinAmounts, number>> = {
  wages: extra({ pay: salary + a.wages }),
  interest: extra({}, { interest: a.interest }),
  overtime: extra({ pay: salary + a.overtime, overtimePremium: a.overtime }),
  municipal: extra({}, { taxExemptInterest: a.municipal }),
  gain: extra({}, { longTermGain: a.gain }),
  tips: extra({ pay: salary + a.tips, tips: a.tips }),
  unemployment: extra({ unemployment: a.unemployment }),
  gig: extra({ selfEmployment: a.gig }),
  benefits: round(
    taxOf(person({ pay: salary, age: 62, socialSecurity: a.benefits })) - taxOf(person({ pay: salary, age: 62 })),
  ),
  plan: extra({ age: 61, iraWithdrawals: a.plan }),
  home: Math.max(0, a.home - homeSaleExclusion.value.single) > 0 ? asSpecial(a.home) : 0,
}
const ruled: Partial<Record<keyof typeof coinAmounts, 'ordinary' | 'none'>> = {
  gift: incomeKinds.value.giftReceived as 'none',
  insurance: incomeKinds.value.lifeInsuranceAtDeath as 'none',
  support: incomeKinds.value.childSupport as 'none',
  lottery: incomeKinds.value.lotteryPrize as 'ordinary',
  found: incomeKinds.value.foundMoney as 'ordinary',
  tuition: incomeKinds.value.scholarshipForTuition as 'none',
  room: incomeKinds.value.scholarshipForRoom as 'ordinary',
  inheritance: incomeKinds.value.inheritance as 'none',
  roth: 'none',
}

/** Of each coin: the income tax it really brings, and what it would bring from either taxed bucket. */
export const coinTax: Readonly<
  Record<string, { readonly true: number; readonly ordinary: number; readonly special: number }>
> = Object.fromEntries(
  (Object.keys(coinAmounts) as (keyof typeof coinAmounts)[]).map((key) => {
    const ordinary = asOrdinary(a[key])
    const rule = ruled[key]
    return [
      key,
      {
        true: known[key] ?? (rule === 'ordinary' ? ordinary : 0),
        ordinary,
        special: asSpecial(a[key]),
      },
    ]
  }),
)

/** Figures the reasons name. */
export const figures = {
  homeExclusion: homeSaleExclusion.value.single,
  homeYears: homeSaleExclusion.value.ownYears,
  homeWithin: homeSaleExclusion.value.withinYears,
  tipsLimit: law.tipsDeduction.value.cap,
  overtimeLimit: law.overtimeDeduction.value.cap.other,
  rothYears: rothEarnings.value.years,
}

export const taxSources: readonly {
  readonly title: string
  readonly publisher: string
  readonly url: string | null
}[] = [
  ...new Set([law.ordinaryBrackets.source, incomeKinds.source, homeSaleExclusion.source, rothEarnings.source]),
].map((id) => {
  const source: { readonly title: string; readonly publisher: string; readonly url?: string } = sources[id]
  return { title: source.title, publisher: source.publisher, url: source.url ?? null }
})
