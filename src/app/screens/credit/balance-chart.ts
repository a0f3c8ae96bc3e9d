/** What is owed month by month if the payments go on: the picture of the Credit & Taxes page. */
import { dollars, monthText } from '#calculators/kit/format.ts'
import type { DataColor, XYChart } from '#calculators/kit/presentation.ts'
import { asPaidNow } from '#calculators/planning/words/as-paid-now.en.ts'
import { balancesAhead } from '#engine/household/debt-costs.ts'
import type { Household } from '#engine/household/household.ts'
import type { HouseholdDebt } from '#engine/household/lists.ts'
import type { IsoDate } from '#engine/month.ts'

/** How far ahead the picture looks, in months. */
const MOST_MONTHS = 180
const colors: readonly DataColor[] = ['interest', 'principal', 'insurance', 'tax', 'growth', 'other']
/** Debts drawn by name; the smaller ones share the last color. */
const NAMED = colors.length - 1

const isOnHome = ({ kind }: HouseholdDebt): boolean => kind === 'mortgage' || kind === 'equity'

/** Home loans would hide all others, so they are left out where there are others. Null where no course is known. */
export function balanceChart({ debts }: Household, today: IsoDate): XYChart | null {
  const others = debts.filter((debt) => !isOnHome(debt) && debt.balance > 0)
  const drawn = others.length > 0 ? others : debts
  const ahead = balancesAhead(drawn, today, MOST_MONTHS)
  if (ahead.courses.length === 0 || ahead.months.length < 2) return null
  const bySize = ahead.courses.toSorted((a, b) => b.debt.balance - a.debt.balance)
  const named = bySize.length > NAMED + 1 ? bySize.slice(0, NAMED) : bySize
  const rest = bySize.slice(named.length)
  const sumOf = (courses: typeof bySize) =>
    ahead.months.map((_, i) => courses.reduce((sum, { balances }) => sum + (balances[i] ?? 0), 0))
  const left = sumOf(bySize).at(-1) ?? 0
  const lastMonth = ahead.months.at(-1) ?? ''
  const years = MOST_MONTHS / 12
  const end =
    left > 0
      ? `With these payments, ${dollars(left)} is still owed after ${years} years.`
      : `With these payments, all of it is paid by ${monthText(lastMonth)}.`
  const unknown = ahead.unknown.length === 0 ? '' : ' Debts without an APR or a payment are left out.'
  return {
    kind: 'stacked',
    key: 'balances',
    title: 'What you’d owe, month by month',
    lead: end,
    summary: `Balances stacked by debt. ${end}`,
    note: `Today’s payments go on and nothing new is charged. ${asPaidNow}${others.length > 0 && others.length < debts.length ? ' Home loans aren’t shown.' : ''}${unknown}`,
    x: { label: 'Month', kind: 'month', values: [...ahead.months] },
    unit: 'money',
    series: [
      ...named.map(({ debt, balances }, i) => ({
        key: debt.id,
        label: debt.name,
        color: colors[i] ?? 'other',
        values: [...balances],
        look: 'area' as const,
      })),
      ...(rest.length > 0
        ? [
            {
              key: 'rest',
              label: `${rest.length} smaller debts`,
              color: 'other' as const,
              values: sumOf(rest),
              look: 'area' as const,
            },
          ]
        : []),
    ],
  }
}
