import type { Case } from '../definition.ts'
import type { ExampleInputs } from './sections.ts'

export const cases: readonly Case<ExampleInputs>[] = [
  {
    name: 'doubling at 6%',
    derivation: 'ln 2 ÷ ln 1.06 = 0.6931472 ÷ 0.0582689 = 11.89566 years = 142.748 months',
    inputs: { start: 10_000, goal: 20_000, rate: 6 },
    expect: { months: 142.748, growth: 10_000 },
    within: 0.001,
  },
]
