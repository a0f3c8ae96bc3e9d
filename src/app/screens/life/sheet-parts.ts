/** The lists of the household as the lines of the family's sheet. Pure. */
import { dollars } from '#calculators/kit/format.ts'
import type { Household } from '#engine/household/household.ts'
import type { ListName } from '#engine/household/lists.ts'
import { renewsByItself } from '#engine/planning/bills/renewals.ts'
import { optionName } from '../picture/words/option-names.ts'
import { sheetWords as words } from './words/sheet-words.ts'

export interface SheetLine {
  readonly key: string
  readonly name: string
  readonly rest: string
}
export interface SheetPart {
  readonly title: string
  readonly lines: readonly SheetLine[]
}

const line = (
  one: { readonly id: string; readonly name: string },
  parts: readonly (string | null | false)[],
): SheetLine => ({
  key: one.id,
  name: one.name,
  rest: parts.filter((part): part is string => typeof part === 'string' && part !== '').join(', '),
})
const kindOf = (list: ListName, kind: string): string => optionName(list, 'kind', kind)

/** What the sheet says, in the order in which a family needs it. Amounts only where the visitor wants them on it. */
export function sheetParts(household: Household, showAmounts: boolean): readonly SheetPart[] {
  const amount = (text: string): string | null => (showAmounts ? text : null)
  const { contacts, documents, accounts, policies, incomes, debts, bills, properties } = household
  const goesOn = bills.filter((bill) => !renewsByItself(bill))
  const stops = bills.filter(renewsByItself)
  return [
    {
      title: words.people,
      lines: contacts.map((one) =>
        line(one, [optionName('contacts', 'role', one.role), one.phone, one.email, one.note]),
      ),
    },
    {
      title: words.documents,
      lines: documents.map((one) =>
        line(one, [
          kindOf('documents', one.kind),
          one.keptAt ?? words.placeUnknown,
          one.copyWith && words.copyWith(one.copyWith),
          one.expiresOn && words.expires(one.expiresOn),
          one.note,
        ]),
      ),
    },
    {
      title: words.policies,
      lines: policies.map((one) =>
        line(one, [
          kindOf('policies', one.kind),
          one.through && words.through[one.through],
          one.kind.startsWith('life') && one.coverage !== null ? words.coverage(one.coverage) : null,
          one.note,
        ]),
      ),
    },
    {
      title: words.incomes,
      lines: incomes.map((one) => line(one, [kindOf('incomes', one.kind)])),
    },
    {
      title: words.accounts,
      lines: accounts.map((one) => line(one, [kindOf('accounts', one.kind), amount(dollars(one.balance)), one.note])),
    },
    {
      title: words.debts,
      lines: debts
        .filter(({ balance, kind }) => balance > 0 || kind === 'card')
        .map((one) =>
          line(one, [
            kindOf('debts', one.kind),
            amount(dollars(one.balance)),
            one.autopay !== null && one.autopay !== 'none' && words.autopay,
            one.kind === 'student' && one.isFederal === true && words.federal,
            one.note,
          ]),
        ),
    },
    {
      title: words.bills,
      lines: goesOn.map((one) =>
        line(one, [
          amount(dollars(one.amount)),
          optionName('bills', 'every', one.every).toLowerCase(),
          one.autopay === true && words.autopay,
        ]),
      ),
    },
    {
      title: words.cancel,
      lines: stops.map((one) =>
        line(one, [
          amount(dollars(one.amount)),
          optionName('bills', 'every', one.every).toLowerCase(),
          one.autopay === true && words.autopay,
        ]),
      ),
    },
    {
      title: words.properties,
      lines: properties.map((one) => line(one, [kindOf('properties', one.kind), amount(dollars(one.value))])),
    },
  ]
}
