import type { Case } from '../kit/definition.ts'
import type { LifeInsuranceInputs } from './sections.ts'

/** Nobody left, nothing to pay: a case names what differs. */
const bare = {
  birthDate: '1986-05-15',
  partnerBirthDate: '1987-05-15',
  pay: 0,
  family: 'single',
  partnerPay: 0,
  children: [],
  spending: 0,
  mortgage: 0,
  debts: 0,
  savings: 0,
  individual: 0,
  group: 0,
  college: 'none',
  final: 0,
  until: 'years',
  years: 120,
  benefits: false,
  safeReturn: 2.5,
  inflation: 2.5,
  saveExtra: false,
} as const satisfies Partial<LifeInsuranceInputs>
const twoYoung = [{ age: 3 }, { age: 1 }]

export const cases: readonly Case<LifeInsuranceInputs>[] = [
  {
    name: 'Bills due at once, less savings, in a size that is sold',
    derivation: 'By hand: 200,000 + 10,000 + 15,000 = 225,000; less 25,000 saved = 200,000, sold in that size.',
    inputs: { ...bare, mortgage: 200_000, debts: 10_000, final: 15_000, savings: 25_000 },
    expect: { need: 225_000, have: 25_000, gap: 200_000, policy: 200_000 },
    within: 0.01,
  },
  {
    name: 'Ten years of living costs at a return equal to inflation; coverage through work counts today',
    derivation:
      'By hand: 120 x 3,000 = 360,000. 50,000 + 100,000 + 150,000 = 300,000 is there; 60,000 more, sold as 75,000 (steps of 25,000).',
    inputs: { ...bare, spending: 3000, savings: 50_000, individual: 100_000, group: 150_000 },
    expect: { need: 360_000, have: 300_000, gap: 60_000, policy: 75_000, netRate: 0 },
    within: 0.01,
  },
  {
    name: 'Family maximum of 2026 for a benefit of 2,000, shared by a parent and two children (42 USC 403(a))',
    derivation:
      '150% x 1,643 + 272% x (2,000 - 1,643) = 2,464.50 + 971.04 = 3,435.54, down to 3,435.50. 75% of 2,000 is 1,500 each, 4,500 for three, so each has a third: 1,145.16, paid as 1,145; 3 x 1,145 = 3,435.',
    inputs: { ...bare, family: 'married', children: twoYoung, benefits: true, statement: 2000 },
    expect: { survivorPia: 2000, familyMaximum: 3435.5, benefitsMonth: 3435, heldBack: 0 },
    within: 0.001,
  },
  {
    name: 'A surviving parent with pay of 60,480: the children have their whole 75% (POMS RS 02501.160)',
    derivation:
      '(60,480 - 24,480) / 2 = 18,000 is more than 12 x 1,145, so all of the parent’s is held back. The children then have 1,500 each: 3,000. 3,435 - 3,000 = 435 a month is lost, 5,220 a year.',
    inputs: { ...bare, family: 'married', children: twoYoung, benefits: true, statement: 2000, partnerPay: 60_480 },
    expect: { benefitsMonth: 3000, heldBack: 5220 },
    within: 0.001,
  },
  {
    name: 'The record of a worker of 40 whose 60,000 followed average wages (20 CFR 404.211, 404.212)',
    derivation:
      '18 years since 22, less 5: the 13 best, each 60,000 at the level of the index year, so 5,000 a month. 90% x 1,286 + 32% x 3,714 = 2,345.88, down to 2,345.80. 2,464.50 + 272% x 702.80 = 4,376.11.',
    inputs: {
      ...bare,
      family: 'married',
      children: twoYoung,
      benefits: true,
      statement: null,
      pay: 60_000,
      startAge: 22,
    },
    expect: { survivorPia: 2345.8, familyMaximum: 4376.1 },
    within: 0.001,
  },
  {
    name: 'DIME and multiples of pay',
    derivation:
      'By hand: 20,000 + 15,000 + 10 years x 80,000 (the child of 8 to 18) + 250,000 + 4 x 25,000 = 1,185,000; 10 x 80,000 and 12 x 80,000.',
    inputs: {
      ...bare,
      pay: 80_000,
      children: [{ age: 8 }],
      debts: 20_000,
      final: 15_000,
      mortgage: 250_000,
      college: 'own',
      collegeYearly: 25_000,
      collegeShare: 100,
    },
    expect: { dime: 1_185_000, multipleLow: 800_000, multipleHigh: 960_000 },
    within: 0.01,
  },
  {
    name: 'What a stay-at-home parent does, paid for until the youngest is 13',
    derivation: 'By hand: a child of 3, ten years of 12 x 1,500 = 180,000 at a return equal to inflation.',
    inputs: { ...bare, family: 'married', children: [{ age: 3 }], careYou: 1500 },
    expect: { care: 180_000, need: 180_000 },
    within: 0.01,
  },
  {
    name: 'College of one child: four payments at its own growth',
    derivation:
      'A child of 16: payments in 2, 3, 4 and 5 years of 10,000 x 1.04^n / 1.025^n: 1.02948 + 1.04455 + 1.05983 + 1.07534 = 4.20920, so 42,092.0.',
    inputs: {
      ...bare,
      children: [{ age: 16 }],
      years: 12,
      college: 'own',
      collegeYearly: 10_000,
      collegeShare: 100,
      collegeGrowth: 4,
    },
    expect: { college: 42_092, need: 42_092 },
    within: 1,
  },
]
