import { useState } from 'react'
import { dollars } from '#calculators/kit/format.ts'
import { type CarriedDebt, carried } from '../../state/carried.ts'
import { giveDebtsBack } from '../../state/give-back.ts'
import { countOf } from '../../state/list-nouns.ts'
import { useOwnPicture } from '../../state/picture.ts'
import { useStored } from '../../state/use-stored.ts'

const isDebts = (value: unknown): value is readonly CarriedDebt[] => Array.isArray(value)

/** Debts typed in a calculator that the household does not have yet: taken over on a press, never by themselves. */
export function CarriedOffer() {
  const { household } = useOwnPicture()
  const [{ facts }] = useStored(carried)
  const [isClosed, setClosed] = useState(false)
  const known = new Set(household.debts.map(({ name }) => name.trim().toLowerCase()))
  const found = [facts.debts, facts.cards].flatMap((fact) => (fact && isDebts(fact.value) ? [fact] : []))
  const from = found[0]?.from
  const debts = found
    .flatMap(({ value }) => value as readonly CarriedDebt[])
    .filter(({ name }) => !known.has((name.trim() || 'Debt').toLowerCase()))
    .filter(
      (debt, i, all) => all.findIndex(({ name, balance }) => name === debt.name && balance === debt.balance) === i,
    )
  if (isClosed || debts.length === 0 || from === undefined) return null
  const owed = debts.reduce((sum, { balance }) => sum + balance, 0)
  return (
    <section
      className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-green-tint p-3"
      aria-label="Debts you entered before"
    >
      <p className="min-w-0 flex-1 basis-60 text-sm">
        You entered {countOf('debts', debts.length)} ({dollars(owed)}) in {from}.
      </p>
      <button type="button" className="button" onClick={() => giveDebtsBack(debts)}>
        Add {debts.length === 1 ? 'it' : 'them'} here
      </button>
      <button type="button" className="button" onClick={() => setClosed(true)}>
        No thanks
      </button>
    </section>
  )
}
