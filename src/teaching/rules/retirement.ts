import { american as say } from '#calculators/kit/say.ts'
import { yearsToIndependence } from '#engine/investing/past-rules/years-to-freedom.ts'
import { trinityStudy, withdrawalStudy } from '#facts/household/rule-origins.ts'
import { fidelityMultiples, shareOfPay } from '#facts/household/savings-multiples.ts'
import { savedShare, timesNeeded, withdrawals } from './past.precomputed.ts'
import { percentOf } from './percent-of.ts'
import type { Rule } from './rule.ts'

const { starts, first, lasted } = withdrawals
/** How many starts lasted at a rate in percent; between two tried rates, the higher one's. */
function lastedAt(rate: number): number | null {
  const tried = lasted.find(([at]) => at >= rate - 1e-9)
  return tried ? tried[1] : null
}
const saved = { key: 'saved', label: 'Savings', unit: 'money', initial: 600_000, from: 'invested' } as const
const spending = {
  key: 'spending',
  label: 'Spending',
  suffix: '/yr',
  unit: 'money',
  initial: 42_000,
  from: 'spendingYear',
} as const
const benefits = {
  key: 'benefits',
  label: 'Social Security and pensions',
  suffix: '/yr',
  unit: 'money',
  initial: 18_000,
} as const

/** The multiple of pay at an age, in a straight line between the ages it names; null before the first. */
export function multipleAt(age: number): number | null {
  const steps = fidelityMultiples.value
  const last = steps.at(-1)
  if (last && age >= last.age) return last.low
  const at = steps.findIndex((step) => step.age > age)
  const [from, to] = [steps[at - 1], steps[at]]
  if (!from || !to) return null
  return from.low + ((age - from.age) / (to.age - from.age)) * (to.low - from.low)
}
const fourPercent = lasted.find(([at]) => at === 4)?.[1] ?? Number.NaN

export const retirementRules: readonly Rule[] = [
  {
    slug: 'four-percent',
    topic: 'retirement',
    title: 'The 4% rule',
    says: 'Take out 4% of your savings in the first year of retirement, then the same amount plus inflation each year.',
    verdict: 'start',
    because: 'It lasted through nearly every 30 years on record in the US. It was never a promise.',
    origin: `William Bengen worked it out in ${withdrawalStudy.value.published}; the Trinity study of ${trinityStudy.value.published} made it known. Bengen’s own number has since risen.`,
    holdsWhen: ['About 30 years of retirement', '50% to 75% in stocks', 'Low fees'],
    breaksWhen: ['A much longer retirement', 'High fees', 'A crash in the first years', 'Markets outside the US'],
    asks: [saved, spending, benefits],
    check: ({ saved = 0, spending = 0, benefits = 0 }) => {
      const need = Math.max(0, spending - benefits)
      const rate = saved > 0 ? percentOf(need, saved) : Number.POSITIVE_INFINITY
      if (need === 0)
        return {
          says: 'Your other income covers your spending, so nothing has to come from savings.',
          keeps: true,
          working: `${say.money(spending)} − ${say.money(benefits)} = $0 or less`,
        }
      if (rate > 100)
        return {
          says: `You’d need ${say.about(need)} a year, more than these savings hold.`,
          keeps: false,
          working: `${say.money(spending)} − ${say.money(benefits)} = ${say.money(need)}`,
        }
      const good = lastedAt(rate)
      return {
        says: `You’d take ${say.percent(rate, 1)} in the first year, or ${say.about(need)}. ${good === null ? `None of the rates we tried on the record goes that high.` : `Of ${starts} past 30-year retirements, ${good} lasted at that rate or a little more.`}`,
        keeps: rate <= 4,
        measure: { label: 'First-year withdrawal', value: rate, limit: 4, unit: 'percent', limitIs: 'most' },
        working: `(${say.money(spending)} − ${say.money(benefits)}) ÷ ${say.money(saved)} = ${say.percent(rate, 2)}`,
      }
    },
    past: {
      says: `Since ${first}, 4% with 60% in stocks lasted in ${fourPercent} of ${starts} thirty-year stretches, before fees and taxes.`,
      chart: {
        kind: 'bars',
        key: 'withdrawals-lasted',
        title: 'How many 30-year retirements lasted',
        lead: 'By the share taken out in the first year, with 60% in US stocks and 40% in bonds.',
        summary: `All ${starts} lasted at ${lasted.filter(([, good]) => good === starts).at(-1)?.[0]}%; ${fourPercent} lasted at 4%; at ${lasted.at(-1)?.[0]}%, ${lasted.at(-1)?.[1]} did.`,
        x: { label: 'First-year withdrawal (%)', kind: 'number', values: lasted.map(([at]) => at) },
        unit: 'count',
        yLabel: `Retirements that lasted, of ${starts}`,
        series: [{ key: 'lasted', label: 'Lasted 30 years', color: 'growth', values: lasted.map(([, good]) => good) }],
      },
    },
    tool: { calculator: 'retirement-drawdown', inputs: ({ saved = 0 }) => ({ savings: saved }) },
    lesson: 'making-it-last',
    sources: [
      { source: withdrawalStudy.source, what: 'the rule' },
      { source: trinityStudy.source, what: 'how it became known' },
      { source: 'shiller-monthly', what: 'US stocks, bonds and prices' },
    ],
  },
  {
    slug: 'twenty-five-times',
    topic: 'retirement',
    title: '25 times your spending',
    says: 'You can retire when you have 25 times what you’d need from savings in a year.',
    verdict: 'start',
    because: 'It’s the 4% rule turned around, so it has the same limits, and it leaves out taxes.',
    holdsWhen: ['About 30 years of retirement', 'Social Security is taken off first'],
    breaksWhen: ['You owe tax on what you take out', 'You retire long before Social Security starts'],
    asks: [spending, benefits, saved],
    check: ({ saved = 0, spending = 0, benefits = 0 }) => {
      const target = 25 * Math.max(0, spending - benefits)
      const gap = target - saved
      return {
        says:
          gap > 0
            ? `The rule says ${say.about(target)}. You’d be ${say.about(gap)} short.`
            : `The rule says ${say.about(target)}, and you have that.`,
        keeps: gap <= 0,
        working: `25 × (${say.money(spending)} − ${say.money(benefits)}) = ${say.money(target)}`,
      }
    },
    past: {
      says: `With 60% in stocks, the hardest of ${timesNeeded.starts} starts since ${timesNeeded.first} would have needed ${say.number(timesNeeded.hardest, 1)} times the first year’s spending for 30 years. The median start needed ${say.number(timesNeeded.median, 1)}.`,
    },
    tool: { calculator: 'retirement' },
    lesson: 'how-much-retire',
    sources: [{ source: 'shiller-monthly', what: 'the record behind 4%' }],
  },
  {
    slug: 'ten-times-pay',
    topic: 'retirement',
    title: '10 times your pay by 67',
    says: 'Have 1 times your yearly pay saved at 30, 3 times at 40, 6 at 50, 8 at 60 and 10 at 67.',
    verdict: 'start',
    because: 'It’s a quick check for average pay. A high earner needs more of it, and a low earner less.',
    origin: 'Fidelity, which sells retirement plans, publishes it with the assumptions behind it.',
    holdsWhen: ['Pay near the average', 'Saving since about 25', 'Retiring at 67'],
    breaksWhen: ['High pay, because Social Security replaces less of it', 'A pension', 'Retiring early'],
    asks: [
      { key: 'age', label: 'Your age', unit: 'count', initial: 40, from: 'age', least: 18, most: 100 },
      { key: 'pay', label: 'Your pay', suffix: '/yr', unit: 'money', initial: 70_000, from: 'grossYear' },
      { key: 'saved', label: 'Retirement savings', unit: 'money', initial: 150_000, from: 'retirement' },
    ],
    check: ({ age = 40, pay = 0, saved = 0 }) => {
      const times = multipleAt(age)
      if (times === null || pay <= 0)
        return {
          says: 'The rule starts at 30, and it needs your pay.',
          keeps: null,
          working: 'No multiple at this age',
        }
      return {
        says: `At ${say.number(age, 0)}, the rule says ${say.number(times, 1)} times pay, or ${say.about(times * pay)}. You have ${say.number(saved / pay, 1)} times.`,
        keeps: saved >= times * pay,
        measure: { label: 'Times yearly pay', value: saved / pay, limit: times, unit: 'ratio', limitIs: 'least' },
        working: `${say.number(times, 2)} × ${say.money(pay)} = ${say.money(times * pay)}`,
      }
    },
    past: {
      says: `Somebody who saved ${say.percent(savedShare.share * 100, 0)} of a pay that kept up with prices for 40 years, 60% in stocks, had 10 times that pay after ${savedShare.tenTimes} of ${savedShare.starts} starts since ${savedShare.first}. The worst came to ${say.number(savedShare.worst, 1)} times.`,
    },
    tool: { calculator: 'retirement' },
    lesson: 'how-much-retire',
    sources: [
      { source: fidelityMultiples.source, what: 'multiples of pay by age' },
      { source: 'shiller-monthly', what: 'US stocks, bonds and prices' },
    ],
  },
  {
    slug: 'eighty-percent',
    topic: 'retirement',
    title: 'Replace 80% of your pay',
    says: 'Plan on 80% of your last pay as income in retirement.',
    verdict: 'outdated',
    because: 'What you spend says more than what you earn. A saver who lives on 60% doesn’t need 80%.',
    holdsWhen: ['You spend nearly all you earn', 'You’ll still have a mortgage'],
    breaksWhen: ['You save a lot', 'The house is paid off', 'Your taxes will be lower'],
    asks: [
      { key: 'pay', label: 'Your pay', suffix: '/yr', unit: 'money', initial: 80_000, from: 'grossYear' },
      spending,
    ],
    check: ({ pay = 0, spending = 0 }) => {
      const share = pay > 0 ? percentOf(spending, pay) : null
      return {
        says:
          share === null
            ? 'It needs your pay.'
            : `80% of your pay is ${say.about(0.8 * pay)}. You spend ${say.percent(share, 0)} of it now, or ${say.about(spending)}.`,
        keeps: null,
        working: `${say.money(spending)} ÷ ${say.money(pay)} = ${share === null ? '–' : say.percent(share, 1)}`,
      }
    },
    past: {
      silent:
        'History can’t try it, because our record doesn’t follow the same households before and after they retire.',
    },
    tool: { calculator: 'retirement' },
    lesson: 'how-much-retire',
    sources: [],
  },
  {
    slug: 'save-fifteen-percent',
    topic: 'retirement',
    title: 'Save 15% of your pay',
    says: 'Put 15% of your pay away for retirement, counting what your employer adds.',
    verdict: 'start',
    because: 'It fits a start in your twenties. Starting later takes more.',
    holdsWhen: ['A start by 25 or 30', 'A full career'],
    breaksWhen: ['A late start', 'Retiring early', 'Years without pay'],
    asks: [
      { key: 'pay', label: 'Your pay', suffix: '/mo', unit: 'money', initial: 6000, from: 'grossMonth' },
      {
        key: 'saving',
        label: 'You save, with any match',
        suffix: '/mo',
        unit: 'money',
        initial: 700,
        from: 'savedMonth',
      },
    ],
    check: ({ pay = 0, saving = 0 }) => {
      const share = percentOf(saving, pay) / 100
      const needed = yearsToIndependence(Math.min(share, 0.95), 0.05)
      return {
        says: `You save ${say.percent(share * 100, 0)} of your pay. ${needed === null ? 'At nothing a month, savings never carry you.' : `At 5% a year after inflation, living on the rest, it would take about ${say.number(needed, 0)} years to have 25 times your spending.`}`,
        keeps: share >= shareOfPay.value,
        measure: {
          label: 'Saved, % of pay',
          value: share * 100,
          limit: shareOfPay.value * 100,
          unit: 'percent',
          limitIs: 'least',
        },
        working: `${say.money(saving)} ÷ ${say.money(pay)} = ${say.percent(share * 100, 1)}; years: ln(1 + 0.05 × 25 × (1 − s) ÷ s) ÷ ln 1.05`,
      }
    },
    past: {
      says: `40 years of it, with pay that kept up with prices and 60% in stocks, came to ${say.number(savedShare.median, 0)} times pay at the median of ${savedShare.starts} starts. That was 25 times the spending left over in ${savedShare.enough} of them, before Social Security.`,
    },
    tool: { calculator: '401k' },
    lesson: '401k-match',
    sources: [
      { source: shareOfPay.source, what: '15% of pay, with the employer’s part' },
      { source: 'shiller-monthly', what: 'US stocks, bonds and prices' },
    ],
  },
]
