/** What a visitor of several years holds in the browser: 5,000 expenses and 30 debts, as the stores keep them. */
export const EXPENSES = 5000
export const DEBTS = 30

const DAY_MS = 86_400_000
const categories = ['food', 'transportation', 'utilities', 'health', 'entertainment'] as const
const shops = ['Corner Market', 'Fuel Stop', 'City Power', 'Pharmacy', 'Cinema', 'Noodle House', 'Hardware', 'Books']

/** Envelopes of the session's storage by their keys. `now`: milliseconds; the newest expense is of that day. */
export function fullRecords(now: number): Readonly<Record<string, string>> {
  const savedAt = new Date(now).toISOString()
  const envelope = (data: unknown): string => JSON.stringify({ v: 1, savedAt, data })
  const expenses = Array.from({ length: EXPENSES }, (_, at) => ({
    id: EXPENSES - at,
    amount: 3 + ((at * 37) % 9000) / 100,
    item: `${shops[at % shops.length]} ${at % 40}`,
    category: categories[at % categories.length],
    date: new Date(now - Math.floor(at / 5) * DAY_MS).toISOString().slice(0, 10),
  }))
  const debts = Array.from({ length: DEBTS }, (_, at) => ({
    id: `debt-${at}`,
    name: `Card ${at + 1}`,
    kind: 'card',
    balance: 400 + at * 50,
    apr: 0.19 + at / 1000,
    minimum: 30,
    creditLimit: 4000,
    changedAt: savedAt,
  }))
  return {
    'truepenny:daily-expenses': envelope(expenses),
    'truepenny:household': envelope({ debts }),
    'truepenny:budget': envelope({ monthlyIncome: 9000, expenses: {}, targetSavingsRate: 20, savingsGoal: 0 }),
  }
}
