import { contributionBase } from '#facts/social-security/wages.ts'
import type { Case } from '../kit/definition.ts'
import type { SocialSecurityInputs } from './sections.ts'

const record = (firstYear: number, amounts: readonly number[]) =>
  amounts.map((amount, i) => ({ year: firstYear + i, amount }))
/** The largest taxable pay of each year. */
const largest = (from: number, through: number) => {
  const { firstYear, values } = contributionBase.value
  return record(from, values.slice(from - firstYear, through - firstYear + 1))
}

const caseA = record(
  1986,
  [
    16_196, 17_283, 18_191, 18_971, 19_909, 20_715, 21_850, 22_107, 22_770, 23_755, 24_994, 26_533, 28_007, 29_657,
    31_392, 32_238, 32_660, 33_558, 35_224, 36_621, 38_419, 40_281, 41_330, 40_826, 41_914, 43_354, 44_839, 45_544,
    47_298, 49_085, 49_783, 51_651, 53_677, 55_848, 57_590, 62_889, 66_421, 69_560, 73_133, 75_868,
  ],
)

const told = { knows: 'benefit', pia: 1000, pay: 0, marital: 'single' } as const
const recorded = { knows: 'record', pay: 0, marital: 'single' } as const
const EXAMPLES = 'SSA, Benefit Calculation Examples for Workers Retiring in 2026'
const MAXIMUM = 'SSA, Workers with Maximum-Taxable Earnings, January 2026'
const BY_BIRTH = 'SSA, Retirement Age and Benefit Reduction, for a benefit of $1,000'

const maximumAt = (age: number, benefit: number): Case<SocialSecurityInputs> => ({
  name: `Largest benefit at ${age} in January 2026`,
  derivation: `${MAXIMUM}: $${benefit} a month after the largest taxable pay in every year since the age of 22.`,
  inputs: {
    ...recorded,
    birthDate: `${2026 - age}-01-15`,
    record: largest(2026 - age + 22, 2025),
    claimAge: age * 12,
  },
  expect: { monthlyBenefit: benefit },
  within: 0,
})

export const cases: readonly Case<SocialSecurityInputs>[] = [
  {
    name: 'Worker A of the official examples, claiming at 62',
    derivation: `${EXAMPLES}, case A: AIME $5,825, PIA $2,609.80, benefit $1,826 with 60 months of reduction. Family maximum by hand: 150% × 1,643 + 272% × 728 + 134% × 238.80 = 4,764.65, down to $4,764.60.`,
    inputs: { ...recorded, birthDate: '1964-01-02', record: caseA, claimAge: 744 },
    expect: { averageEarnings: 5825, pia: 2609.8, monthlyBenefit: 1826, familyMaximum: 4764.6 },
    within: 1e-9,
  },
  {
    name: 'Worker B of the official examples, claiming at full retirement age',
    derivation: `${EXAMPLES}, case B: largest taxable pay since 1986, born 1959: AIME $11,463, PIA $4,152.40, benefit $4,152 at 66 and 10 months.`,
    inputs: { ...recorded, birthDate: '1959-06-15', record: largest(1986, 2025), claimAge: 802 },
    expect: { averageEarnings: 11_463, pia: 4152.4, monthlyBenefit: 4152, fullAge: 802 },
    within: 1e-9,
  },
  maximumAt(62, 2969),
  maximumAt(65, 3467),
  maximumAt(66, 3752),
  maximumAt(67, 4207),
  maximumAt(70, 5181),
  {
    name: 'Born 1960 or later: 62 pays 70%, 70 pays 124%',
    derivation: `${BY_BIRTH}: born 1960 or later, $700 at 62. Waiting 36 months past 67 at 8% a year adds 24%: $1,240 at 70 (20 CFR 404.313).`,
    inputs: { ...told, birthDate: '1966-05-02', claimAge: 744 },
    expect: { monthlyBenefit: 700, atFullAge: 1000, at70: 1240 },
    within: 0,
  },
  {
    name: 'Born 1955: full retirement age 66 and 2 months, 62 pays $741',
    derivation: `${BY_BIRTH}: born 1955, $741 at 62 (25.83% less).`,
    inputs: { ...told, birthDate: '1955-05-02', claimAge: 744 },
    expect: { monthlyBenefit: 741, fullAge: 794 },
    within: 0,
  },
  {
    name: 'A spouse without a record, at 62',
    derivation: `${BY_BIRTH}: born 1960 or later, the spouse’s $500 shrinks to $325 at 62 (35% less).`,
    inputs: {
      ...told,
      pia: 0,
      marital: 'married',
      birthDate: '1966-05-02',
      claimAge: 744,
      otherBirthDate: '1962-05-02',
      otherKnows: 'benefit',
      otherPia: 1000,
      otherClaimAge: 744,
    },
    expect: { monthlyBenefit: 325, ownBenefit: 0 },
    within: 0,
  },
  {
    name: 'A survivor at 60',
    derivation:
      'SSA, If You Are the Survivor: 71.5% at 60 of what the late spouse would have had at full retirement age: $715 of $1,000.',
    inputs: {
      ...told,
      pia: 0,
      marital: 'widowed',
      birthDate: '1966-12-15',
      otherBirthDate: '1963-04-10',
      otherKnows: 'benefit',
      otherPia: 1000,
      diedIn: '2024-06',
      lateClaimed: false,
      survivorAge: 720,
    },
    expect: { monthlyBenefit: 715 },
    within: 0,
  },
  {
    name: 'Break-even of 62 against 67',
    derivation:
      'By hand: 60 months of $700 are a lead of $42,000; at 67 the later claim gains $300 a month, so 140 months later, with the 140th payment (age 67 and 139 months = 78 and 7 months), both have paid the same.',
    inputs: { ...told, birthDate: '1966-05-02', claimAge: 804 },
    expect: { breakEvenAge: 943 },
    within: 0,
  },
  {
    name: 'Pay that always moved with the average wage',
    derivation:
      'Closed form: pay equal to the average wage of 2024, $69,846.57, lifts to that amount in every year, so the average is a twelfth of it, $5,820. Turning 62 in 2026: 90% × 1,286 + 32% × 4,534 = $2,608.28, down to $2,608.20.',
    inputs: {
      knows: 'pay',
      marital: 'single',
      birthDate: '1964-06-15',
      pay: 69_846.57,
      startAge: 22 * 12,
      workUntil: 62 * 12,
      claimAge: 804,
    },
    expect: { averageEarnings: 5820, pia: 2608.2 },
    within: 1e-9,
  },
  {
    name: 'How much is taxed, single, in both tiers',
    derivation:
      'By hand (26 USC 86): $24,000 of benefits and $30,000 of other income make $42,000 of combined income: 50% × 9,000 + 85% × 8,000 = $11,300. No more than 85% of the benefits, $20,400, could count.',
    inputs: {
      ...told,
      pia: 2000,
      birthDate: '1966-05-02',
      claimAge: 804,
      otherIncome: 30_000,
      taxExempt: 0,
      filing: 'usual',
    },
    expect: { yearlyBenefits: 24_000, taxableBenefits: 11_300 },
    within: 1e-9,
  },
]
