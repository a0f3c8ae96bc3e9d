import type { Closed, SavingKey } from '#engine/planning/tax-saving/candidate.ts'
import type { Compare, Figure, Ranked, Ranking } from '#engine/planning/tax-saving/rank.ts'
import type { SavingCase } from '#engine/planning/tax-saving/saving-case.ts'
import { type LineKey, lineKeys } from '#engine/planning/tax-saving/whole-returns.ts'
import { savingsBondRules } from '#facts/lending/savings-bonds.ts'
import { earlyWithdrawal } from '#facts/retirement/early-withdrawal.ts'
import { otherUsePenalty } from '#facts/retirement/education-accounts.ts'
import { hsaOtherUse } from '#facts/retirement/plan-rules.ts'
import { rothEarnings } from '#facts/retirement/roth-clocks.ts'
import type { Say } from '../../kit/say.ts'
import type { ToldFigure, ToldLine, ToldOption, ToldSaving } from './told.ts'
import { answerWords as words } from './words/answer.en.ts'
import { closedWords, laterWords, lineWords, optionTitle, ruleWords } from './words/options.en.ts'

export interface Telling {
  readonly one: SavingCase
  readonly ranking: Ranking
  readonly by: Compare
  readonly say: Say
}

/** Half a cent and less is arithmetic. */
const cents = (amount: number): number => Math.round(amount * 100) / 100 + 0
/** A saving over this share of what is put in is no tax rate: something has a step there. */
const CLIFF = 0.6

export const shownOf = ({ same, full }: Ranked, by: Compare): Figure => (by === 'same' ? same : full)

/** Whose account it is, named only where two people save. */
export const ownerName = ({ adults }: SavingCase, owner: 0 | 1 | null): string | null =>
  owner === null || adults.length < 2 ? null : (adults[owner]?.name ?? null)

/** `toYou`: in a sentence to the visitor, where their own account needs no name. */
export function titleOf({ one, ranking }: Telling, key: SavingKey, owner: 0 | 1 | null, toYou = false): string {
  const beyond =
    key.startsWith('plan-') &&
    ranking.options.some(({ candidate }) => candidate.key === 'match' && candidate.owner === owner)
  return optionTitle(key, toYou && owner === 0 ? null : ownerName(one, owner), beyond)
}

const told = ({ amount, gain, saved, employer }: Figure): ToldFigure => ({
  amount: cents(amount),
  gain: cents(gain),
  tax: cents(saved.total),
  federal: cents(saved.federal),
  state: cents(saved.state),
  payroll: cents(saved.payroll),
  employer: cents(employer),
})

export function tellOptions(telling: Telling): readonly ToldOption[] {
  const { one, ranking, by, say } = telling
  return ranking.options.map((option, at) => {
    const { candidate, same, full } = option
    const { key, owner, limit, used, usedIn, room, note } = candidate
    const shown = shownOf(option, by)
    const usedFrom = usedIn.some((box) => one.typed[box]) ? 'typed' : used >= 0.5 ? 'projected' : 'none'
    const isProjected = usedFrom === 'projected'
    return {
      id: `${key}-${owner ?? 'all'}`,
      key,
      owner,
      title: titleOf(telling, key, owner),
      place: at + 1,
      same: told(same),
      full: told(full),
      brings: words.brings(shown, say),
      other: room === null ? words.noEnd : by === 'same' ? words.allRoom(full, say) : words.brings(same, say),
      why: whyOf(key, shown, say),
      rule: ruleWords(key, note, limit, say),
      later: laterWords[key](
        {
          earlyRate: earlyWithdrawal.value.rate * 100,
          earlyAge: earlyWithdrawal.value.untilAge,
          healthExtra: hsaOtherUse.value.additionalTax * 100,
          rothYears: rothEarnings.value.years,
          medicareAge: hsaOtherUse.value.untilAge,
          carryover: one.law.facts.healthFsa.value.carryover,
          schoolPenalty: otherUsePenalty.value * 100,
          holdMonths: savingsBondRules.value.holdMonths,
          stateTaxed: note.kind === 'health' && note.stateTaxed,
        },
        say,
      ),
      limit: limit === null ? null : cents(limit),
      used: cents(used),
      room: room === null ? null : cents(room),
      meter: limit === null ? words.meterFree(used, isProjected, say) : words.meter(used, limit, isProjected, say),
      usedIn,
      usedFrom,
      lines: linesTold(shown),
    }
  })
}

function whyOf(key: SavingKey, { amount, saved, credits }: Figure, say: Say): readonly string[] {
  if (key === 'bonds') return [words.bonds(saved.federal, saved.state, say)]
  if (Math.abs(saved.total) < 0.5) return [words.noneToday]
  const kinds = ['federal', 'state', 'payroll'] as const
  const named = (sign: 1 | -1) =>
    kinds.filter((kind) => sign * saved[kind] >= 0.5).map((kind) => words[kind](sign * saved[kind], say))
  const lower = named(1)
  const higher = named(-1)
  return [
    ...(lower.length > 0 ? [words.lower(lower, say)] : []),
    ...(higher.length > 0 ? [words.higher(higher, say)] : []),
    ...(credits >= 1 ? [words.moreCredits(credits, say)] : []),
    ...(credits <= -1 ? [words.fewerCredits(-credits, say)] : []),
    ...(saved.total > amount * CLIFF ? [words.cliff] : []),
    words.costs(amount, amount - saved.total, say),
  ]
}

const always: readonly LineKey[] = ['agi', 'federal', 'state', 'payroll', 'total']
/** The lines that say something: totals, and what is not nothing on both returns. */
const linesTold = ({ before, after }: Figure): readonly ToldLine[] =>
  lineKeys
    .filter((key) => always.includes(key) || Math.abs(before[key]) >= 0.5 || Math.abs(after[key]) >= 0.5)
    .map((key) => ({ label: lineWords[key], before: cents(before[key]), after: cents(after[key]) }))

export const tellClosed = (telling: Telling): ToldSaving['closed'] =>
  telling.ranking.closed.map(({ key, owner, reason }: Closed) => ({
    title: titleOf(telling, key, owner),
    why: closedWords(reason, telling.say),
  }))
