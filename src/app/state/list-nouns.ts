/** What an entry of each list is called in notices, labels and counts. */
import type { ListName } from '#engine/household/lists.ts'

export const listNouns: Readonly<
  Record<ListName, { readonly one: string; readonly many: string; readonly title: string }>
> = {
  people: { one: 'person', many: 'people', title: 'People' },
  incomes: { one: 'income', many: 'incomes', title: 'Income' },
  accounts: { one: 'account', many: 'accounts', title: 'Accounts' },
  properties: { one: 'property', many: 'properties', title: 'Home, cars and other property' },
  debts: { one: 'debt', many: 'debts', title: 'Debts and cards' },
  policies: { one: 'policy', many: 'policies', title: 'Insurance' },
  bills: { one: 'bill', many: 'bills', title: 'Bills and subscriptions' },
  goals: { one: 'goal', many: 'goals', title: 'Savings goals' },
  expected: { one: 'event', many: 'events', title: 'One-time income and costs' },
  documents: { one: 'document', many: 'documents', title: 'Documents' },
  contacts: { one: 'contact', many: 'contacts', title: 'People to call' },
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
/** 'Debt added'. */
export const listNotice = (list: ListName, done: 'added' | 'updated' | 'deleted'): string =>
  `${capital(listNouns[list].one)} ${done}`
/** '1 debt', '3 debts'. */
export const countOf = (list: ListName, count: number): string =>
  `${count} ${count === 1 ? listNouns[list].one : listNouns[list].many}`
/** What a notice says of entries that a full list had no room for. */
export const notFit = (count: number): string =>
  `${count} more didn’t fit, because your list is full. Delete some you no longer need, then try again.`
