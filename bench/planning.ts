/** What a plan of a whole household costs: the insights, the next dollar and the others, on a household with long lists. */

import { initialInputs } from '#calculators/kit/field.ts'
import { lawShelf } from '#calculators/kit/law-shelf.ts'
import { plans } from '#calculators/planning/plans.ts'
import type { Household } from '#engine/household/household.ts'
import { sampleHousehold } from '#engine/household/sample-household.ts'
import type { IsoDate } from '#engine/month.ts'
import { defaultYear } from '#facts/default-year.ts'
import type { Figure, Section } from './report/figure.ts'

const today: IsoDate = '2026-11-23'
const MOST = { debts: 30, bills: 300, accounts: 40, policies: 30 } as const

/** A list's own entries over and over, each with an id of its own. */
const repeated = <T extends { readonly id: string }>(entries: readonly T[], count: number): readonly T[] =>
  Array.from({ length: count }, (_, at) => ({ ...(entries[at % entries.length] as T), id: `entry-${at}` }))

function longHousehold(): Household {
  const sample = sampleHousehold(today)
  return {
    ...sample,
    debts: repeated(sample.debts, MOST.debts),
    bills: repeated(sample.bills, MOST.bills),
    accounts: repeated(sample.accounts, MOST.accounts),
    policies: repeated(sample.policies, MOST.policies),
  }
}

export async function measure(): Promise<Section> {
  const figures: Figure[] = []
  const rounds = process.env['BENCH_SHORT'] ? 5 : 30
  for (const entry of plans) {
    const plan = await entry.load()
    const env = { today, year: defaultYear, law: lawShelf() }
    const inputs = initialInputs(plan.fields, env)
    for (const [size, household] of [
      ['the sample household', sampleHousehold(today)],
      ['30 debts, 300 bills', longHousehold()],
    ] as const) {
      for (let need = plan.missing(household, inputs, env); need; need = plan.missing(household, inputs, env))
        await need.fetch()
      const took: number[] = []
      for (let round = 0; round < rounds; round++) {
        const began = performance.now()
        if (plan.run(household, inputs, env) === null) throw new Error(`${entry.name} gave nothing`)
        took.push(performance.now() - began)
      }
      const median = took.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0
      figures.push({ name: `${entry.name}, ${size}`, unit: 'ms', ours: median })
      figures.push({ name: `${entry.name}, ${size}: how many`, unit: '/s', ours: 1000 / median })
    }
  }
  return {
    title: 'Plans of a household',
    how: `Each plan run ${rounds} times in one process with its law at hand, words and workings told; the median.`,
    figures,
    notes: [],
  }
}
