import type { Case } from '../../kit/definition.ts'
import type { ApyInputs } from './fields.ts'

const example = (
  name: string,
  where: string,
  [interest, principal, days]: readonly [number, number, number],
  apy: number,
): Case<ApyInputs> => ({
  name,
  derivation: `12 CFR 1030, Appendix A, ${where}: an APY of ${apy.toFixed(2)}%.`,
  inputs: { interest, principal, days },
  expect: { apy },
  within: 0.0051,
})

export const cases: readonly Case<ApyInputs>[] = [
  example('$61.68 on $1,000 in a year', 'part I.A', [61.68, 1000, 365], 6.17),
  example('$30.37 on $1,000 in 182 days', 'part I.A', [30.37, 1000, 182], 6.18),
  example('The first tier: $53.90 on $1,000 in a year', 'part I.D', [53.9, 1000, 365], 5.39),
  example('The second tier: $452.29 on $8,000 in a year', 'part I.D', [452.29, 8000, 365], 5.65),
  example('The third tier: $1,183.61 on $20,000 in a year', 'part I.D', [1183.61, 20_000, 365], 5.92),
  example('A statement: $5.25 on a balance of $1,000 in 30 days', 'part II.A', [5.25, 1000, 30], 6.58),
]
