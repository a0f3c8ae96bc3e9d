/** What the row of an entry says beside its name. */
import { dateText, dollars, monthText, percentText } from '#calculators/kit/format.ts'
import type { ListName } from '#engine/household/lists.ts'
import type { EntryIn } from '../../state/own-lists.ts'
import { optionName } from './words/option-names.ts'

export interface EntryLine {
  /** The amount at the end of the row. */
  readonly amount: string
  /** What stands under the name. */
  readonly parts: readonly string[]
}
const rate = (decimal: number): string => percentText(Number((decimal * 100).toPrecision(12)))
const known = (...parts: readonly (string | null)[]): readonly string[] =>
  parts.filter((part): part is string => part !== null && part !== '')
const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
const dated = (day: string | null, words: string): string | null => (day === null ? null : `${words} ${dateText(day)}`)

/** '1st', '22nd', '13th'. */
const ordinal = (day: number): string => {
  const last = day >= 11 && day <= 13 ? 0 : day % 10
  return `${day}${last === 1 ? 'st' : last === 2 ? 'nd' : last === 3 ? 'rd' : 'th'}`
}

type Lines = { readonly [L in ListName]: (entry: EntryIn<L>) => EntryLine }
const lines: Lines = {
  people: ({ role, born }) => ({
    amount: '',
    parts: known(optionName('people', 'role', role), born === null ? null : `born ${monthText(born)}`),
  }),
  incomes: ({ kind, amount, every, isTakeHome, nextOn }) => ({
    amount: dollars(amount),
    parts: known(
      optionName('incomes', 'kind', kind),
      lower(optionName('incomes', 'every', every)),
      isTakeHome ? 'take-home' : 'before taxes',
      dated(nextOn, 'next on'),
    ),
  }),
  accounts: ({ kind, balance, apy, monthly }) => ({
    amount: dollars(balance),
    parts: known(
      optionName('accounts', 'kind', kind),
      apy === null ? null : `${rate(apy)} APY`,
      monthly ? `${dollars(monthly)} added a month` : null,
    ),
  }),
  properties: ({ kind, value, monthlyRent }) => ({
    amount: dollars(value),
    parts: known(optionName('properties', 'kind', kind), monthlyRent ? `${dollars(monthlyRent)} rent a month` : null),
  }),
  debts: ({ kind, balance, apr, minimum, payment, dueDay }) => ({
    amount: dollars(balance),
    parts: known(
      optionName('debts', 'kind', kind),
      apr === null ? 'APR not known' : `${rate(apr)} APR`,
      (payment ?? minimum ?? 0) > 0 ? `${dollars(payment ?? minimum ?? 0)} a month` : null,
      dueDay === null ? null : `due the ${ordinal(dueDay)}`,
    ),
  }),
  policies: ({ kind, coverage, monthlyBenefit, premium, premiumEvery, renewsOn }) => ({
    amount: coverage !== null ? dollars(coverage) : monthlyBenefit !== null ? `${dollars(monthlyBenefit)} a month` : '',
    parts: known(
      optionName('policies', 'kind', kind),
      premium === null
        ? null
        : `${dollars(premium)} ${premiumEvery === null ? 'premium' : lower(optionName('policies', 'premiumEvery', premiumEvery))}`,
      dated(renewsOn, 'renews'),
    ),
  }),
  bills: ({ kind, amount, every, dueOn }) => ({
    amount: dollars(amount),
    parts: known(optionName('bills', 'kind', kind), lower(optionName('bills', 'every', every)), dated(dueOn, 'due')),
  }),
  goals: ({ target, saved, by }) => ({
    amount: dollars(target),
    parts: known(`${dollars(saved)} saved`, by === null ? null : `by ${monthText(by)}`),
  }),
  documents: ({ kind, keptAt, expiresOn }) => ({
    amount: '',
    parts: known(optionName('documents', 'kind', kind), keptAt ?? 'place not said', dated(expiresOn, 'expires')),
  }),
  contacts: ({ role, phone, email }) => ({
    amount: '',
    parts: known(optionName('contacts', 'role', role), phone, email),
  }),
  expected: ({ on, amount }) => ({
    amount: amount < 0 ? `−${dollars(-amount)}` : dollars(amount),
    parts: known(monthText(on)),
  }),
}

export const entryLine = <L extends ListName>(list: L, entry: EntryIn<L>): EntryLine =>
  (lines[list] as unknown as (one: EntryIn<L>) => EntryLine)(entry)
