/** What the spending patterns screen says. Amounts come in dollars. */
import { dateText, dollars, dollarsAndCents, monthText } from '#calculators/kit/format.ts'
import { nameOfExpense } from '#engine/budget/default-categories.ts'
import type { Period, RecurringKind } from '#engine/spending/recurring.ts'
import type { WhyKind } from '#engine/spending/why.ts'
import { categoryName } from '../budget/month-spending.ts'

const ending = (n: number): string =>
  n % 100 >= 11 && n % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')
export const ordinal = (n: number): string => `${n}${ending(n)}`
export const counted = (n: number, one: string, many: string): string =>
  `${n.toLocaleString('en-US')} ${n === 1 ? one : many}`
/** How many there were: 3, 3.5 on average, or once in so many months. */
const times = (n: number): string =>
  Number.isInteger(n) ? String(n) : n < 0.75 ? `about one every ${Math.round(1 / n)} months` : n.toFixed(1)

/** The item of the budget, or for a category alone "Food, not sorted further". */
export const itemName = (key: string): string =>
  key.includes('_') ? nameOfExpense(key) : `${categoryName(key)}, unsorted`

const apart = (more: number, than: string): string =>
  more > 0 ? `${dollars(more)} more than ${than}` : `${dollars(-more)} less than ${than}`

export const words = {
  kind: 'Budget & Spend',
  title: 'Spending Patterns',
  lead: 'Where does your money go, and why was this month different?',
  answer: (v: { spent: number; usual: number | null; month: string; day: number; isWhole: boolean }): string => {
    const month = monthText(v.month)
    // A month that isn’t over is this year’s: its name is enough.
    const start = v.isWhole
      ? `You spent ${dollars(v.spent)} in ${month}`
      : `You’ve spent ${dollars(v.spent)} so far in ${month.replace(/ \d+$/, '')}`
    if (v.usual === null) return `${start}.`
    const more = v.spent - v.usual
    if (Math.abs(more) < Math.max(1, Math.abs(v.usual) * 0.02)) return `${start}, about as usual.`
    return `${start}, ${apart(more, 'usual')}.`
  },
  rests: (months: number, day: number, isWhole: boolean): string =>
    months === 0
      ? 'After your first whole month, you’ll see how this one compares with your usual.'
      : `Usual is the median of your last ${counted(months, 'whole month', 'whole months')}${isWhole ? '' : `, each counted through the ${ordinal(day)}`}.`,
  none: 'Add your transactions to see where your money goes.',
  noneMonth: (month: string) => `Nothing spent in ${monthText(month)}.`,
  stopped: (date: string) => `Your list ends on ${dateText(date)}, so we count through that day.`,
  later: (n: number) => `${counted(n, 'expense is', 'expenses are')} dated after today and not counted yet.`,
  early: (n: number) =>
    `${counted(n, 'expense has', 'expenses have')} a year we can’t use. You can fix it in Budget Buddy.`,
  month: 'Month',
  earlier: 'Month before',
  next: 'Month after',
  importTitle: 'Add your transactions',
  importNote: 'You can also add expenses by hand in Budget Buddy.',
  budgetBuddy: 'Open Budget Buddy',

  flowTitle: (month: string) => `Where your money went in ${monthText(month)}`,
  flowLead: (income: number, spent: number, left: number): string => {
    if (income <= 0) return `${dollars(spent)} by category. Import your checking account to see your income here too.`
    if (left > 0) return `Of ${dollars(income)} that came in, ${dollars(spent)} went out and ${dollars(left)} is left.`
    const short = Math.round(spent) - Math.round(income)
    return `${dollars(income)} came in and ${dollars(spent)} went out${short >= 1 ? `. The other ${dollars(short)} came from savings, refunds or credit` : ''}.`
  },
  flowSummary: (parts: readonly (readonly [string, number])[]) =>
    `By category: ${parts.map(([name, amount]) => `${name} ${dollars(amount)}`).join(', ')}.`,
  moneyIn: 'Money in',
  moneyOut: 'Money out',
  spending: 'Spending',
  fromSavings: 'From savings or credit',
  refunds: 'Refunds',
  leftOver: 'Left over',
  smaller: 'Everything else',
  rest: 'Other',
  estimated: 'Take-home pay is the number from your budget: your files show no income this month.',
  takeHome: 'Take-home pay',

  whyTitle: 'Why this month is different',
  compare: 'Compare with',
  against: {
    last: (month: string) => monthText(month),
    average: (n: number) => `Average of the last ${n} months`,
    year: (month: string) => monthText(month),
  },
  whySame: 'The two are the same to the cent.',
  whyLead: (now: number, before: number, isWhole: boolean, day: number): string => {
    const through = isWhole ? '' : ` through the ${ordinal(day)}`
    const more = now - before
    return `${dollars(now)}${through}, against ${dollars(before)}: ${dollars(Math.abs(more))} ${more > 0 ? 'more' : 'less'}.`
  },
  whyAverage:
    'That’s your average month. The top of the page uses your median instead, which a few expensive months don’t move.',
  whyNoOther: 'You need at least one whole month before this one to compare.',
  whySteps: {
    price: ['Prices', 'The same number of purchases at another price'],
    count: ['How often', 'More or fewer purchases at the same price'],
    new: ['New stores', 'Nothing spent there before'],
    gone: ['Stores you didn’t use', 'Nothing spent there now'],
    refund: ['Refunds', 'Money that came back'],
  } as Readonly<Record<WhyKind, readonly [string, string]>>,
  whySummary: (before: number, now: number, steps: readonly (readonly [string, number])[]) =>
    `From ${dollars(before)} to ${dollars(now)}: ${steps.map(([name, cents]) => `${name} ${cents < 0 ? 'minus' : 'plus'} ${dollars(Math.abs(cents))}`).join(', ')}.`,
  part: (
    kind: WhyKind,
    v: { countBefore: number; countNow: number; priceBefore: number; priceNow: number; amount: number },
  ): string => {
    switch (kind) {
      case 'price':
        return `${dollarsAndCents(v.priceNow)} each on average, ${dollarsAndCents(v.priceBefore)} before`
      case 'count':
        return `${counted(v.countNow, 'purchase', 'purchases')}, ${times(v.countBefore)} before`
      case 'new':
        return `New: ${counted(v.countNow, 'purchase', 'purchases')}`
      case 'gone':
        return `None now, ${times(v.countBefore)} before`
      case 'refund':
        return v.amount < 0 ? 'More came back' : 'Less came back'
    }
  },
  showAll: (n: number) => `Show all ${n.toLocaleString('en-US')}`,
  showMore: (n: number) => `Show ${n.toLocaleString('en-US')} more`,
  showFewer: 'Show fewer',
  checks: 'These add up to the difference to the cent.',

  monthsTitle: 'Month by month',
  monthsSummary: (n: number, low: number, high: number) =>
    `Spending in ${n} months, from ${dollars(low)} to ${dollars(high)}.`,
  spentSeries: 'Spent',
  medianLevel: 'Your median month',
  monthsNote: (month: string) => `${monthText(month)} isn’t over.`,
  categoryTable: 'Each category against its usual',
  category: 'Category',
  spent: 'Spent',
  usual: 'Usual',
  difference: 'Difference',
  medianNote: 'Each usual is its own median, so the usuals don’t add up to the usual total.',
  seeLines: (name: string) => `See ${name}`,

  unusualTitle: 'What stands out',
  unusualNone: (month: string) => `Nothing unusual in ${monthText(month)}.`,
  twice: (name: string, amount: number, first: string, second: string) =>
    `**${name} charged ${dollarsAndCents(amount)} twice**, ${first === second ? 'both' : `on ${dateText(first)} and`} on ${dateText(second)}. If it’s a mistake, you could ask the store or your bank to reverse one.`,
  large: (name: string, amount: number, category: string, fence: number) =>
    `**${dollars(amount)} at ${name}** is far above your usual for ${category}. You rarely spend over ${dollars(fence)} at once.`,
  largeRule: (lower: number, upper: number, fence: number, of: number) =>
    `Half of your ${of} purchases lie between ${dollars(lower)} and ${dollars(upper)}. Far above is over ${dollars(fence)}: the upper number plus three times the distance (Tukey’s rule).`,
  priceUp: (name: string, from: number, to: number, date: string, yearly: number) =>
    `**${name} went from ${dollarsAndCents(from)} to ${dollarsAndCents(to)}** on ${dateText(date)}. That’s ${dollars(Math.abs(yearly))} ${yearly > 0 ? 'more' : 'less'} a year.`,
  missing: (name: string, date: string, amount: number) =>
    `**${name}, usually ${dollars(amount)}, hasn’t shown up.** We expected it on ${dateText(date)}. You could check whether it was paid.`,
  newShop: (name: string, amount: number) => `**${dollars(amount)} at ${name}**, where you hadn’t paid before.`,

  recurringTitle: 'Payments that repeat',
  recurringWait: 'Looking for payments that repeat…',
  recurringNone: 'Nothing repeats yet. It takes at least three payments about a month apart.',
  subscriptionsLead: (n: number, yearly: number) =>
    n === 1
      ? `Your subscription costs ${dollars(yearly)} a year.`
      : `Your ${n} subscriptions cost ${dollars(yearly)} a year.`,
  groups: {
    subscription: 'Subscriptions',
    bill: 'Bills',
    habit: 'Habits',
  } as Readonly<Record<RecurringKind, string>>,
  ended: 'Seem to have ended',
  period: {
    week: 'week',
    'two-weeks': 'two weeks',
    'half-month': 'half month',
    month: 'month',
    quarter: 'quarter',
    'half-year': 'six months',
    year: 'year',
  } as Readonly<Record<Period, string>>,
  every: (amount: number, period: string, varies: boolean) =>
    `${varies ? 'About ' : ''}${dollarsAndCents(amount)} ${period === 'half month' ? 'twice a month' : period.includes(' ') ? `every ${period}` : `a ${period}`}`,
  aYear: (amount: number) => `${dollars(amount)} a year`,
  nextOn: (date: string) => `Next: ${dateText(date, true)}`,
  lastOn: (date: string) => `Last: ${dateText(date, true)}`,
  since: (n: number, date: string) => `${counted(n, 'payment', 'payments')} since ${dateText(date, true)}`,
  change: (from: number, to: number, date: string) =>
    `${to > from ? 'Up' : 'Down'} from ${dollarsAndCents(from)} to ${dollarsAndCents(to)} on ${dateText(date, true)}`,
  toBills: 'Add to my bills',
  inBills: 'In your bills',
  toBillsOf: (name: string) => `Add ${name} to my bills`,

  weekdayTitle: 'By day of the week',
  weekdayLead: (top: string, amount: number) => `${top}s cost you the most: ${dollars(amount)} on average.`,
  weekdayNote: (n: number) =>
    `Last ${counted(n, 'day', 'days')}, without bills and subscriptions. Days with nothing spent count too.`,
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  perDay: 'Average a day',
  purchases: (n: number) => counted(n, 'purchase', 'purchases'),

  storesTitle: 'By store',
  store: 'Store',
  timesHead: 'Purchases',
  average: 'Average',

  linesTitle: 'Transactions',
  linesCount: (n: number, amount: number) => `${counted(n, 'transaction', 'transactions')}, ${dollarsAndCents(amount)}`,
  linesNone: 'No transactions match.',
  all: 'All',
  wholeRecord: 'All months',
  onlyMonth: (month: string) => monthText(month),
  clear: (what: string) => `Remove the filter ${what}`,
  csv: 'Download CSV',
  search: 'Search stores and descriptions',
  editRule: 'Change',
  editRuleOf: (name: string) => `Change the name or category of ${name}`,

  rulesTitle: 'Your names and categories',
  rulesNone:
    'No rules yet. Press “Change” beside a transaction to name a store or choose its category, now and in later imports.',
  ruleLine: (contains: string) => `When it contains “${contains}”`,
  ruleName: 'Call it',
  ruleKey: 'Category',
  ruleCounts: 'Counts as spending',
  ruleCountsHint: 'Turn this off for transfers between your own accounts and for card payments.',
  ruleContains: 'Contains',
  guess: 'Our guess',
  notSpending: 'not spending',
  save: 'Save',
  cancel: 'Cancel',
  delete: 'Delete',
  deleteOf: (name: string) => `Delete the rule for ${name}`,

  leftOutTitle: 'Not counted as spending',
  leftOutNote:
    'Pay, and money moved between your own accounts. A card payment isn’t counted when the card’s purchases are. If you don’t import that card, count its payments instead.',
  leftOutCount: (n: number) => counted(n, 'line', 'lines'),
  countIt: 'Count as spending',
  countItOf: (name: string) => `Count ${name} as spending`,
  income: 'Income',
  moved: 'Transfer',
} as const
