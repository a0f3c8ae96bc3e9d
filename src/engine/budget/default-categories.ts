/**
 * The thirteen categories a new budget starts with, each with the share of income usually advised for it and its items.
 * The shares are rules of thumb, not law: the low ends come to 98 % in all, the high ends to 165 %, so not all can be high.
 * An expense is stored under `category_item`.
 */
export type BudgetItem = {
  /** Unique inside its category. */
  key: string
  name: string
  /** The key of its amount in a budget's expenses. */
  expenseKey: string
}

export type BudgetCategory = {
  key: string
  name: string
  /** Recommended share of monthly income, decimals; equal when a single figure is advised. */
  low: number
  high: number
  items: readonly BudgetItem[]
}

/**
 * Where a home loan's EMI (monthly payment) is written when it changes: the entry Essential / Rent/Home EMI. The prefix is
 * the expense class 'essential' of the income and expenses tool, not the category; the item stands under Housing.
 */
export const HOME_PAYMENT_KEY = 'essential_rent-home-emi'

export const expenseKeyOf = (categoryKey: string, itemKey: string): string => `${categoryKey}_${itemKey}`

const category = (
  key: string,
  name: string,
  lowPercent: number,
  highPercent: number,
  items: readonly (readonly [key: string, name: string, expenseKey?: string])[],
): BudgetCategory => ({
  key,
  name,
  low: lowPercent / 100,
  high: highPercent / 100,
  items: items.map(([item, itemName, expenseKey]) => ({
    key: item,
    name: itemName,
    expenseKey: expenseKey ?? expenseKeyOf(key, item),
  })),
})

export const DEFAULT_CATEGORIES: readonly BudgetCategory[] = [
  category('housing', 'Housing', 25, 35, [
    ['rent-home-emi', 'Rent or mortgage payment', HOME_PAYMENT_KEY],
    ['property-tax', 'Property tax'],
    ['hoa', 'HOA or condo fees'],
    ['maintenance', 'Repairs and upkeep'],
    ['furnishings', 'Furniture and appliances'],
  ]),
  category('transportation', 'Transportation', 10, 15, [
    ['car-payment', 'Car payment'],
    ['fuel', 'Gas or charging'],
    ['transit', 'Public transit'],
    ['car-upkeep', 'Car repairs and service'],
    ['parking-tolls', 'Parking and tolls'],
    ['registration', 'Registration and inspection'],
  ]),
  category('food', 'Food', 10, 15, [
    ['groceries', 'Groceries'],
    ['eating-out', 'Eating out'],
    ['coffee-snacks', 'Coffee and snacks'],
    ['school-work-meals', 'School and work meals'],
  ]),
  category('utilities', 'Utilities & Bills', 5, 10, [
    ['electricity', 'Electricity'],
    ['gas-heating', 'Gas or heating'],
    ['water-sewer-trash', 'Water, sewer and trash'],
    ['internet', 'Internet'],
    ['phone', 'Phone'],
  ]),
  category('insurance', 'Insurance', 5, 10, [
    ['health', 'Health insurance'],
    ['auto', 'Car insurance'],
    ['home-renters', 'Home or renters insurance'],
    ['life', 'Life insurance'],
    ['disability', 'Disability insurance'],
  ]),
  category('health', 'Health & Medical', 5, 10, [
    ['doctor', 'Doctor visits'],
    ['dental-vision', 'Dental and vision'],
    ['prescriptions', 'Prescriptions'],
    ['therapy', 'Therapy and counseling'],
    ['fitness', 'Gym and fitness'],
  ]),
  category('debt', 'Debt Repayment', 5, 15, [
    ['credit-cards', 'Credit cards'],
    ['student-loans', 'Student loans'],
    ['personal-loans', 'Personal loans'],
    ['medical-debt', 'Medical debt'],
    ['other-debt', 'Other debt'],
  ]),
  category('savings', 'Savings & Investments', 15, 20, [
    ['emergency-fund', 'Emergency fund'],
    ['retirement', 'Retirement accounts'],
    ['investments', 'Other investments'],
    ['education', 'Education savings'],
    ['goals', 'Savings goals'],
  ]),
  category('personal', 'Personal & Family Expenses', 5, 10, [
    ['childcare', 'Childcare'],
    ['school', 'School and activities'],
    ['clothing', 'Clothing'],
    ['personal-care', 'Personal care'],
    ['pets', 'Pets'],
    ['family-support', 'Support for family'],
  ]),
  category('entertainment', 'Entertainment & Lifestyle', 5, 10, [
    ['streaming', 'Streaming and subscriptions'],
    ['hobbies', 'Hobbies'],
    ['going-out', 'Going out and events'],
    ['books-games', 'Books and games'],
  ]),
  category('travel', 'Travel', 5, 5, [
    ['vacations', 'Vacations'],
    ['visits', 'Visits to family and friends'],
    ['lodging', 'Flights and lodging'],
  ]),
  category('giving', 'Giving / Charity', 1, 5, [
    ['donations', 'Donations'],
    ['religious', 'Religious giving'],
    ['gifts', 'Gifts'],
  ]),
  category('miscellaneous', 'Miscellaneous', 2, 5, [
    ['bank-fees', 'Bank and service fees'],
    ['professional-fees', 'Tax and legal help'],
    ['other', 'Everything else'],
  ]),
]

/** The key of every item, in order. */
export const categoryItemKeys: readonly string[] = DEFAULT_CATEGORIES.flatMap((c) =>
  c.items.map((item) => item.expenseKey),
)

const CATEGORY_OF: ReadonlyMap<string, BudgetCategory> = new Map(
  DEFAULT_CATEGORIES.flatMap((c) => c.items.map((item) => [item.expenseKey, c])),
)

const NAME_OF: ReadonlyMap<string, string> = new Map(
  DEFAULT_CATEGORIES.flatMap((c) => c.items.map((item) => [item.expenseKey, item.name])),
)

/**
 * The category an expense counts in: that of its known item, else the one its key starts with ('food_farm-box'), else null.
 */
export const categoryOfExpense = (expenseKey: string): BudgetCategory | null => {
  const known = CATEGORY_OF.get(expenseKey)
  if (known !== undefined) return known
  const prefix = expenseKey.slice(0, expenseKey.indexOf('_'))
  return DEFAULT_CATEGORIES.find((c) => c.key === prefix) ?? null
}

/** What to call an expense; an item of the visitor's own goes by the words of its key. */
export const nameOfExpense = (expenseKey: string): string =>
  NAME_OF.get(expenseKey) ?? expenseKey.slice(expenseKey.indexOf('_') + 1).replaceAll('-', ' ')
