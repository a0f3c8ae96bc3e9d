import type { Case } from '../../kit/definition.ts'
import type { SteppedInputs } from './fields.ts'

const example = (
  name: string,
  where: string,
  steps: SteppedInputs['steps'],
  expect: { readonly interest: number; readonly apy: number },
): Case<SteppedInputs> => ({
  name,
  derivation: `12 CFR 1030, Appendix A, ${where}: $${expect.interest} on $1,000, an APY of ${expect.apy}%.`,
  inputs: { deposit: 1000, compounding: 'daily', steps },
  expect,
  // The regulation rounds the interest of each step.
  within: 0.0101,
})

export const cases: readonly Case<SteppedInputs>[] = [
  example(
    'Six months: 5%, then 5.5%',
    'part I.B',
    [
      { rate: 5, days: 91 },
      { rate: 5.5, days: 92 },
    ],
    { interest: 26.68, apy: 5.39 },
  ),
  example(
    'Two years: 6%, then 6.5%',
    'part I.B',
    [
      { rate: 6, days: 365 },
      { rate: 6.5, days: 365 },
    ],
    { interest: 133.13, apy: 6.45 },
  ),
  example(
    'An introductory rate: 7% for three months, then 5%',
    'part I.C',
    [
      { rate: 7, days: 91 },
      { rate: 5, days: 274 },
    ],
    { interest: 56.52, apy: 5.65 },
  ),
  {
    name: 'Simple interest adds up',
    derivation: '1,000 × (3% × 1 + 5% × 1) = 80; (1.08)^(365 ÷ 730) − 1 = 3.923%.',
    inputs: {
      deposit: 1000,
      compounding: 'none',
      steps: [
        { rate: 3, days: 365 },
        { rate: 5, days: 365 },
      ],
    },
    expect: { interest: 80, balance: 1080, apy: 3.923, days: 730 },
    within: 0.0001,
  },
]
