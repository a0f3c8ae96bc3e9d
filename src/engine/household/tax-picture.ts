import type { IsoDate } from '#engine/month.ts'
import {
  type Dependent,
  emptyHousehold as emptyReturn,
  noIncome,
  type Household as TaxHousehold,
  type Person as TaxPerson,
} from '#engine/tax/household.ts'
import type { Household } from './household.ts'
import type { Account, Income, Person } from './lists.ts'
import { incomePerMonth } from './monthly-flows.ts'
import { ageAtYearEnd, ageNow, filingStatusOf } from './people.ts'
import { premiumPerYear } from './premiums.ts'

export { ageAtYearEnd, ageNow, filingStatusOf }

const MONTHS = 12
const yearly = (incomes: readonly Income[], kind: Income['kind']): number =>
  incomes.filter((one) => one.kind === kind).reduce((sum, one) => sum + incomePerMonth(one), 0) * MONTHS

/**
 * A year of this household on a tax return, from what the picture knows: pay before tax by person, workplace deferrals, HSA money and
 * health premiums through the job, benefits, interest of cash, mortgage and student-loan interest at today's balances, property tax.
 * Null where an income is known only as take-home pay, or there is none: such a year cannot be taxed. Money of nobody in particular
 * is the first person's. What the picture does not know is zero, so the answer is an estimate and must say so.
 */
export function taxPictureOf(household: Household, today: IsoDate): TaxHousehold | null {
  const { incomes, people, accounts, debts, properties, policies } = household
  if (incomes.length === 0 || incomes.some((one) => one.isTakeHome)) return null
  const status = filingStatusOf(household, today)
  const you = people.find(({ role }) => role === 'you')
  const partner = people.find(({ role }) => role === 'partner')
  const isOf = (id: string | undefined, owner: string | null, first: boolean): boolean =>
    owner === null || !people.some((one) => one.id === owner) ? first : owner === id
  const personOf = (person: Person | undefined, first: boolean): TaxPerson => {
    const own = incomes.filter(({ owner }) => isOf(person?.id, owner, first || partner === undefined))
    const accountsOf = (kind: Account['kind']) =>
      accounts
        .filter((one) => one.kind === kind && isOf(person?.id, one.owner, first))
        .reduce((sum, { monthly }) => sum + (monthly ?? 0) * MONTHS, 0)
    const premiums = policies
      .filter(({ kind, through, owner }) => kind === 'health' && through === 'job' && isOf(person?.id, owner, first))
      .reduce((sum, one) => sum + (premiumPerYear(one) ?? 0), 0)
    const pay = yearly(own, 'wages')
    return {
      ...noIncome,
      age: (person && ageAtYearEnd(person, today)) ?? noIncome.age,
      pay,
      planDeferrals: Math.min(pay, accountsOf('traditional-401k')),
      rothPlanDeferrals: Math.min(pay, accountsOf('roth-401k')),
      cafeteriaPlan: pay > 0 ? Math.min(pay, premiums + accountsOf('hsa')) : 0,
      hsa: pay > 0 ? 0 : accountsOf('hsa'),
      coveredByPlan: accountsOf('traditional-401k') + accountsOf('roth-401k') > 0,
      traditionalIra: accountsOf('traditional-ira'),
      rothIra: accountsOf('roth-ira'),
      selfEmployment: yearly(own, 'self-employment'),
      socialSecurity: yearly(own, 'social-security'),
      privatePension: yearly(own, 'pension'),
      unemployment: yearly(own, 'unemployment'),
    }
  }
  const first = personOf(you, true)
  const second = partner && status === 'joint' ? personOf(partner, false) : null
  const interestOn = (kinds: readonly string[]) =>
    debts.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { balance, apr }) => sum + balance * (apr ?? 0), 0)
  const mortgages = debts.filter(({ kind }) => kind === 'mortgage')
  return {
    ...emptyReturn,
    status,
    people: second ? [first, second] : status === 'joint' ? [first, noIncome] : [first],
    dependents: people.flatMap((one) => dependentOf(one, today)),
    interest: accounts.reduce((sum, { balance, apy }) => sum + Math.max(0, balance) * (apy ?? 0), 0),
    otherIncome: yearly(incomes, 'other'),
    rental: yearly(incomes, 'rent'),
    studentLoanInterest: interestOn(['student']),
    mortgageInterest: mortgages.reduce((sum, { balance, apr }) => sum + balance * (apr ?? 0), 0),
    mortgageBalance: mortgages.reduce((sum, { balance }) => sum + balance, 0),
    realEstateTax: properties.filter(({ kind }) => kind === 'home').reduce((sum, one) => sum + (one.yearlyTax ?? 0), 0),
    state: household.state,
  }
}

/**
 * What paychecks and taxes hold back of a year's incomes, dollars a month: all tax of the year (`householdTax(…).total`), retirement
 * money and premiums taken from pay. What `monthlyFlows` asks for.
 */
export function heldBackPerMonth({ people }: TaxHousehold, totalTax: number): number {
  const fromPay = people.reduce((sum, one) => sum + one.planDeferrals + one.rothPlanDeferrals + one.cafeteriaPlan, 0)
  return (totalTax + fromPay) / MONTHS
}

function dependentOf(person: Person, today: IsoDate): readonly Dependent[] {
  if (person.role !== 'child' && person.role !== 'other') return []
  const isChild = person.role === 'child'
  const age = ageAtYearEnd(person, today) ?? (isChild ? 10 : 40)
  return [{ age, child: isChild, student: isChild && age < 24, disabled: false, hasNumber: true }]
}
