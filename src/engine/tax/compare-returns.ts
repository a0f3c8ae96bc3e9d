import type { Household, Person } from './household.ts'

/** How the dependents of a couple go with one of the two: the one who brings in more. 0 is the first person. */
export function higherEarner(people: readonly [Person, Person]): 0 | 1 {
  const own = (person: Person): number =>
    person.pay +
    person.selfEmployment +
    person.socialSecurity +
    person.privatePension +
    person.governmentPension +
    person.militaryPension +
    person.iraWithdrawals +
    person.unemployment
  return own(people[1]) > own(people[0]) ? 1 : 0
}

/** Joint money that is halved: dollars that belong to no one person. */
const halved = [
  'interest',
  'usInterest',
  'taxExemptInterest',
  'ordinaryDividends',
  'qualifiedDividends',
  'reitDividends',
  'shortTermGain',
  'longTermGain',
  'depreciationGain',
  'collectiblesGain',
  'shortTermCarryover',
  'longTermCarryover',
  'rental',
  'otherIncome',
  'studentLoanInterest',
  'alimonyPaidBefore2019',
  'otherAdjustments',
  'carLoanInterest',
  'medical',
  'salesTaxPaid',
  'realEstateTax',
  'personalPropertyTax',
  'mortgageInterest',
  'mortgageBalance',
  'olderMortgageBalance',
  'mortgageInsurance',
  'investmentInterest',
  'charityCash',
  'charityProperty',
  'otherItemized',
  'foreignTaxPaid',
  'mortgageCreditCarryover',
  'adoptionCarryover',
  'otherCredits',
  'rentPaid',
  'federalWithheld',
  'estimatedPaid',
  'stateWithheld',
] as const satisfies readonly (keyof Household)[]

/**
 * One of a couple on a return of their own. Each keeps what is theirs (pay, business, pensions, benefits, IRA money); everything that
 * belongs to both is halved; dependents, their care and their schooling go with the one who brings in more. Last year's figures are of
 * the joint return and are left out.
 */
function oneOf(couple: Household, people: readonly [Person, Person], index: 0 | 1): Household {
  const withChildren = higherEarner(people) === index
  const own: Record<string, number> = {}
  for (const key of halved) own[key] = couple[key] / 2
  return {
    ...couple,
    ...own,
    people: [people[index]],
    dependents: withChildren ? couple.dependents : [],
    careExpenses: withChildren ? couple.careExpenses : 0,
    careChildren: withChildren ? couple.careChildren : 0,
    dependentCareFsa: withChildren ? couple.dependentCareFsa : 0,
    schooling: withChildren ? couple.schooling : [],
    adoptions: withChildren ? couple.adoptions : [],
    stateIncomeTaxPaid: couple.stateIncomeTaxPaid === null ? null : couple.stateIncomeTaxPaid / 2,
    lastYearTax: null,
    lastYearAgi: null,
  }
}

export type Pair = readonly [Household, Household]

/**
 * A couple as two married people who file separately and live together (IRC 1(d)), split as `oneOf` says. Where one itemizes the other
 * must too (IRC 63(c)(6)(A)): ask with `spouseItemizes` for each. Null when the household is not a couple on one return.
 */
export function asSeparate(couple: Household, spouseItemizes: boolean): Pair | null {
  const { people } = couple
  if (people.length !== 2) return null
  const one = (index: 0 | 1): Household => ({
    ...oneOf(couple, people, index),
    status: 'separate',
    livedWithSpouse: true,
    spouseItemizes,
  })
  return [one(0), one(1)]
}

/**
 * The same two people had they never married: the one with the dependents files as head of household where one of them is a child (IRC 2(b)),
 * the other as single. Null when the household is not a couple on one return.
 */
export function asUnmarried(couple: Household): Pair | null {
  const { people } = couple
  if (people.length !== 2) return null
  const one = (index: 0 | 1): Household => {
    const own = oneOf(couple, people, index)
    return { ...own, status: own.dependents.some((dependent) => dependent.child) ? 'head' : 'single' }
  }
  return [one(0), one(1)]
}
