import { dollars, dollarsAndCents, percentText } from '#calculators/kit/format.ts'
import { useStored } from '../../state/use-stored.ts'
import { Icon } from '../../ui/icon.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { useTypedBefore } from '../device/typed-before.ts'
import { blank, type Debt, type DebtSummary, debtList, limits, mostDebts, nextId, summarize } from './debts.ts'

/** What the visitor owes, from what they type here and nothing else. */
export function DebtOverview() {
  const [debts, setDebts] = useStored(debtList)
  const summary = summarize(debts)
  const change = (id: number, part: Partial<Debt>) =>
    setDebts((now) => now.map((debt) => (debt.id === id ? { ...debt, ...part } : debt)))
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,420px)]">
      <section aria-labelledby="owe" className="card grid content-start gap-4 p-5">
        <h2 id="owe" className="text-xl">
          What you owe
        </h2>
        <p className="text-ink-2 text-sm">Copy the numbers from your statements. They stay in this browser.</p>
        <ul className="grid gap-4">
          {debts.map((debt) => (
            <li key={debt.id}>
              <fieldset className="grid grid-cols-2 items-start gap-3 border-line border-b pb-4 sm:grid-cols-[minmax(0,1.4fr)_repeat(3,minmax(0,1fr))_auto]">
                <legend className="sr-only">{debt.name || `Debt ${debt.id}`}</legend>
                <NameCell value={debt.name} onValue={(name) => change(debt.id, { name })} />
                <NumberField
                  label="Balance"
                  max={limits.owed}
                  value={debt.owed}
                  onChange={(owed) => change(debt.id, { owed })}
                />
                <NumberField
                  label="APR"
                  kind="percent"
                  max={limits.rate}
                  value={debt.rate}
                  onChange={(rate) => change(debt.id, { rate })}
                />
                <NumberField
                  label="Monthly payment"
                  max={limits.payment}
                  value={debt.payment}
                  onChange={(payment) => change(debt.id, { payment })}
                />
                <button
                  type="button"
                  aria-label={`Remove ${debt.name || `debt ${debt.id}`}`}
                  onClick={() =>
                    setDebts((now) =>
                      now.length > 1 ? now.filter((other) => other.id !== debt.id) : [blank(nextId(now))],
                    )
                  }
                  className="grid size-10 place-items-center self-end rounded-full text-ink-2 hover:bg-sunk"
                >
                  <Icon name="x" />
                </button>
              </fieldset>
            </li>
          ))}
        </ul>
        {debts.length < mostDebts ? (
          <p>
            <button type="button" className="button" onClick={() => setDebts((now) => [...now, blank(nextId(now))])}>
              <Icon name="plus" className="size-4" /> Add a debt
            </button>
          </p>
        ) : null}
      </section>
      <section aria-label="What it costs" aria-live="polite" className="card grid content-start gap-4 p-5">
        {summary ? (
          <Result summary={summary} />
        ) : (
          <p className="text-ink-2">Enter a balance and its APR to see what it costs you a day.</p>
        )}
      </section>
    </div>
  )
}

function NameCell({ value, onValue }: { value: string; onValue: (name: string) => void }) {
  const box = useTypedBefore(value, onValue)
  return (
    <label className="grid gap-1 text-sm">
      <span>Name</span>
      <input
        ref={box}
        maxLength={60}
        autoComplete="off"
        placeholder="Card, car, …"
        value={value}
        onChange={(event) => onValue(event.target.value)}
        className="min-h-10 w-full min-w-0 rounded-sm border border-(--edge) bg-surface px-2.5 text-base"
      />
    </label>
  )
}

const tones = ['fill-(--interest)', 'fill-(--tax)', 'fill-(--insurance)', 'fill-(--principal)', 'fill-(--other)']
const marks = ['bg-(--interest)', 'bg-(--tax)', 'bg-(--insurance)', 'bg-(--principal)', 'bg-(--other)']

function Result({ summary }: { summary: DebtSummary }) {
  const { lines, total } = summary
  const [first] = lines
  const growing = lines.filter((line) => line.grows)
  const starts = lines.map((_, i) => lines.slice(0, i).reduce((sum, line) => sum + line.owed, 0))
  return (
    <>
      <p className="font-serif text-lg leading-snug">
        You owe <b className="text-green-ink">{dollars(total)}</b> in total. Interest costs you about{' '}
        <b className="text-green-ink">{dollarsAndCents(summary.interestPerDay)}</b> a day.
      </p>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" className="h-5 w-full" aria-hidden="true">
        {lines.map((line, i) => (
          <rect
            key={line.id}
            x={((starts[i] ?? 0) / total) * 100}
            width={Math.max(0.2, (line.owed / total) * 100 - 0.4)}
            height={8}
            className={tones[i % tones.length]}
          />
        ))}
      </svg>
      <table className="w-full text-right text-sm">
        <caption className="pb-1 text-left text-ink-2">Highest APR first</caption>
        <thead>
          <tr className="border-line border-b">
            <th scope="col" className="py-1 text-left font-medium">
              Debt
            </th>
            <th scope="col" className="py-1 font-medium">
              Balance
            </th>
            <th scope="col" className="py-1 font-medium">
              APR
            </th>
            <th scope="col" className="py-1 font-medium">
              Monthly interest
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, i) => (
            <tr key={line.id} className="border-line border-b">
              <th scope="row" className="py-1 text-left font-normal">
                <span
                  className={`mr-2 inline-block size-2.5 rounded-[3px] ${marks[i % marks.length]}`}
                  aria-hidden="true"
                />
                {line.name}
              </th>
              <td>{dollars(line.owed)}</td>
              <td>{percentText(line.rate)}</td>
              <td>{dollarsAndCents(line.interestPerMonth)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-medium">
            <th scope="row" className="py-1 text-left font-medium">
              Total
            </th>
            <td>{dollars(total)}</td>
            <td>{percentText(summary.averageRate)}</td>
            <td>{dollarsAndCents(summary.interestPerMonth)}</td>
          </tr>
        </tfoot>
      </table>
      {growing.map((line) => (
        <p key={line.id} className="flex gap-2 text-bad text-sm">
          <Icon name="triangle-alert" className="size-5 shrink-0" />
          {line.name} keeps growing. Your payment is less than its {dollarsAndCents(line.interestPerMonth)} a month of
          interest.
        </p>
      ))}
      {first && lines.length > 1 ? (
        <p className="text-sm">
          An extra dollar saves you the most on <b>{first.name}</b>, your highest APR.
        </p>
      ) : null}
      <p className="text-ink-2 text-xs">
        Daily interest is the balance times the APR, divided by 365. Monthly interest is a twelfth of the year’s. The
        total APR is weighted by balance. Fees and new charges aren’t included.
      </p>
    </>
  )
}
