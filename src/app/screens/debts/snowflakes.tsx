import { type FormEvent, useState } from 'react'
import type { Household } from '#engine/household/household.ts'
import type { Extra } from '#engine/lending/loan.ts'
import { type IsoDate, MONTH_NAMES, type Month, monthOf } from '#engine/month.ts'
import { MOST_SNOWFLAKES } from '../../state/debt-plan.ts'
import { Icon } from '../../ui/icon.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { MonthPick } from '../device/month-pick.tsx'
import { SelectBox } from '../device/text-box.tsx'
import { holdsUnreadable } from '../device/unreadable.ts'
import { usePlanChoices } from './plan-choices.ts'
import { snowflakeWords as words } from './words/plan-words.ts'

type Kind = Extra['kind']
const kinds = Object.entries(words.kinds) as unknown as readonly (readonly [Kind, string])[]
const monthNames = MONTH_NAMES.map((name, i) => [String(i + 1), name] as const)

/** "$300 every March, from January 2027". */
export function extraText(extra: Extra): string {
  if (extra.kind === 'once') return words.said.once(extra)
  const base =
    extra.kind === 'yearly'
      ? words.said.yearly({ amount: extra.amount, name: MONTH_NAMES[extra.monthOfYear - 1] ?? '' })
      : words.said.monthly(extra)
  return [
    base,
    extra.from === undefined ? '' : words.said.from(extra.from),
    extra.until === undefined ? '' : words.said.until(extra.until),
  ]
    .filter(Boolean)
    .join(', ')
}

/** Money beside the monthly plan, and what the household expects that could be used so. */
export function Snowflakes({ household, today }: { readonly household: Household; readonly today: IsoDate }) {
  const { settings, change } = usePlanChoices()
  const { snowflakes } = settings
  const [isOpen, setOpen] = useState(false)
  const add = (extra: Extra) => {
    if (change({ snowflakes: [...snowflakes, extra] })) setOpen(false)
  }
  const isTaken = (on: Month, amount: number) =>
    snowflakes.some((one) => one.kind === 'once' && one.month === on && one.amount === amount)
  const expected = household.expected.filter(
    ({ on, amount }) => amount > 0 && on >= monthOf(today) && !isTaken(on, amount),
  )
  const keyed = snowflakes.map((extra, at) => ({ extra, at, key: `${extraText(extra)} ${at}` }))
  const hasRoom = snowflakes.length < MOST_SNOWFLAKES
  return (
    <div className="grid gap-3">
      {snowflakes.length > 0 ? (
        <ul className="card divide-y divide-line">
          {keyed.map(({ extra, at, key }) => (
            <li key={key} className="flex items-center justify-between gap-3 px-4 py-1.5">
              <span>{extraText(extra)}</span>
              <button
                type="button"
                className="grid size-10 flex-none place-items-center rounded-full text-ink-2 hover:bg-sunk"
                aria-label={words.remove(extraText(extra))}
                onClick={() => change({ snowflakes: snowflakes.toSpliced(at, 1) })}
              >
                <Icon name="x" className="size-[18px]" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {isOpen ? (
        <ExtraForm today={today} onAdd={add} onCancel={() => setOpen(false)} />
      ) : hasRoom ? (
        <p className="flex flex-wrap gap-2">
          <button type="button" className="button" onClick={() => setOpen(true)}>
            <Icon name="plus" className="size-[17px]" /> {words.add}
          </button>
          {expected.slice(0, 3).map(({ id, name, on, amount }) => (
            <button key={id} type="button" className="button" onClick={() => add({ kind: 'once', amount, month: on })}>
              {words.take({ name, amount, month: on })}
            </button>
          ))}
        </p>
      ) : null}
    </div>
  )
}

function ExtraForm(props: {
  readonly today: IsoDate
  readonly onAdd: (extra: Extra) => void
  readonly onCancel: () => void
}) {
  const { today, onAdd, onCancel } = props
  const [kind, setKind] = useState<Kind>('once')
  const [amount, setAmount] = useState<number | null>(null)
  const [month, setMonth] = useState<string | null>(null)
  const [yearMonth, setYearMonth] = useState('4')
  const [from, setFrom] = useState<string | null>(null)
  const [until, setUntil] = useState<string | null>(null)
  const [tried, setTried] = useState(false)
  const isAhead = month !== null && month >= monthOf(today)
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (holdsUnreadable(event.currentTarget) || !amount || amount <= 0) return
    const span = { ...(from ? { from: from as Month } : {}), ...(until ? { until: until as Month } : {}) }
    if (kind === 'once') {
      if (isAhead) onAdd({ kind, amount, month: month as Month })
    } else if (kind === 'yearly') onAdd({ kind, amount, monthOfYear: Number(yearMonth), ...span })
    else onAdd({ kind, amount, ...span })
  }
  return (
    <form
      className="card grid items-start gap-4 p-4 sm:grid-cols-2 md:p-5 lg:grid-cols-3"
      onSubmit={save}
      noValidate
      aria-label={words.add}
    >
      <SelectBox<Kind> label={words.kind} value={kind} options={kinds} onChange={(next) => setKind(next || 'once')} />
      <NumberField
        label={words.amount}
        value={amount}
        onChange={setAmount}
        error={tried && !amount ? words.needAmount : undefined}
      />
      {kind === 'once' ? (
        <MonthPick
          label={words.month}
          value={month ?? undefined}
          onChange={setMonth}
          hint={tried && !isAhead ? words.needMonth : words.monthHint}
          years={[0, 20]}
        />
      ) : null}
      {kind === 'yearly' ? (
        <SelectBox label={words.yearMonth} value={yearMonth} options={monthNames} onChange={setYearMonth} />
      ) : null}
      {kind === 'once' ? null : (
        <>
          <MonthPick
            label={words.from}
            value={from ?? undefined}
            onChange={setFrom}
            hint={words.fromHint}
            years={[0, 20]}
          />
          <MonthPick
            label={words.until}
            value={until ?? undefined}
            onChange={setUntil}
            hint={words.untilHint}
            years={[0, 30]}
          />
        </>
      )}
      <p className="flex flex-wrap gap-2 sm:col-span-2 lg:col-span-3">
        <button type="submit" className="button button-main">
          {words.save}
        </button>
        <button type="button" className="button" onClick={onCancel}>
          {words.cancel}
        </button>
      </p>
    </form>
  )
}
