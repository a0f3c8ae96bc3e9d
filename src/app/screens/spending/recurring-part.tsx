import { dollars } from '#calculators/kit/format.ts'
import type { Recurring, RecurringKind } from '#engine/spending/recurring.ts'
import { addEntry } from '../../state/household.ts'
import type { Picture } from '../../state/picture.ts'
import { categoryName } from '../budget/month-spending.ts'
import { Part } from '../device/screen-head.tsx'
import { billOf, isInBills } from './to-bills.ts'
import { words } from './words.ts'

const kinds: readonly RecurringKind[] = ['subscription', 'bill', 'habit']

/** Every payment that repeats: how often, its price and how it changed, when it comes next, what it costs a year. */
export function RecurringPart(props: {
  readonly recurring: readonly Recurring[] | null
  readonly picture: Picture
  readonly onMerchant: (merchant: string) => void
}) {
  const { recurring, picture, onMerchant } = props
  if (recurring === null || recurring.length === 0)
    return (
      <Part title={words.recurringTitle} id="recurring">
        <p className="card p-5 text-ink-2">{recurring === null ? words.recurringWait : words.recurringNone}</p>
      </Part>
    )
  const open = recurring.filter(({ isEnded }) => !isEnded)
  const ended = recurring.filter(({ isEnded }) => isEnded)
  const subscriptions = open.filter(({ kind }) => kind === 'subscription')
  const yearly = (list: readonly Recurring[]) => list.reduce((sum, { perYear }) => sum + perYear, 0) / 100
  const rows = (list: readonly Recurring[]) => (
    <ul className="card divide-y divide-line">
      {list.map((one) => (
        <Row key={one.id} one={one} picture={picture} onMerchant={onMerchant} />
      ))}
    </ul>
  )
  return (
    <Part
      title={words.recurringTitle}
      id="recurring"
      {...(subscriptions.length > 0
        ? { note: words.subscriptionsLead(subscriptions.length, yearly(subscriptions)) }
        : {})}
    >
      <div className="border-line border-b">
        {kinds.map((kind) => {
          const list = open.filter((one) => one.kind === kind)
          return list.length === 0 ? null : (
            <Group
              key={kind}
              title={words.groups[kind]}
              note={words.aYear(yearly(list))}
              isOpen={kind === 'subscription'}
            >
              {rows(list)}
            </Group>
          )
        })}
        {ended.length > 0 ? (
          <Group title={words.ended} note={String(ended.length)} isOpen={false}>
            {rows(ended)}
          </Group>
        ) : null}
      </div>
    </Part>
  )
}

function Group(props: {
  readonly title: string
  readonly note: string
  readonly isOpen: boolean
  readonly children: React.ReactNode
}) {
  return (
    <details className="fold border-line border-t" open={props.isOpen}>
      <summary className="flex list-none flex-wrap items-center gap-x-3 gap-y-1 py-3.5">
        <h3 className="min-w-0 flex-1 text-lg">{props.title}</h3>
        <span className="text-ink-2 text-sm">{props.note}</span>
        <span className="fold-mark text-green" aria-hidden="true" />
      </summary>
      <div className="pb-5">{props.children}</div>
    </details>
  )
}

function Row(props: {
  readonly one: Recurring
  readonly picture: Picture
  readonly onMerchant: (merchant: string) => void
}) {
  const { one, picture, onMerchant } = props
  const { merchant, category, period, amount, varies, perYear, next, isEnded, changes, paid, kind } = one
  const last = paid.at(-1)?.date ?? next
  const change = changes.at(-1)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 px-4 py-3 md:px-5">
      <span className="min-w-0">
        <button
          type="button"
          className="text-left text-ink underline decoration-line-strong underline-offset-2 hover:decoration-ink"
          onClick={() => onMerchant(merchant)}
        >
          {merchant}
        </button>
        <span className="block text-ink-2 text-sm">
          {words.every(amount / 100, words.period[period], varies)} · {categoryName(category)}
        </span>
        {change ? (
          <span className={`block text-sm ${change.to > change.from ? 'text-warn' : 'text-green-ink'}`}>
            {words.change(change.from / 100, change.to / 100, change.date)}
          </span>
        ) : null}
      </span>
      <span className="text-right">
        <strong>{dollars(perYear / 100)}</strong>
        <span className="block text-ink-3 text-xs">a year</span>
      </span>
      <span className="text-ink-3 text-xs">
        {isEnded ? words.lastOn(last) : words.nextOn(next)} · {words.since(paid.length, paid[0]?.date ?? next)}
      </span>
      {kind === 'habit' || isEnded || picture.isSample ? null : isInBills(picture.household, one) ? (
        <span className="badge self-center">{words.inBills}</span>
      ) : (
        <button
          type="button"
          className="no-print text-green text-sm underline underline-offset-2"
          aria-label={words.toBillsOf(merchant)}
          onClick={() => addEntry('bills', billOf(one))}
        >
          {words.toBills}
        </button>
      )}
    </li>
  )
}
