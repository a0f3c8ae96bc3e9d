/** What the debts of a household call for, worst first. Words and rules of the Credit & Taxes page. */
import { dateText, dollars, dollarsAndCents, percentText } from '#calculators/kit/format.ts'
import { type DebtCost, debtCosts } from '#engine/household/debt-costs.ts'
import type { Household } from '#engine/household/household.ts'
import { debtMinimum } from '#engine/household/monthly-flows.ts'
import { utilizationOf } from '#engine/household/standing.ts'
import { daysBetween, type IsoDate } from '#engine/month.ts'
import { calculatorLink } from '../picture/calculator-link.ts'
import type { FindingTone } from '../picture/finding-card.tsx'

export interface DebtFinding {
  readonly key: string
  readonly tone: FindingTone
  readonly text: string
  readonly link?: { readonly to: string; readonly words: string }
}

/** Days before an offer ends in which the page speaks of it. Our default. */
const OFFER_DAYS = 120
/** Share of a limit that scores begin to mind. */
const HIGH_USE = 0.3

const inPoints = (decimal: number): number => Number((decimal * 100).toPrecision(10))

/** The cards with a balance as the payoff calculator takes them. */
export function payoffLink(household: Household): string {
  const cards = household.debts.filter(({ kind, balance }) => kind === 'card' && balance > 0).slice(0, 10)
  return calculatorLink('credit-card-payoff', {
    cards: cards.map(({ name, balance, apr }) => ({
      name: name.slice(0, 30),
      balance,
      apr: apr === null ? null : inPoints(apr),
    })),
  })
}

export function debtFindings(household: Household, today: IsoDate): readonly DebtFinding[] {
  const costs = debtCosts(household, today)
  return [
    ...costs.filter(({ grows }) => grows).map(growing),
    ...household.debts.flatMap((debt) => offerEnds(debt, household, today)),
    ...household.debts.flatMap(highUse),
    ...first(costs, household),
    ...unknownApr(costs),
  ]
}

const growing = ({ debt, perMonth }: DebtCost): DebtFinding => ({
  key: `grows-${debt.id}`,
  tone: 'act',
  text: `**${debt.name} keeps growing.** The payment is less than its ${dollarsAndCents(perMonth ?? 0)} a month of interest. You could pay a little more, or ask the lender for a lower rate.`,
})

function offerEnds(debt: Household['debts'][number], household: Household, today: IsoDate): readonly DebtFinding[] {
  const { promoEnds, promoDeferred, balance, apr, name, id } = debt
  if (promoEnds === null || balance <= 0 || promoEnds < today) return []
  const days = daysBetween(today, promoEnds)
  if (days > OFFER_DAYS && promoDeferred !== true) return []
  const after = promoDeferred
    ? 'If anything is left then, all the interest since the purchase is charged.'
    : apr === null
      ? 'The regular APR applies after that.'
      : `After that the APR is ${percentText(inPoints(apr))}.`
  const months = Math.max(1, Math.floor(days / 30.4))
  return [
    {
      key: `offer-${id}`,
      tone: 'watch',
      text: `The offer on **${name}** ends ${dateText(promoEnds)}. ${after} Paying **${dollars(Math.ceil(balance / months))} a month** would clear it in time.`,
      ...(debt.kind === 'card' ? { link: { to: payoffLink(household), words: 'Plan the payoff' } } : {}),
    },
  ]
}

function highUse(debt: Household['debts'][number]): readonly DebtFinding[] {
  const use = utilizationOf(debt)
  if (use === null || use <= HIGH_USE) return []
  const below = debt.balance - HIGH_USE * (debt.creditLimit ?? 0)
  return [
    {
      key: `use-${debt.id}`,
      tone: 'watch',
      text: `**${debt.name}** uses ${percentText(use * 100, 0)} of its limit. High use can lower a credit score. Paying ${dollars(Math.ceil(below))} would bring it to 30%, and scores recover quickly.`,
      link: { to: '/credit-score-simulator', words: 'See what it could change' },
    },
  ]
}

/** Where a dollar more does the most. */
function first(costs: readonly DebtCost[], household: Household): readonly DebtFinding[] {
  const known = costs.filter(({ apr }) => apr !== null)
  const [top] = known
  if (!top || known.length < 2) return []
  const isCard = top.debt.kind === 'card'
  return [
    {
      key: 'first',
      tone: 'good',
      text: `An extra dollar saves the most on **${top.debt.name}**, the highest APR (${percentText(inPoints(top.apr ?? 0))}).${debtMinimum(top.debt) === null ? '' : ' The other debts still need their minimum payments.'}`,
      link: isCard
        ? { to: payoffLink(household), words: 'Plan the payoff with these cards' }
        : { to: '/debt-payoff', words: 'Plan the payoff' },
    },
  ]
}

function unknownApr(costs: readonly DebtCost[]): readonly DebtFinding[] {
  const unknown = costs.filter(({ apr }) => apr === null)
  if (unknown.length === 0) return []
  const [only] = unknown
  const names = unknown.length === 1 ? `**${only?.debt.name ?? ''}** has` : `**${unknown.length} debts** have`
  return [
    {
      key: 'unknown-apr',
      tone: 'watch',
      text: `${names} no APR here, so the daily cost leaves ${unknown.length === 1 ? 'it' : 'them'} out. It’s on the statement, near the interest charges.`,
    },
  ]
}
