import { type ReactNode, useState } from 'react'
import { cards, deposits, type Fee, feeNames, TURN_YEARS } from '#teaching/games/snowball-hill/design.ts'
import { cardAt, type Hill, purseNow } from '#teaching/games/snowball-hill/game.ts'
import { cardWords, feeWords, words } from './words.ts'

/** Five years: the card, the deposit and the fund. Begins with what was chosen last. */
export function TurnPick({ hill, onGo }: { readonly hill: Hill; readonly onGo: (choice: string) => void }) {
  const last = hill.turns.at(-1)
  const [deposit, setDeposit] = useState<number>(last?.deposit ?? 0)
  const [fee, setFee] = useState<Fee>(last?.fee ?? 'low')
  const { seed, age } = hill
  const card = cardAt(seed, age)
  const money = purseNow(hill)
  const open = TURN_YEARS * 12 - cards[card].pause
  const months = deposit === 0 ? 0 : Math.min(open, Math.floor(money / deposit))
  return (
    <section className="no-print card grid gap-4 p-4 md:p-5" aria-label={words.card(age)}>
      <div>
        <h2 className="text-lg">
          {words.card(age)}: {cardWords[card].name}
        </h2>
        <p className="text-ink-2">{cardWords[card].says}</p>
      </div>
      <fieldset className="min-w-0">
        <legend className="font-semibold">{words.deposit}</legend>
        <div className="mt-2 grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-6">
          {deposits.map((one) => (
            <Radio key={one} name="deposit" isOn={deposit === one} onPick={() => setDeposit(one)}>
              {words.depositText(one)}
            </Radio>
          ))}
        </div>
      </fieldset>
      <fieldset className="min-w-0">
        <legend className="font-semibold">{words.fee}</legend>
        <div className="mt-2 grid gap-2 sm:grid-cols-3">
          {feeNames.map((one) => (
            <Radio key={one} name="fee" isOn={fee === one} onPick={() => setFee(one)}>
              {feeWords[one].label}
              <span className="block text-ink-2 text-sm">{feeWords[one].note}</span>
            </Radio>
          ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap items-center gap-4">
        <button type="button" className="button button-main min-h-11!" onClick={() => onGo(`turn:${deposit}:${fee}`)}>
          {words.go(age + TURN_YEARS)}
        </button>
        <p className="text-ink-2" role="status">
          {words.plan(deposit, months, money - deposit * months)}
        </p>
      </div>
    </section>
  )
}

export function Radio(props: {
  readonly name: string
  readonly isOn: boolean
  readonly onPick: () => void
  readonly children: ReactNode
}) {
  const { name, isOn, onPick, children } = props
  return (
    <label className="card flex min-h-11 items-start gap-2.5 p-3 has-checked:border-green has-checked:bg-green-tint">
      <input
        type="radio"
        name={name}
        className="mt-1 size-4.5 flex-none accent-(--green)"
        checked={isOn}
        onChange={onPick}
      />
      <span>{children}</span>
    </label>
  )
}
