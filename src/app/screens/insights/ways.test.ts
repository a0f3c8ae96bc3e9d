/**
 * Every finding's link opens a page we have with the numbers it was decided by: each is one its calculator asks for and takes, and where
 * the finding and the calculator both say a number, they say the same.
 */
import { beforeAll, describe, expect, test } from 'vitest'
import { aliases, catalogue } from '#calculators/catalogue.ts'
import type { Calculator } from '#calculators/kit/definition.ts'
import { readLink } from '#calculators/kit/read-link.ts'
import { american } from '#calculators/kit/say.ts'
import { healthPlan } from '#calculators/planning/health/plan.ts'
import { sampleHousehold } from '#engine/household/sample-household.ts'
import { wayToCover } from '#engine/planning/health/actions.ts'
import { asked, law, today } from '#engine/planning/insights/asked.testkit.ts'
import { lifeInputs, mainEarner } from '#engine/planning/insights/filled.ts'
import { findInsights } from '#engine/planning/insights/find.ts'
import type { Insight } from '#engine/planning/insights/insight.ts'
import { lifeEdges } from '#engine/planning/insights/life-edges.testkit.ts'
import { measuresOf } from '#engine/planning/insights/measures.ts'
import { moneyEdges } from '#engine/planning/insights/money-edges.testkit.ts'
import type { Way } from '#engine/planning/insights/rule.ts'
import type { RuleId } from '#engine/planning/insights/rules.ts'
import { defaultYear } from '#facts/default-year.ts'
import { widgetAnswer } from '#teaching/lessons/kit/widget.ts'
import { pageAt } from '../../pages.ts'
import { calculatorLink } from '../picture/calculator-link.ts'
import { eventsOfText } from '../scenario/work.ts'

const calculators = new Map<string, Calculator>()
beforeAll(async () => {
  for (const { slug, load } of catalogue) if (load) calculators.set(slug, (await load()).calculator)
}, 60_000)

/** What the calculator would be asked, after what does not fit was dropped. */
function opened({ calculator: slug, inputs }: Extract<Way, { calculator: string }>) {
  const calculator = calculators.get(slug)
  if (!calculator) throw new Error(`No calculator ${slug}`)
  const link = calculatorLink(slug, inputs)
  expect(link.length).toBeLessThan(8000)
  const read = readLink(calculator, link.slice(link.indexOf('#')), { today })
  if (!read?.ok) throw new Error(`${slug}: ${JSON.stringify(read)}`)
  return { calculator, read: read.inputs }
}

function check(way: Way): void {
  if ('page' in way) {
    const [path = '', events] = way.page.split('#events=')
    expect(pageAt(path), way.page).toBeDefined()
    // A page that reads numbers gets them: a calculator is never opened by its bare path, a scenario never without its events.
    expect(catalogue.some((one) => one.path === path) || Object.hasOwn(aliases, path), way.page).toBe(false)
    expect(events !== undefined, way.page).toBe(path === '/run-financial-scenario')
    if (events !== undefined) expect(eventsOfText(events, { household: sampleHousehold(today), today })).not.toBeNull()
    return
  }
  expect(Object.keys(way.inputs), way.calculator).not.toHaveLength(0)
  const { calculator, read } = opened(way)
  for (const [name, value] of Object.entries(way.inputs)) {
    expect(calculator.fields[name], `${way.calculator}.${name}`).toBeDefined()
    if (typeof value === 'object') {
      const rows = read[name] as readonly Readonly<Record<string, unknown>>[]
      expect(rows, `${way.calculator}.${name}`).toHaveLength(value.length)
      for (const [at, row] of value.entries())
        for (const [key, cell] of Object.entries(row))
          if (typeof cell === 'number') expect(rows[at]?.[key], `${way.calculator}.${name}.${key}`).toBeCloseTo(cell, 4)
          else expect(rows[at]?.[key], `${way.calculator}.${name}.${key}`).toBe(cell)
    } else if (typeof value === 'number') expect(read[name], `${way.calculator}.${name}`).toBeCloseTo(value, 4)
    else expect(read[name], `${way.calculator}.${name}`).toBe(value)
  }
}

/** What a finding was decided by stands in its link; and where both say a number, the calculator says the finding's. */
interface Carried {
  readonly inputs: readonly string[]
  /** A value of the finding, the calculator's figure, and the difference that rounding to cents of a paycheck makes. */
  readonly same?: readonly (readonly [value: string, figure: string, within?: number])[]
}
const carried: Readonly<Partial<Record<RuleId, Carried>>> = {
  'spending-over-income': { inputs: ['spending', 'preTax', 'roth', 'taxable', 'cash'] },
  cushion: {
    inputs: ['other', 'debtMinimums', 'savings'],
    same: [
      ['months', 'monthsCovered'],
      ['essentials', 'essentials'],
    ],
  },
  'deductible-uncovered': { inputs: ['healthDeductible', 'autoDeductible', 'homeDeductible', 'savings'] },
  'low-savings-rate': { inputs: ['saved', 'rate', 'compareRate'], same: [['offered', 'apy']] },
  'deposit-insurance': { inputs: ['saved', 'owners'] },
  'expected-costs': { inputs: ['goal', 'by'] },
  'high-rate-debt': {
    inputs: ['cards'],
    same: [
      ['owed', 'totalOwed'],
      ['daily', 'interestPerDay', 0.01],
    ],
  },
  'payment-under-interest': { inputs: ['cards', 'monthlyTotal'], same: [['payment', 'firstPayment']] },
  'cash-beside-debt': { inputs: ['cards'] },
  'offer-ends': { inputs: ['cards', 'offers', 'monthlyTotal'] },
  'deferred-interest': { inputs: ['cards', 'offers', 'monthlyTotal'] },
  'debt-to-income': {
    inputs: ['incomes', 'housingPayment', 'debts'],
    same: [
      ['share', 'backRatio'],
      ['gross', 'grossIncome'],
    ],
  },
  'car-underwater': { inputs: ['tradeIn', 'owed'] },
  'student-payment': { inputs: ['loans', 'agi'] },
  'slow-card': { inputs: ['cards', 'targetMonths'], same: [['owed', 'totalOwed']] },
  'housing-share': { inputs: ['income', 'ownFront', 'debts'], same: [['gross', 'grossPay']] },
  'mortgage-rate': { inputs: ['balance', 'rate'] },
  'pmi-request': { inputs: ['price'] },
  'home-underwater': { inputs: ['balance', 'extras'], same: [['gap', 'totalExtra']] },
  upkeep: { inputs: ['homeValue'] },
  'mortgage-past-work': { inputs: ['balance', 'term'] },
  'life-gap': { inputs: ['pay', 'children', 'individual'] },
  'life-ends-early': { inputs: ['youngest', 'individual', 'individualYears'] },
  'health-costs-over-cash': { inputs: ['plan', 'outOfPocket', 'coverage'] },
  'match-missed': { inputs: ['pay', 'contribute', 'tiers'], same: [['missed', 'missed', 1]] },
  'saving-rate': { inputs: ['pay', 'saving', 'savings'] },
  'savings-for-age': { inputs: ['pay', 'savings', 'born'] },
  'deferral-limit': { inputs: ['born', 'balance'], same: [['most', 'limit']] },
  'required-distribution': { inputs: ['born', 'lastYearEnd'] },
  'benefit-start': { inputs: ['birthDate'] },
  'hsa-room': { inputs: ['coverage', 'yours', 'employer'], same: [['most', 'limit']] },
  'ira-over-limit': {
    inputs: ['born', 'contribution'],
    same: [
      ['over', 'excess'],
      ['most', 'limit'],
    ],
  },
  'loss-to-harvest': { inputs: ['lots', 'status'], same: [['loss', 'counted']] },
  'head-of-household': { inputs: ['status', 'children'] },
  'child-care-account': { inputs: ['careExpenses', 'careChildren', 'status'] },
  'fund-costs': { inputs: ['start', 'funds'] },
  'worth-in-home': {
    inputs: ['assets', 'debts'],
    same: [
      ['netWorth', 'netWorth'],
      ['equity', 'homeEquity'],
    ],
  },
  'college-money-in-stocks': { inputs: ['children'] },
  'goals-pace': { inputs: ['buckets'] },
}

async function agrees({ id, way, values }: Insight): Promise<void> {
  if ('page' in way) return
  const said = carried[id]
  expect(said, id).toBeDefined()
  for (const name of said?.inputs ?? []) expect(way.inputs, id).toHaveProperty(name)
  const { answered } = await widgetAnswer(way, today)
  const figures = answered.figures as Readonly<Record<string, number>>
  for (const [value, figure, within = 0.005] of said?.same ?? [])
    expect(Math.abs((figures[figure] ?? Number.NaN) - Number(values[value])), `${id}: ${figure}`).toBeLessThanOrEqual(
      within,
    )
}

describe('where a finding leads', () => {
  test.each([...moneyEdges, ...lifeEdges])('%s, %s', async (id, tone, speaks) => {
    const found = asked(speaks).found.find((one) => one.id === id && one.tone === tone)
    if (!found) throw new Error(`${id} is silent`)
    check(found.way)
    await agrees(found)
  })
  test('the sample’s findings and its report’s steps', async () => {
    const env = { today, year: defaultYear }
    const inputs = { ...healthPlan.initial(env), late: 2, will: 'no' as const, review: 'no' as const }
    const household = sampleHousehold(today)
    for (const found of findInsights({ household, today, law }).found) {
      check(found.way)
      await agrees(found)
    }
    const told = healthPlan.run({ household, inputs, year: defaultYear, law: {}, today, say: american })
    expect(told.actions).toHaveLength(3)
    for (const { action } of told.actions) check(action)
    expect(law.year).toBe(defaultYear)
  })
  test('the report’s step to life insurance opens with the family’s numbers', () => {
    const sample = sampleHousehold(today)
    const household = { ...sample, policies: sample.policies.filter(({ kind }) => !kind.startsWith('life')) }
    const from = measuresOf(household, today, law)
    const earner = mainEarner(from.earners)
    if (!earner) throw new Error('nobody earns')
    const way = wayToCover('life', from)
    check(way)
    expect(way).toEqual({ calculator: 'life-insurance', inputs: lifeInputs(from, earner) })
    expect(lifeInputs(from, earner)).toMatchObject({ pay: earner.pay, individual: 0 })
  })
})
