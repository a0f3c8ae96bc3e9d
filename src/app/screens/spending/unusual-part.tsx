import { monthText } from '#calculators/kit/format.ts'
import type { Month } from '#engine/month.ts'
import { timesAYear } from '#engine/spending/recurring.ts'
import type { Unusual } from '#engine/spending/unusual.ts'
import { categoryName } from '../budget/month-spending.ts'
import { Part } from '../device/screen-head.tsx'
import { FindingCard, type FindingTone } from '../picture/finding-card.tsx'
import { words } from './words.ts'

const shownAtFirst = 4

/** What stands out in the month, the most useful first, each by its rule. */
export function UnusualPart({ month, found }: { readonly month: Month; readonly found: readonly Unusual[] }) {
  const card = (one: Unusual) => {
    const { tone, text, rule } = said(one)
    return (
      <FindingCard key={text} tone={tone} text={text}>
        {rule ? <p className="mt-1 text-ink-3 text-xs">{rule}</p> : null}
      </FindingCard>
    )
  }
  return (
    <Part title={words.unusualTitle} id="unusual">
      {found.length === 0 ? (
        <p className="card p-5 text-ink-2">{words.unusualNone(monthText(month))}</p>
      ) : (
        <div className="grid gap-3">
          {found.slice(0, shownAtFirst).map(card)}
          {found.length > shownAtFirst ? (
            <details>
              <summary className="min-h-10 cursor-pointer py-2 font-semibold text-green text-sm">
                {words.showAll(found.length)}
              </summary>
              <div className="mt-2 grid gap-3">{found.slice(shownAtFirst).map(card)}</div>
            </details>
          ) : null}
        </div>
      )}
    </Part>
  )
}

function said(one: Unusual): { readonly tone: FindingTone; readonly text: string; readonly rule?: string } {
  switch (one.kind) {
    case 'twice':
      return {
        tone: 'act',
        text: words.twice(one.second.merchant, one.second.cents / 100, one.first.date, one.second.date),
      }
    case 'large': {
      const { spent, lower, upper, fence, of } = one
      return {
        tone: 'watch',
        text: words.large(spent.merchant, spent.cents / 100, categoryName(spent.category), fence / 100),
        rule: words.largeRule(lower / 100, upper / 100, fence / 100, of),
      }
    }
    case 'price': {
      const { recurring, change } = one
      const yearly = ((change.to - change.from) * timesAYear(recurring.period)) / 100
      const text = words.priceUp(recurring.merchant, change.from / 100, change.to / 100, change.date, yearly)
      return { tone: yearly > 0 ? 'watch' : 'good', text }
    }
    case 'missing':
      return {
        tone: 'watch',
        text: words.missing(one.recurring.merchant, one.recurring.next, one.recurring.amount / 100),
      }
    case 'new-shop':
      return { tone: 'watch', text: words.newShop(one.spent.merchant, one.spent.cents / 100) }
  }
}
