import { useState } from 'react'
import { kidsHome } from '#app/state/kids-home.ts'
import { useToday } from '#app/state/today.ts'
import { useStored } from '#app/state/use-stored.ts'
import { NumberField } from '#app/ui/number-field.tsx'
import { StackTable } from '#app/ui/stack-table.tsx'
import { dateText, dollarsAndCents } from '#calculators/kit/format.ts'
import {
  after,
  balanceOf,
  balancesOf,
  type EntryKind,
  interestOn,
  MOST_RATE,
  type Refusal,
  refusalOf,
} from '#teaching/kids/home/house-bank.ts'
import { Part } from '../../device/screen-head.tsx'
import { grownUpWords } from './words.ts'

const words = grownUpWords.bank
const MONTHS = 12
const money = (cents: number): string => dollarsAndCents(cents / 100)

/** A bank at home: deposits, withdrawals and interest by the month, each a line of the ledger on this device. */
export function BankPart() {
  const [{ ledger, rate }, setHome] = useStored(kidsHome)
  const today = useToday()
  const [amount, setAmount] = useState<number | null>(null)
  const [refused, setRefused] = useState<Refusal | null>(null)
  const [turn, setTurn] = useState(0)
  const balance = balanceOf(ledger)
  const interest = interestOn(balance, rate)
  const write = (kind: EntryKind, cents: number) => {
    const why = refusalOf(ledger, { kind, cents })
    setRefused(why)
    if (why !== null || today === null) return
    setHome((now) => ({ ...now, ledger: [...now.ledger, { day: today, kind, cents }] }))
    if (kind === 'interest') return
    setAmount(null)
    setTurn(turn + 1)
  }
  const typed = Math.round((amount ?? 0) * 100)
  const balances = balancesOf(ledger)
  const rows = ledger.map(({ day, kind, cents }, i) => [
    dateText(day),
    words.kinds[kind],
    `${kind === 'out' ? '−' : '+'}${money(cents)}`,
    money(balances[i] ?? 0),
  ])
  return (
    <Part title={grownUpWords.parts.bank} note={words.lead}>
      <div className="grid gap-4 sm:grid-cols-2 lg:max-w-2xl">
        <NumberField
          label={words.rate}
          kind="percent"
          value={rate}
          max={MOST_RATE}
          onChange={(value) => value !== null && setHome((now) => ({ ...now, rate: value }))}
        />
        <NumberField
          key={turn}
          label={words.amount}
          value={amount}
          max={10_000}
          onChange={(value) => {
            setAmount(value)
            setRefused(null)
          }}
          error={refused === null ? undefined : words.refused[refused]}
        />
      </div>
      <p className="mt-3 flex flex-wrap gap-2">
        <button type="button" className="button min-h-11!" onClick={() => write('in', typed)}>
          {words.put}
        </button>
        <button type="button" className="button min-h-11!" onClick={() => write('out', typed)}>
          {words.take}
        </button>
        <button
          type="button"
          className="button min-h-11!"
          disabled={interest === 0}
          onClick={() => write('interest', interest)}
        >
          {interest > 0 ? words.interest(money(interest)) : words.noInterest}
        </button>
        <button
          type="button"
          className="button min-h-11!"
          disabled={ledger.length === 0}
          onClick={() => setHome((now) => ({ ...now, ledger: now.ledger.slice(0, -1) }))}
        >
          {words.undo}
        </button>
      </p>
      <p className="mt-4 text-lg" role="status">
        {words.balance}: <b className="font-serif">{money(balance)}</b>.{' '}
        {balance > 0 && rate > 0 ? words.ahead(money(after(balance, rate, MONTHS))) : ''}
      </p>
      <h3 className="mt-4 mb-1 text-lg">{words.ledger}</h3>
      {rows.length === 0 ? (
        <p className="text-ink-2">{words.none}</p>
      ) : (
        <StackTable title={words.ledger} columns={words.columns} amounts rows={rows.toReversed()} />
      )}
    </Part>
  )
}
