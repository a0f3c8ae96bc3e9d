/** A refinanced home loan from a calculator into the household, on a press: the mortgage takes the new loan's numbers. */
import type { NewHomeLoan } from '#calculators/kit/presentation.ts'
import { mostEntries } from '#engine/household/lists.ts'
import { addMonths, type IsoDate, monthOf } from '#engine/month.ts'
import { toast } from '../ui/toast.ts'
import { blankDebt } from './blank-entries.ts'
import { isNamed } from './give-back.ts'
import { listNouns } from './list-nouns.ts'
import { dropOwn, type EntryIn, newEntryId, ownLists, putOwn } from './own-lists.ts'
import { sampleGivesWay } from './sample-choice.ts'
import { sayRefused } from './stored.ts'

type Debt = EntryIn<'debts'>
const plain = ({ changedAt: _at, ...entry }: Debt & { readonly changedAt: string }): Debt => entry

/** `which`: there are several mortgages, and none owes what was refinanced. */
export type Given = 'saved' | 'full' | 'which'

/**
 * The mortgage that owed what was refinanced, or the only one, gets balance, rate, payment and last month of the new loan; without one it joins
 * the list. Debts paid off with it owe nothing from then on, so that no dollar is owed twice. One press takes all of it back.
 */
export function giveHomeLoan(loan: NewHomeLoan, today: IsoDate): Given {
  const debts = ownLists.get().debts.map(plain)
  const mortgages = debts.filter(({ kind, balance }) => kind === 'mortgage' && balance > 0)
  const same = mortgages.find(({ balance }) => Math.abs(balance - loan.replaces) < 1)
  if (same === undefined && mortgages.length > 1) return 'which'
  const before = same ?? mortgages[0]
  if (before === undefined && debts.length >= mostEntries.debts) {
    sayRefused({ full: { of: listNouns.debts.many, most: mostEntries.debts } })
    return 'full'
  }
  const told = {
    balance: loan.balance,
    apr: loan.annualRate,
    minimum: loan.payment,
    payment: null,
    endsOn: addMonths(monthOf(today), loan.months),
    isVariable: null,
    promoApr: null,
    promoEnds: null,
  }
  const next: Debt = before
    ? { ...before, ...told }
    : { ...blankDebt, ...told, id: newEntryId(), name: 'Mortgage', kind: 'mortgage' }
  const paidOff = loan.paidOff.flatMap((name) => {
    const one = debts.find((debt) => debt.id !== next.id && debt.balance > 0 && isNamed(debt.name, name))
    return one ? [one] : []
  })
  putOwn('debts', next)
  for (const one of paidOff) putOwn('debts', { ...one, balance: 0 })
  sampleGivesWay()
  toast({
    title: before ? 'Mortgage updated in your household' : 'Mortgage added to your household',
    ...(paidOff.length > 0 ? { description: `Paid off: ${paidOff.map(({ name }) => name).join(', ')}` } : {}),
    tone: 'good',
    action: {
      label: 'Undo',
      altText: 'Restore the debts as they were',
      run: () => {
        if (before) putOwn('debts', before)
        else dropOwn('debts', next.id)
        for (const one of paidOff) putOwn('debts', one)
      },
    },
  })
  return 'saved'
}
