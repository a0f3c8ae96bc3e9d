/** What a tax return costs: the federal one, and federal with state in every jurisdiction, settled together as the page asks for them. */
import { oracleReturn } from '#engine/oracles/tax.ts'
import { federalReturn } from '#engine/tax/federal-return.ts'
import { emptyHousehold, type Household, noIncome } from '#engine/tax/household.ts'
import { householdTax } from '#engine/tax/household-tax.ts'
import { nextDollars } from '#engine/tax/next-dollars.ts'
import { figuresOf } from '#engine/tax/proof/figures.ts'
import { stateTaxes } from '#facts/states/all.ts'
import { newYork } from '#facts/states/ny.ts'
import { taxYear2026 as facts } from '#facts/tax-years/2026.ts'
import { paceOf } from './load/pace.ts'
import type { Figure, Section } from './report/figure.ts'
import { median } from './report/spread.ts'
import { samples } from './site/pages.ts'

const child = { age: 9, child: true, student: false, disabled: false, hasNumber: true } as const
/** One pay and nothing else. */
const plain: Household = { ...emptyHousehold, people: [{ ...noIncome, pay: 75_000 }] }
/** Most forms at once: two kinds of work, a pension and benefits, investments, a house, children, care and college. */
const full: Household = {
  ...emptyHousehold,
  status: 'joint',
  people: [
    {
      ...noIncome,
      age: 66,
      pay: 92_000,
      planDeferrals: 8_000,
      socialSecurity: 21_000,
      traditionalIra: 3_000,
      coveredByPlan: true,
    },
    {
      ...noIncome,
      age: 58,
      selfEmployment: 64_000,
      privatePension: 12_000,
      iraWithdrawals: 5_000,
      tips: 2_000,
      pay: 9_000,
    },
  ],
  dependents: [child, { ...child, age: 19, student: true }],
  interest: 1_800,
  usInterest: 400,
  ordinaryDividends: 5_200,
  qualifiedDividends: 4_100,
  longTermGain: 14_000,
  shortTermGain: -1_200,
  collectiblesGain: 500,
  rental: -4_000,
  medical: 3_000,
  realEstateTax: 9_500,
  mortgageInterest: 17_000,
  mortgageBalance: 420_000,
  charityCash: 4_000,
  careExpenses: 4_000,
  careChildren: 1,
  schooling: [{ expenses: 6_000, firstFourYears: true }],
  studentLoanInterest: 900,
  foreignTaxPaid: 120,
}

/** The design allows a federal and state return together this long. */
const MOST_MICROSECONDS = 200
const NEXT_MOST_MS = 25

let sink = 0

/** Microseconds of one run: the median of a few short turns after a warm-up. */
function microseconds(work: () => number): number {
  const turn = (ms: number): number => {
    const began = performance.now()
    let count = 0
    let took = 0
    do {
      sink += work()
      count += 1
      took = performance.now() - began
    } while (took < ms)
    return (took * 1000) / count
  }
  turn(samples(60, 20))
  return median(Array.from({ length: samples(5, 3) }, () => turn(samples(60, 20))))
}

export async function measure(): Promise<Section> {
  const figures: Figure[] = []
  const published = figuresOf(facts)
  for (const [name, household] of [
    ['federal, one pay', plain],
    ['federal, most forms at once', full],
  ] as const) {
    const pace = paceOf(
      () => federalReturn(household, facts),
      () => oracleReturn(household, published),
    )
    figures.push({ name, unit: '/s', ours: pace.ours, peer: { name: 'from the forms', value: pace.peer } })
  }
  const wholes: number[] = []
  for (const [code, state] of Object.entries(stateTaxes)) {
    const household = { ...full, state: code }
    const ours = microseconds(() => householdTax(household, facts, state).total)
    wholes.push(ours)
    figures.push({
      name: `federal and ${code}, most forms at once`,
      unit: 'µs',
      ours,
      target: { of: 'ours', atMost: MOST_MICROSECONDS },
    })
  }
  figures.push({ name: 'federal and state, median of all', unit: '/s', ours: 1e6 / median(wholes) })
  const ahead: Household = { ...full, state: 'NY' }
  const next = microseconds(
    () =>
      nextDollars(ahead, facts, (one) => householdTax(one, facts, newYork), {
        of: 'pay',
        stateName: 'New York',
        stateBrackets: newYork.years[2026].brackets.value.joint,
      }).kinks.length,
  )
  figures.push({
    name: 'the next $50,000 of pay in New York, every turn found',
    unit: 'ms',
    ours: next / 1000,
    target: { of: 'ours', atMost: NEXT_MOST_MS },
  })
  if (!Number.isFinite(sink)) throw new Error('A return under measurement came to no number.')
  return {
    title: 'Tax returns',
    how: `Federal: returns per second, ours and an independent return worked from the forms by turns. With a state: median of ${samples(5, 3)} turns of ${samples(60, 20)} ms after a warm-up; both returns are worked until the state tax that the federal return deducts settles, which takes two to eight rounds for somebody who itemizes.`,
    figures,
    notes: [
      `${wholes.length} jurisdictions: the states with a model and the District of Columbia. The household is the hardest the form allows.`,
    ],
  }
}
