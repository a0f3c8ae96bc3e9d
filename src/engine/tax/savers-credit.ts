import type { FilingStatus, TaxYearFacts } from '#facts/tax-years/schema.ts'
import type { Person } from './household.ts'

const LEAST_AGE = 18

type Saver = Pick<Person, 'age' | 'student' | 'traditionalIra' | 'rothIra' | 'planDeferrals' | 'rothPlanDeferrals'>

/** Share of the contributions that comes back, a decimal: 50%, 20% or 10% by AGI, else nothing. Each edge is a cliff: one dollar more is the lower rate (Form 8880 line 9). */
export function saversCreditRate(agi: number, status: FilingStatus, facts: TaxYearFacts): number {
  const rule = facts.saversCredit.value
  const upTo = status === 'joint' ? rule.agiUpTo.joint : status === 'head' ? rule.agiUpTo.head : rule.agiUpTo.other
  if (agi <= upTo[0]) return rule.rates[0]
  if (agi <= upTo[1]) return rule.rates[1]
  return agi <= upTo[2] ? rule.rates[2] : 0
}

/** One person's contributions that count, dollars: IRAs and elective deferrals up to $2,000; none under 18 or for a full-time student (IRC 25B(b), (c)). */
export function saversContributions(person: Saver, facts: TaxYearFacts): number {
  if (person.age < LEAST_AGE || person.student) return 0
  const saved = person.traditionalIra + person.rothIra + person.planDeferrals + person.rothPlanDeferrals
  return Math.min(Math.max(0, saved), facts.saversCredit.value.contributionCapPerPerson)
}

/**
 * Saver's credit before the limit by tax, dollars (IRC 25B; Form 8880): the rate times each person's contributions. None for somebody
 * another taxpayer claims. Withdrawals of this and the two earlier years, which lower the contributions, are not modelled, nor is plan money
 * of the self-employed, of which only elective deferrals would count.
 */
export function saversCredit(
  people: readonly Saver[],
  agi: number,
  status: FilingStatus,
  claimedByAnother: boolean,
  facts: TaxYearFacts,
): number {
  if (claimedByAnother) return 0
  const rate = saversCreditRate(agi, status, facts)
  if (rate === 0) return 0
  let saved = 0
  for (const person of people) saved += saversContributions(person, facts)
  return rate * saved
}
