import type { Bracket, ByStatus, FilingStatus, TaxYearFacts, WithholdingRow } from './schema.ts'

/*
 * What must hold in any tax year, whatever its figures. Each rule answers with its faults in words; none means sound.
 * A year file we do not have yet is held to the same rules before anything computes with it.
 */

const statuses: readonly FilingStatus[] = ['single', 'joint', 'separate', 'head', 'surviving']

/** What is wrong with a bracket table: where it does not start at 0, rise, or stay within 0..1. */
export function bracketFaults(rows: readonly Bracket[]): string[] {
  const faults = rows[0]?.over === 0 ? [] : ['does not start at 0']
  rows.forEach((row, i) => {
    const before = rows[i - 1]
    if (row.rate < 0 || row.rate > 1) faults.push(`rate ${row.rate} outside 0..1`)
    if (before !== undefined && row.over <= before.over) faults.push(`edge ${row.over} does not rise`)
    if (before !== undefined && row.rate <= before.rate) faults.push(`rate ${row.rate} does not rise`)
  })
  return faults
}

/** Half a dollar at the top rate: what a threshold that ends in 50 cents changes when it is printed as a whole dollar. */
const PRINTED_UP = 0.5 * 0.37

/** Rows whose base is not the row before carried on at its rate, to the cent and the half dollar by which a threshold is printed up. */
export const baseFaults = (rows: readonly WithholdingRow[]): WithholdingRow[] =>
  rows.filter((row, i) => {
    const before = rows[i - 1]
    return (
      before !== undefined &&
      Math.abs(before.base + before.rate * (row.over - before.over) - row.base) > 0.011 + PRINTED_UP
    )
  })

const fault = (wrong: boolean, words: string): string[] => (wrong ? [words] : [])
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
const rises = (values: readonly number[]): boolean =>
  values.every((value, i) => i === 0 || value > (values[i - 1] ?? 0))

export interface Invariant {
  readonly name: string
  readonly faults: (facts: TaxYearFacts) => readonly string[]
}

export const invariants: readonly Invariant[] = [
  {
    name: 'ordinary brackets start at 0, rise, and have the seven rates',
    faults: ({ ordinaryBrackets: { value } }) =>
      statuses.flatMap((status) => [
        ...bracketFaults(value[status]).map((words) => `${status}: ${words}`),
        ...fault(
          !same(
            value[status].map((row) => row.rate),
            [0.1, 0.12, 0.22, 0.24, 0.32, 0.35, 0.37],
          ),
          `${status}: other rates`,
        ),
      ]),
  },
  {
    name: 'the top separate bracket starts at half of joint, the lower ones as single',
    faults: ({ ordinaryBrackets: { value } }) => [
      ...fault((value.separate.at(-1)?.over ?? 0) * 2 !== value.joint.at(-1)?.over, 'top edge is not half of joint'),
      ...fault(!same(value.separate.slice(0, 6), value.single.slice(0, 6)), 'lower edges differ from single'),
    ],
  },
  {
    name: 'joint edges are twice the single ones up to the 35% rate',
    faults: ({ ordinaryBrackets: { value } }) =>
      value.single
        .slice(0, 6)
        .flatMap((row, i) => fault(value.joint[i]?.over !== row.over * 2, `joint edge ${value.joint[i]?.over}`)),
  },
  {
    name: 'a surviving spouse is joint where the law says so',
    faults: (facts) => {
      const likeJoint: Readonly<Record<string, ByStatus<unknown>>> = {
        ordinaryBrackets: facts.ordinaryBrackets.value,
        standardDeduction: facts.standardDeduction.value,
        agedOrBlindEach: facts.standardDeductionExtras.value.agedOrBlindEach,
        zeroUpTo: facts.capitalGains.value.zeroUpTo,
        fifteenUpTo: facts.capitalGains.value.fifteenUpTo,
        netInvestmentIncomeTax: facts.netInvestmentIncomeTax.value.magiOver,
        minimumTaxExemption: facts.alternativeMinimumTax.value.exemption,
        minimumTaxPhaseOut: facts.alternativeMinimumTax.value.phaseOutOver,
      }
      return Object.entries(likeJoint).flatMap(([name, value]) => fault(!same(value.surviving, value.joint), name))
    },
  },
  {
    name: 'a surviving spouse is single where only a joint return counts',
    faults: (facts) => {
      const likeSingle: Readonly<Record<string, ByStatus<number>>> = {
        additionalMedicare: facts.additionalMedicare.value.over,
        qualifiedBusinessIncome: facts.qualifiedBusinessIncome.value.taxableIncomeOver,
        childTaxCredit: facts.childTaxCredit.value.magiOver,
      }
      return Object.entries(likeSingle).flatMap(([name, value]) =>
        fault(value.surviving !== value.single || value.surviving >= value.joint, name),
      )
    },
  },
  {
    name: 'separate returns get half where the law halves',
    faults: (facts) => {
      const halved: Readonly<Record<string, ByStatus<number>>> = {
        standardDeduction: facts.standardDeduction.value,
        netInvestmentIncomeTax: facts.netInvestmentIncomeTax.value.magiOver,
        additionalMedicare: facts.additionalMedicare.value.over,
        minimumTaxExemption: facts.alternativeMinimumTax.value.exemption,
        minimumTaxPhaseOut: facts.alternativeMinimumTax.value.phaseOutOver,
        minimumTaxHighRate: facts.alternativeMinimumTax.value.highRateOver,
        saltCap: facts.saltCap.value.cap,
        saltMagi: facts.saltCap.value.magiOver,
        saltFloor: facts.saltCap.value.floor,
        mortgageDebt: facts.mortgageInterest.value.debtLimit,
        olderMortgageDebt: facts.mortgageInterest.value.olderDebtLimit,
        childTaxCredit: facts.childTaxCredit.value.magiOver,
        zeroUpTo: facts.capitalGains.value.zeroUpTo,
      }
      return Object.entries(halved).flatMap(([name, value]) => fault(value.separate * 2 !== value.joint, name))
    },
  },
  {
    name: 'the 0% edge of gains lies under the 15% edge',
    faults: ({ capitalGains: { value } }) =>
      statuses.filter((status) => value.zeroUpTo[status] >= value.fifteenUpTo[status]),
  },
  {
    // 75,000 + 6,000 / 0.06 and 150,000 + 6,000 / 0.06.
    name: 'the senior deduction ends at 175,000, at 250,000 joint (P.L. 119-21 s. 70103, to 2028)',
    faults: ({ year, seniorDeduction: { value } }) =>
      year > 2028
        ? []
        : [
            ...fault(Math.abs(value.magiOver.other + value.perPerson / value.rate - 175_000) > 1e-6, 'single end'),
            ...fault(Math.abs(value.magiOver.joint + value.perPerson / value.rate - 250_000) > 1e-6, 'joint end'),
          ],
  },
  {
    name: 'the earned income credit ends where its rates say',
    faults: ({ earnedIncomeCredit: { value } }) => [
      ...fault(
        !same(
          value.rows.map((row) => row.children),
          [0, 1, 2, 3],
        ),
        'rows are not 0 to 3 children',
      ),
      ...value.rows.flatMap((row) => [
        ...fault(Math.abs(row.phaseInRate * row.earnedIncomeAmount - row.maxCredit) >= 1, `${row.children}: maximum`),
        ...(['joint', 'other'] as const).flatMap((kind) =>
          fault(
            Math.abs(row.phaseOutOver[kind] + row.maxCredit / row.phaseOutRate - row.gone[kind]) >= 7,
            `${row.children}: end of ${kind}`,
          ),
        ),
      ]),
    ],
  },
  {
    name: 'withholding tables carry on from row to row',
    faults: ({ withholding: { value } }) =>
      [value.standard, value.stepTwoBox].flatMap((tables) =>
        (['single', 'joint', 'head'] as const).flatMap((table) => [
          ...baseFaults(tables[table]).map((row) => `${table}: base at ${row.over}`),
          ...fault(
            !same(
              tables[table].map((row) => row.rate),
              [0, 0.1, 0.12, 0.22, 0.24, 0.32, 0.35, 0.37],
            ),
            `${table}: other rates`,
          ),
        ]),
      ),
  },
  {
    name: 'payroll and Social Security share one wage base',
    faults: ({ payroll, socialSecurity }) =>
      fault(payroll.value.wageBase !== socialSecurity.value.wageBase, 'wage bases differ'),
  },
  {
    name: 'self-employment rates are twice the employee rates',
    faults: ({ payroll, selfEmployment }) => [
      ...fault(selfEmployment.value.socialSecurityRate !== payroll.value.socialSecurityRate * 2, 'Social Security'),
      ...fault(selfEmployment.value.medicareRate !== payroll.value.medicareRate * 2, 'Medicare'),
    ],
  },
  {
    // 42 USC 1395r(i)(3)(C): total premium 35, 50, 65, 80, 85% of cost, the standard premium being 25%.
    name: 'Medicare surcharges are 40, 100, 160, 220 and 240% of the premium, on the income of two years before',
    faults: ({ year, medicare: { value } }) => [
      ...value.irmaa.flatMap((tier, i) =>
        fault(
          Math.abs(tier.partB - value.partBPremium * ([0, 0.4, 1, 1.6, 2.2, 2.4][i] ?? Number.NaN)) >= 0.16,
          `tier ${i}`,
        ),
      ),
      ...fault(value.irmaaIncomeYear !== year - 2, 'income year'),
      ...fault(!rises(value.irmaa.map((tier) => tier.single)), 'edges do not rise'),
    ],
  },
  {
    name: 'health account and plan limits stand in order',
    faults: ({ hsa, plans }) => [
      ...fault(hsa.value.family <= hsa.value.self, 'family not above self-only'),
      ...fault(hsa.value.minimumDeductibleFamily !== hsa.value.minimumDeductibleSelf * 2, 'deductibles'),
      ...fault(hsa.value.outOfPocketFamily !== hsa.value.outOfPocketSelf * 2, 'out-of-pocket limits'),
      ...fault(plans.value.catchUp60To63 <= plans.value.catchUp50, 'catch-ups'),
      ...fault(plans.value.annualAdditions <= plans.value.deferral, 'deferral above annual additions'),
    ],
  },
  {
    name: 'trust and estate brackets rise',
    faults: ({ trustAndEstate }) => bracketFaults(trustAndEstate.value.brackets),
  },
]

/** What is wrong with a set of years: a key that is not its year, or a gap between years. */
export const yearFaults = (years: Readonly<Record<number, TaxYearFacts>>): string[] => {
  const held = Object.entries(years)
  return [
    ...held.flatMap(([key, facts]) => fault(facts.year !== Number(key), `${key} holds ${facts.year}`)),
    ...held.flatMap(([key], i) => fault(i > 0 && Number(key) !== Number(held[i - 1]?.[0]) + 1, `gap before ${key}`)),
  ]
}
