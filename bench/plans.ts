/** What a whole retirement plan costs: a couple's 60 years with every year's returns, and the same in a thousand markets. */

import { initialInputs } from '#calculators/kit/field.ts'
import { fieldsOf } from '#calculators/kit/section.ts'
import { planLawOf } from '#calculators/retirement-planning/plan-law.ts'
import { planOf } from '#calculators/retirement-planning/plan-of.ts'
import { type PlanInputs, sections } from '#calculators/retirement-planning/sections.ts'
import { plansLived } from '#engine/retirement-plan/plan-in-markets.ts'
import { type PreparedPlan, preparePlan } from '#engine/retirement-plan/prepared.ts'
import { runPlan } from '#engine/retirement-plan/run-plan.ts'
import { bootstrapPaths } from '#engine/simulation/bootstrap-paths.ts'
import { loadStateLaw } from '#engine/tax/state-law.ts'
import { taxYear2026 } from '#facts/tax-years/2026.ts'
import type { Figure, Section } from './report/figure.ts'
import { median } from './report/spread.ts'
import { samples } from './site/pages.ts'

const PATHS = 1000
/** Paths of the first piece of a study. */
const FIRST = 25

/** Born in 1990 and 1992: 60 years and more to the plan's end, coverage to buy, conversions, a home sold, a pension. */
const couple: Partial<PlanInputs> = {
  status: 'joint',
  birthDate: '1990-05-15',
  spouseBirthDate: '1992-08-20',
  pay: 140_000,
  spousePay: 90_000,
  retireAge: 58 * 12,
  spouseRetireAge: 58 * 12,
  spending: 90_000,
  preTax: 500_000,
  taxable: 200_000,
  saves: 20_000,
  order: 'fill',
  convert: 'b22',
  convertFrom: 58,
  convertTo: 95,
  homeValue: 600_000,
  mortgage: 300_000,
  mortgagePayment: 2200,
  sellAge: 75,
  nextHome: 300_000,
}

async function preparedIn(state: string): Promise<PreparedPlan> {
  const starting = initialInputs(fieldsOf(sections), { today: `${taxYear2026.year}-01-01` }) as unknown as PlanInputs
  const inputs: PlanInputs = { ...starting, ...couple, state }
  const law = await loadStateLaw(state)
  const asked = planOf(inputs, taxYear2026)
  const prepared = asked && preparePlan(asked.plan, planLawOf({ tax: taxYear2026, state: law, nextState: law }, inputs))
  if (!prepared) throw new Error('no plan to measure')
  return prepared
}

/** Milliseconds of each turn. */
function turns(count: number, work: () => void): readonly number[] {
  return Array.from({ length: count }, () => {
    const start = performance.now()
    work()
    return performance.now() - start
  })
}

export async function measure(): Promise<Section> {
  const figures: Figure[] = []
  for (const [state, where] of [
    ['US', 'federal tax alone'],
    ['CA', 'in California'],
  ] as const) {
    const prepared = await preparedIn(state)
    const years = prepared.years.length
    const one = () => void runPlan(prepared)
    turns(20, one)
    figures.push({
      name: `a couple’s ${years} taxed years, ${where}`,
      unit: 'ms',
      ours: median(turns(samples(101, 11), one)),
      target: { of: 'ours', atMost: 30 },
    })
    const source = bootstrapPaths({ seed: 7, years, perYear: 1 })
    const lived = (to: number) => () => {
      for (const _ of plansLived(prepared, source, 0, to));
    }
    figures.push({
      name: `the first ${FIRST} markets, ${where}`,
      unit: 'ms',
      ours: median(turns(samples(5, 1), lived(FIRST))),
      target: { of: 'ours', atMost: 1000 },
    })
    figures.push({
      name: `${PATHS} markets, ${where}`,
      unit: 'ms',
      ours: median(turns(samples(3, 1), lived(PATHS))),
      target: { of: 'ours', atMost: 10_000 },
    })
  }
  return {
    title: 'A whole retirement plan',
    how: 'Milliseconds, medians, on one core: accounts, Social Security, coverage, home, conversions and the federal and state return of every year, each settled to half a cent.',
    figures,
    notes: ['On the page the markets come in pieces from one worker for each core.'],
  }
}
