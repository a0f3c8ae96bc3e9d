import { type FormEvent, useState } from 'react'
import { dollarsAndCents } from '#calculators/kit/format.ts'
import { type DueBill, dueSoon } from '#engine/planning/bills/sums.ts'
import type { Picture } from '../../state/picture.ts'
import { NumberField } from '../../ui/number-field.tsx'
import { holdsUnreadable } from '../device/unreadable.ts'
import { hasRoom, markPaid } from './bill-payments.ts'
import { dueWords as words } from './words/life-words.ts'

const DAYS = 30
/** Bills shown before the rest is opened. */
const FIRST = 12
const keyOf = ({ bill, on }: DueBill) => `${bill.id} ${on}`

/** What is due soon, what is late first, and one press to write a payment down; a bill that varies asks for its amount. */
export function DueSoon({ picture }: { readonly picture: Picture }) {
  const { household, today, isSample } = picture
  const [open, setOpen] = useState<string | null>(null)
  const [isWhole, setWhole] = useState(false)
  const due = dueSoon(household.bills, today, DAYS)
  const position = ({ bill }: DueBill) => household.bills.indexOf(bill)
  if (due.length === 0) return <p className="card p-5 text-ink-2">{words.none}</p>
  return (
    <ul className="card divide-y divide-line">
      {(isWhole ? due : due.slice(0, FIRST)).map((one) => {
        const { bill, on, amount, isOverdue } = one
        const pay = () =>
          bill.varies === true ? setOpen(keyOf(one)) : markPaid(bill, position(one), on, amount, today)
        return (
          <li key={keyOf(one)} className="grid gap-2 px-4 py-2.5 [overflow-wrap:anywhere] md:px-5">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <div className="min-w-0 flex-1 basis-40">
                <p className="font-semibold">{bill.name}</p>
                <p className={`text-sm ${isOverdue ? 'text-bad' : 'text-ink-2'}`}>
                  {(isOverdue ? words.late : words.due)(on)}
                  {bill.autopay === true ? ` · ${words.autopay}` : ''}
                  {bill.varies === true ? ` · ${words.usual}` : ''}
                </p>
              </div>
              <p className="font-semibold font-serif text-lg">{dollarsAndCents(amount)}</p>
              {isSample || open === keyOf(one) ? null : hasRoom(bill) ? (
                <button
                  type="button"
                  className="button"
                  aria-label={words.paidFor({ name: bill.name, on })}
                  onClick={pay}
                >
                  {words.paid}
                </button>
              ) : (
                <p className="text-sm">{words.full}</p>
              )}
            </div>
            {open === keyOf(one) && !isSample ? (
              <AmountForm
                name={bill.name}
                onCancel={() => setOpen(null)}
                onSave={(paid) => {
                  markPaid(bill, position(one), on, paid, today)
                  setOpen(null)
                }}
              />
            ) : null}
          </li>
        )
      })}
      {due.length > FIRST ? (
        <li className="no-print px-4 py-2.5 md:px-5">
          <button type="button" className="button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? words.fewer : words.all(due.length)}
          </button>
        </li>
      ) : null}
    </ul>
  )
}

function AmountForm(props: {
  readonly name: string
  readonly onSave: (amount: number) => void
  readonly onCancel: () => void
}) {
  const [amount, setAmount] = useState<number | null>(null)
  const [tried, setTried] = useState(false)
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (holdsUnreadable(event.currentTarget) || amount === null || amount <= 0) return
    props.onSave(amount)
  }
  return (
    <form onSubmit={save} noValidate className="flex flex-wrap items-end gap-2">
      <div className="w-44">
        <NumberField
          label={words.amount(props.name)}
          value={amount}
          onChange={setAmount}
          error={tried && !amount ? words.needAmount : undefined}
        />
      </div>
      <button type="submit" className="button button-main">
        {words.save}
      </button>
      <button type="button" className="button" onClick={props.onCancel}>
        {words.cancel}
      </button>
    </form>
  )
}
