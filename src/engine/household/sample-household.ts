import { HOME_PAYMENT_KEY } from '#engine/budget/default-categories.ts'
import {
  addDays,
  addMonths,
  addMonthsToDate,
  dateIn,
  formatMonth,
  type IsoDate,
  type Month,
  monthOf,
  yearOf,
} from '#engine/month.ts'
import { type EntryOf, type Fields, type Logged, readEntry } from './field.ts'
import { emptyHousehold, type Household } from './household.ts'
import {
  accountFields,
  billFields,
  contactFields,
  debtFields,
  documentFields,
  expectedFields,
  goalFields,
  incomeFields,
  personFields,
  policyFields,
  propertyFields,
} from './lists.ts'

/*
 * A made-up household for trying the planning screens: two earners, a child, a mortgage, two cards, a little too thin in cash. Nobody's
 * numbers; ages and dates follow from the day.
 */

/** Entries with what is known of them; everything else is unknown. Ids follow from the order: `debts-2`. */
function entries<S extends Fields>(
  list: string,
  fields: S,
  known: readonly Partial<Record<keyof S, unknown>>[],
): readonly EntryOf<S>[] {
  return known.map((one, at) => {
    const entry = readEntry(fields, { ...one, id: `${list}-${at + 1}` })
    if (entry === null) throw new Error(`The sample's ${list} ${at + 1} does not fit its description.`)
    return entry
  })
}

/** Payments on the same day of the months before a date, the newest last. */
const paidBefore = (next: IsoDate, amounts: readonly number[]): readonly Logged[] =>
  amounts.map((amount, i) => ({ on: addMonthsToDate(next, i - amounts.length), amount }))

/** The first such day of a month after `today`. */
const nextDay = (today: IsoDate, day: number): IsoDate => {
  const here = dateIn(monthOf(today), day)
  return here > today ? here : dateIn(addMonths(monthOf(today), 1), day)
}

const spending: Household['spending'] = {
  [HOME_PAYMENT_KEY]: 2260,
  housing_maintenance: 90,
  'transportation_car-payment': 412,
  transportation_fuel: 210,
  'transportation_car-upkeep': 80,
  food_groceries: 820,
  'food_eating-out': 340,
  utilities_electricity: 145,
  'utilities_gas-heating': 70,
  'utilities_water-sewer-trash': 75,
  utilities_internet: 70,
  utilities_phone: 130,
  insurance_auto: 190,
  insurance_life: 28,
  health_doctor: 90,
  'health_dental-vision': 30,
  health_fitness: 45,
  'debt_credit-cards': 260,
  'debt_student-loans': 212,
  'savings_emergency-fund': 100,
  personal_childcare: 620,
  personal_clothing: 120,
  'personal_personal-care': 60,
  personal_pets: 70,
  entertainment_streaming: 47,
  'entertainment_going-out': 150,
  travel_vacations: 200,
  giving_gifts: 60,
  miscellaneous_other: 90,
}

/** The sample as of a day. */
export function sampleHousehold(today: IsoDate): Household {
  const month = monthOf(today)
  const year = yearOf(month)
  const born = (age: number, monthOfYear: number): Month => formatMonth(year - age, monthOfYear)
  const on = (day: number) => nextDay(today, day)
  return {
    ...emptyHousehold,
    state: 'IL',
    filingStatus: 'joint',
    creditScore: 694,
    monthlyTakeHome: 7780,
    spending,
    people: entries('people', personFields, [
      { name: 'You', role: 'you', born: born(38, 4), tobacco: false },
      { name: 'Partner', role: 'partner', born: born(36, 9), tobacco: false },
      { name: 'Child', role: 'child', born: born(6, 6) },
    ]),
    incomes: entries('incomes', incomeFields, [
      {
        name: 'Your job',
        kind: 'wages',
        owner: 'people-1',
        amount: 3000,
        every: 'two-weeks',
        isTakeHome: false,
        reliability: 9,
        isGuaranteed: true,
        nextOn: addDays(today, 4),
      },
      {
        name: 'Partner’s job',
        kind: 'wages',
        owner: 'people-2',
        amount: 1916.67,
        every: 'half-month',
        isTakeHome: false,
        reliability: 8,
        isGuaranteed: true,
        nextOn: on(15),
      },
    ]),
    accounts: entries('accounts', accountFields, [
      { name: 'Checking', kind: 'checking', balance: 3400, apy: 0 },
      { name: 'Savings', kind: 'savings', balance: 9500, apy: 0.004, monthly: 100 },
      {
        name: '401(k)',
        kind: 'traditional-401k',
        owner: 'people-1',
        balance: 86_000,
        stocks: 0.85,
        fees: 0.0042,
        monthly: 260,
        matchRate: 0.5,
        matchUpTo: 0.06,
        payShare: 0.04,
      },
      {
        name: 'Roth IRA',
        kind: 'roth-ira',
        owner: 'people-2',
        balance: 14_500,
        basis: 11_000,
        stocks: 0.9,
        fees: 0.001,
      },
      { name: 'Brokerage', kind: 'brokerage', balance: 6200, basis: 4900, stocks: 1, oneCompany: 0.45, fees: 0 },
      { name: '529 plan', kind: '529', balance: 4800, stocks: 0.7, monthly: 0 },
    ]),
    properties: entries('properties', propertyFields, [
      { name: 'Home', kind: 'home', value: 342_000, basis: 305_000, bought: addMonths(month, -38), yearlyTax: 4620 },
      { name: 'Car', kind: 'car', value: 17_500 },
    ]),
    debts: entries('debts', debtFields, [
      {
        name: 'Mortgage',
        kind: 'mortgage',
        balance: 268_400,
        apr: 0.06375,
        minimum: 1740,
        securedBy: 'properties-1',
        dueDay: 1,
      },
      {
        name: 'Everyday card',
        kind: 'card',
        balance: 6800,
        apr: 0.2449,
        minimum: 207,
        payment: 220,
        creditLimit: 9000,
        statementDay: 12,
        dueDay: 7,
        annualFee: 0,
        opened: addMonths(month, -88),
        monthlyCharges: 0,
        autopay: 'minimum',
        rewardBase: 0.01,
        rewardGroceries: 0.02,
      },
      {
        name: 'Travel card',
        kind: 'card',
        balance: 1950,
        apr: 0.2724,
        minimum: 40,
        promoApr: 0,
        promoEnds: dateIn(addMonths(month, 5), 20),
        promoDeferred: false,
        creditLimit: 5000,
        statementDay: 23,
        dueDay: 18,
        annualFee: 95,
        opened: addMonths(month, -13),
        monthlyCharges: 0,
        autopay: 'none',
        rewardBase: 0.01,
        rewardDining: 0.03,
        rewardTravel: 0.03,
      },
      {
        name: 'Store card',
        kind: 'card',
        balance: 0,
        apr: 0.3149,
        minimum: 0,
        creditLimit: 2000,
        statementDay: 3,
        dueDay: 28,
        annualFee: 0,
        opened: addMonths(month, -51),
        autopay: 'none',
        rewardBase: 0.01,
      },
      {
        name: 'Car loan',
        kind: 'car',
        balance: 14_300,
        apr: 0.072,
        minimum: 412,
        securedBy: 'properties-2',
        dueDay: 15,
      },
      {
        name: 'Student loan',
        kind: 'student',
        balance: 18_600,
        apr: 0.0499,
        minimum: 212,
        isFederal: true,
        dueDay: 21,
      },
    ]),
    policies: entries('policies', policyFields, [
      {
        name: 'Health plan',
        kind: 'health',
        through: 'job',
        premium: 450,
        premiumEvery: 'month',
        deductible: 3000,
        outOfPocketMost: 8000,
        renewsOn: dateIn(formatMonth(year + 1, 1), 1),
      },
      {
        name: 'Car insurance',
        kind: 'auto',
        through: 'own',
        coverage: 100_000,
        premium: 1140,
        premiumEvery: 'half-year',
        deductible: 500,
        renewsOn: addDays(today, 41),
      },
      {
        name: 'Home insurance',
        kind: 'home',
        through: 'own',
        coverage: 310_000,
        premium: 1920,
        premiumEvery: 'year',
        deductible: 1500,
        renewsOn: dateIn(addMonths(month, 7), 9),
      },
      {
        name: 'Term life',
        kind: 'life-term',
        owner: 'people-1',
        through: 'own',
        coverage: 250_000,
        premium: 28,
        premiumEvery: 'month',
        endsOn: addMonths(month, 146),
      },
    ]),
    bills: entries('bills', billFields, [
      {
        name: 'Mortgage payment',
        kind: 'bill',
        amount: 2260,
        every: 'month',
        dueOn: on(1),
        budgetKey: HOME_PAYMENT_KEY,
      },
      {
        name: 'Electricity',
        kind: 'bill',
        amount: 145,
        every: 'month',
        dueOn: on(18),
        budgetKey: 'utilities_electricity',
        varies: true,
        paid: paidBefore(on(18), [128.4, 119.75, 151.2, 168.9, 157.35, 131.6]),
      },
      {
        name: 'Internet',
        kind: 'bill',
        amount: 70,
        every: 'month',
        dueOn: on(22),
        budgetKey: 'utilities_internet',
        autopay: true,
      },
      {
        name: 'Phones',
        kind: 'bill',
        amount: 130,
        every: 'month',
        dueOn: on(9),
        budgetKey: 'utilities_phone',
        autopay: true,
      },
      {
        name: 'Car insurance',
        kind: 'renewal',
        amount: 1140,
        every: 'half-year',
        dueOn: addDays(today, 41),
        budgetKey: 'insurance_auto',
      },
      {
        name: 'After-school care',
        kind: 'bill',
        amount: 310,
        every: 'half-month',
        dueOn: on(1),
        budgetKey: 'personal_childcare',
      },
      {
        name: 'Gym',
        kind: 'membership',
        amount: 45,
        every: 'month',
        dueOn: on(5),
        budgetKey: 'health_fitness',
        autopay: true,
        noticeDays: 30,
      },
      {
        name: 'Video streaming',
        kind: 'subscription',
        amount: 17.99,
        every: 'month',
        dueOn: on(11),
        startedOn: addMonthsToDate(on(11), -26),
        paid: paidBefore(on(11), [15.49, 15.49, 15.49, 17.99, 17.99]),
        budgetKey: 'entertainment_streaming',
        autopay: true,
      },
      {
        name: 'Music',
        kind: 'subscription',
        amount: 11.99,
        every: 'month',
        dueOn: on(26),
        budgetKey: 'entertainment_streaming',
        autopay: true,
      },
      {
        name: 'Photo storage',
        kind: 'subscription',
        amount: 199.99,
        every: 'year',
        dueOn: addDays(today, 19),
        renewsOn: addDays(today, 19),
        noticeDays: 1,
        budgetKey: 'entertainment_streaming',
        autopay: true,
      },
    ]),
    goals: entries('goals', goalFields, [
      { name: 'Emergency fund', target: 20_000, saved: 9500, by: addMonths(month, 24) },
      { name: 'Summer trip', target: 3000, saved: 900, by: addMonths(month, 8) },
    ]),
    documents: entries('documents', documentFields, [
      { name: 'Birth certificates', kind: 'birth', keptAt: 'Fireproof box' },
      { name: 'Home policy', kind: 'insurance', keptAt: 'Email, House' },
      { name: 'Passport', kind: 'passport', keptAt: 'Fireproof box', expiresOn: addDays(today, 190) },
      { name: 'Tax returns', kind: 'tax', keptAt: 'Desk drawer' },
    ]),
    contacts: entries('contacts', contactFields, [
      { name: 'Your sister', role: 'family' },
      { name: 'HR department', role: 'employer', note: 'Pay, 401(k), life insurance' },
      { name: 'Insurance agent', role: 'insurance' },
    ]),
    expected: entries('expected', expectedFields, [
      { name: 'Tax refund', on: addMonths(month, 4), amount: 1800 },
      { name: 'New roof', on: addMonths(month, 20), amount: -9500 },
    ]),
  }
}
