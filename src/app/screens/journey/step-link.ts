/** A calculator that goes deeper into a step, with this household's numbers filled in. */
import type { ToldStep } from '#calculators/planning/next-dollar/told.ts'
import type { Household } from '#engine/household/household.ts'
import { yearlyWages } from '#engine/household/yearly-wages.ts'
import { calculatorLink } from '../picture/calculator-link.ts'
import { stepLinks } from './words.ts'

const whole = (amount: number): number => Math.round(amount)
const points = (rate: number | null): number | null => (rate === null ? null : Number((rate * 100).toFixed(3)))

export function stepLink(household: Household, step: ToldStep): { readonly to: string; readonly words: string } | null {
  const found = stepLinks[step.key]
  if (!found) return null
  const [slug, words] = found
  return { to: calculatorLink(slug, inputsFor(slug, household, step)), words }
}

function inputsFor(slug: string, household: Household, step: ToldStep): Parameters<typeof calculatorLink>[1] {
  const { people, incomes, accounts, debts } = household
  const you = people.find(({ role }) => role === 'you')
  const born = you?.born ?? null
  const ofYou = (owner: string | null) => owner === null || owner === you?.id
  const pay = yearlyWages(incomes.filter(({ owner }) => ofYou(owner)))
  const known = pay !== null && pay > 0 ? pay : null
  const plan = accounts.find(({ kind, owner }) => kind.endsWith('401k') && ofYou(owner))
  switch (slug) {
    case 'credit-card-payoff': {
      const owed = debts.filter(({ kind, balance }) => kind === 'card' && balance > 0)
      return {
        cards: owed.map(({ name, balance, apr }) => ({ name, balance: whole(balance), apr: points(apr) })),
        ...(step.monthly > 0 ? { plan: 'extra', extra: whole(step.monthly) } : {}),
      }
    }
    case '401k':
      return {
        pay: known,
        contribute: points(plan?.payShare ?? null),
        tiers:
          plan?.matchRate != null && plan.matchUpTo !== null
            ? [{ rate: points(plan.matchRate), width: points(plan.matchUpTo) }]
            : null,
        born,
        balance: plan ? whole(plan.balance) : null,
      }
    case 'roth-ira':
      return { born, status: household.filingStatus, income: known, state: household.state }
    case 'loan-prepayment': {
      const loan = debts
        .filter(({ kind, balance, apr }) => kind !== 'card' && kind !== 'mortgage' && balance > 0 && apr !== null)
        .toSorted((a, b) => (b.apr ?? 0) - (a.apr ?? 0))[0]
      const payment = loan?.payment ?? loan?.minimum ?? null
      // The form works from the time left unless it is told that the payment is what is known.
      return loan
        ? {
            balance: whole(loan.balance),
            rate: points(loan.apr),
            ...(payment === null ? {} : { know: 'payment', payment }),
          }
        : {}
    }
    case 'compound-interest':
      return { deposit: step.monthly > 0 ? whole(step.monthly) : null }
    case 'retirement':
      return { born, pay: known }
    default:
      return {}
  }
}
