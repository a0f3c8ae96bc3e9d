import { creditSaving, deductionSaving, type StateSaving } from '#engine/education/state-saving.ts'
import type { HouseholdTax } from '#engine/tax/settle-taxes.ts'
import { iBond } from '#facts/lending/rates.ts'
import { type Candidate, type Candidates, type Closed, together } from './candidate.ts'
import { iraCandidates } from './ira-candidates.ts'
import {
  bondCandidate,
  careCandidate,
  educationBenefit,
  educationCandidate,
  healthCandidate,
  medicalCandidate,
} from './other-candidates.ts'
import { planCandidates } from './plan-candidates.ts'
import type { SavingCase } from './saving-case.ts'
import {
  linesOf,
  nothingSaved,
  type ReturnLines,
  savedBetween,
  type TaxSaved,
  turned,
  wholeReturns,
} from './whole-returns.ts'

/** What one contribution does to the year. Dollars. */
export interface Figure {
  readonly amount: number
  readonly saved: TaxSaved
  /** Added by the employer. */
  readonly employer: number
  /** Tax saved and the employer's money. */
  readonly gain: number
  /** How much larger federal credits are; the rest of the saving is tax on less income. */
  readonly credits: number
  readonly before: ReturnLines
  readonly after: ReturnLines
}
export interface Ranked {
  readonly candidate: Candidate
  /** The same contribution everywhere, or the room where that is less. */
  readonly same: Figure
  /** All the room left; where there is no end, the same contribution. */
  readonly full: Figure
}
/** A traditional account against a Roth one of the same kind and person. Dollars of today. */
export interface Versus {
  readonly owner: 0 | 1
  readonly kind: 'plan' | 'ira'
  readonly amount: number
  /** Saved this year by the traditional one, and by Roth money (credits alone). */
  readonly savedTraditional: number
  readonly savedRoth: number
  /** Roth money of the same take-home pay. */
  readonly rothAmount: number
  /** Traditional less Roth after the later tax, at the same growth; it grows with the account. */
  readonly traditionalAhead: number
  /** The later rate at which both are the same, decimal. */
  readonly evenAt: number
}
export interface Ranking {
  readonly options: readonly Ranked[]
  readonly closed: readonly Closed[]
  readonly versus: readonly Versus[]
}
export type Compare = 'same' | 'room'

export function candidatesOf(one: SavingCase): Candidates {
  const health = healthCandidate(one)
  const hasAccount = health.open.length > 0 || one.used.hsa > 0
  return together([
    planCandidates(one),
    iraCandidates(one),
    health,
    careCandidate(one),
    medicalCandidate(one, hasAccount),
    educationCandidate(one),
    bondCandidate(one, iBond.value.composite),
  ])
}

/** What each dollar brings this year decides between contributions of the same size; with all the room left, the dollars. */
const weightOf = ({ same, full }: Ranked, by: Compare): number =>
  by === 'room' ? full.gain : same.amount > 0 ? same.gain / same.amount : 0

/** Cents that whole returns settle to. */
const CENT = 0.005
export const byGain = (options: readonly Ranked[], by: Compare): readonly Ranked[] =>
  options.toSorted((a, b) => {
    const more = weightOf(b, by) - weightOf(a, by)
    return Math.abs(more) < CENT / 1000 ? 0 : more
  })

/**
 * Every open account with what the same contribution, and all the room left, saves: the difference of whole federal and state returns with and without it. Best first. Each pair of returns is
 * a turn, so that a page stays quick.
 */
export function* ranking(one: SavingCase, by: Compare): Generator<undefined, Ranking> {
  const { open, closed } = candidatesOf(one)
  const options: Ranked[] = []
  for (const candidate of open) {
    const most = candidate.room ?? one.settings.amount
    const small = Math.min(one.settings.amount, most)
    const same = figureOf(one, candidate, small)
    yield
    const full = Math.abs(most - small) < CENT ? same : figureOf(one, candidate, most)
    yield
    options.push({ candidate, same, full })
  }
  const versus: Versus[] = []
  for (const owner of [0, 1] as const)
    for (const kind of ['plan', 'ira'] as const) {
      const found = versusOf(one, options, owner, kind)
      if (found !== null) versus.push(found)
      yield
    }
  return { options: byGain(options, by), closed, versus }
}

export function figureOf(one: SavingCase, candidate: Candidate, amount: number): Figure {
  const { effect, employer } = candidate
  const ends =
    effect.kind === 'returns'
      ? figured(one.before, wholeReturns(effect.put(amount), one.law))
      : effect.kind === 'education'
        ? educationFigure(one, amount)
        : figured(wholeReturns(withInterest(one, amount * effect.rate, 0), one.law), one.before)
  const added = amount * employer
  return { ...ends, amount, employer: added, gain: ends.saved.total + added }
}

type Ends = Pick<Figure, 'saved' | 'credits' | 'before' | 'after'>
function figured(before: HouseholdTax, after: HouseholdTax): Ends {
  const credits = ({ federal: { credits: all } }: HouseholdTax) => all.nonrefundable + all.refundable
  return {
    saved: savedBetween(before, after),
    credits: credits(after) - credits(before),
    before: linesOf(before),
    after: linesOf(after),
  }
}

/** The year with so much more interest, `free` of it exempt from tax. */
export const withInterest = ({ position }: SavingCase, interest: number, free: number) => ({
  ...position,
  tax: {
    ...position.tax,
    interest: position.tax.interest + interest,
    taxExemptInterest: position.tax.taxExemptInterest + free,
  },
})

/** What the state gives for deposits beyond those already made. */
function educationFigure(one: SavingCase, amount: number): Ends {
  const before = linesOf(one.before)
  const { returns, facts } = one.law
  if (returns === null) return { saved: nothingSaved, credits: 0, before, after: before }
  const earned = one.filed.people.map(({ pay, selfEmployment }) => pay + Math.max(0, selfEmployment))
  const tax = (earned[1] ?? 0) > (earned[0] ?? 0) ? turned(one.filed) : one.filed
  const givenFor = (deposits: number): StateSaving => {
    const benefit = educationBenefit(one, deposits)
    if (benefit.outcome === 'deduction') return deductionSaving(tax, facts, returns, benefit.amount)
    return benefit.outcome === 'credit' ? creditSaving(tax, facts, returns, benefit.amount) : { state: 0, federal: 0 }
  }
  const now = one.used.education > 0 ? givenFor(one.used.education) : { state: 0, federal: 0 }
  const then = givenFor(one.used.education + amount)
  const state = then.state - now.state
  const federal = then.federal - now.federal
  return {
    saved: { federal, state, payroll: 0, total: federal + state },
    credits: 0,
    before,
    after: {
      ...before,
      federal: before.federal - federal,
      state: before.state - state,
      total: before.total - federal - state,
    },
  }
}

function versusOf(one: SavingCase, options: readonly Ranked[], owner: 0 | 1, kind: Versus['kind']): Versus | null {
  const of = (key: Candidate['key']) =>
    options.find(({ candidate }) => candidate.key === key && candidate.owner === owner)
  const traditional = of(kind === 'plan' ? 'plan-pretax' : 'ira-traditional')
  const roth = of(kind === 'plan' ? 'plan-roth' : 'ira-roth')
  if (traditional === undefined || roth === undefined) return null
  const amount = Math.min(traditional.same.amount, roth.same.amount)
  const savedIn = ({ candidate, same }: Ranked) =>
    (Math.abs(same.amount - amount) < CENT ? same : figureOf(one, candidate, amount)).saved.total
  const savedTraditional = savedIn(traditional)
  const savedRoth = savedIn(roth)
  const more = savedTraditional - savedRoth
  return {
    owner,
    kind,
    amount,
    savedTraditional,
    savedRoth,
    rothAmount: amount - more,
    traditionalAhead: more - amount * one.settings.laterTax,
    evenAt: amount > 0 ? more / amount : 0,
  }
}
