/** Calculators that go deeper, with this household's numbers filled in. */
import type { Household } from '#engine/household/household.ts'
import { yearlyWages } from '#engine/household/yearly-wages.ts'
import { calculatorLink } from '../picture/calculator-link.ts'

const MONTHS = 12
const whole = (amount: number): number => Math.round(amount)
const points = (rate: number | null): number | null => (rate === null ? null : Number((rate * 100).toFixed(3)))

/** `owner`: 1 is the partner. `amount`: the contribution shown, dollars. */
export function savingLink(slug: string, household: Household, owner: 0 | 1 | null, amount: number): string {
  return calculatorLink(slug, inputsFor(slug, household, owner, amount))
}

function inputsFor(
  slug: string,
  { people, incomes, accounts, filingStatus, state }: Household,
  owner: 0 | 1 | null,
  amount: number,
): Parameters<typeof calculatorLink>[1] {
  const you = people.find(({ role }) => role === 'you')
  const partner = people.find(({ role }) => role === 'partner')
  const who = owner === 1 ? partner : you
  const isTheirs = (one: { readonly owner: string | null }): boolean =>
    owner === 1 ? partner !== undefined && one.owner === partner.id : partner === undefined || one.owner !== partner.id
  const some = (pay: number | null): number | null => (pay !== null && pay > 0 ? pay : null)
  const known = some(yearlyWages(incomes.filter(isTheirs)))
  const other = filingStatus === 'joint' ? some(yearlyWages(incomes.filter((one) => !isTheirs(one)))) : null
  const all = some(yearlyWages(incomes))
  const born = who?.born ?? null
  const plan = accounts.find((one) => one.kind.endsWith('401k') && isTheirs(one))
  const filed = { status: filingStatus, state }
  switch (slug) {
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
        ...filed,
      }
    case 'traditional-ira':
    case 'roth-ira':
      return {
        born,
        income: known,
        spouseIncome: other,
        covered: plan === undefined ? 'no' : 'yes',
        contribution: whole(amount),
        ...filed,
      }
    case 'hsa':
      return { income: known, spouseIncome: other, yours: whole(amount), employer: 0, born, ...filed }
    case '529':
      return { income: all, monthly: whole(amount / MONTHS), ...filed }
    case 'tax-loss-harvesting':
      return { income: all, ...filed }
    case 'payroll-tax':
      return { pay: known, ...filed }
    case 'tax':
      return { ...filed }
    case 'savings':
      return { saved: whole(amount) }
    default:
      return {}
  }
}
