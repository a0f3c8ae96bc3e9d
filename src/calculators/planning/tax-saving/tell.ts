/** Which account next, as anybody reads it: the order, each account with its dollars and rules, and how it was worked out. */
import { dateIn, formatMonth } from '#engine/month.ts'
import { lossSaving, muniState, paperLoss, saversState } from '#engine/planning/tax-saving/beside.ts'
import type { SavingKey } from '#engine/planning/tax-saving/candidate.ts'
import { type Compare, ranking } from '#engine/planning/tax-saving/rank.ts'
import type { SavingCase } from '#engine/planning/tax-saving/saving-case.ts'
import { nextBusinessDay } from '#engine/tax/business-day.ts'
import { washSaleDays } from '#facts/shares/sale-rules.ts'
import type { Say } from '../../kit/say.ts'
import { stateNameOf } from '../../kit/states.ts'
import { ownerName, shownOf, type Telling, tellClosed, tellOptions, titleOf } from './tell-options.ts'
import { tellSources, tellWorkings } from './tell-workings.ts'
import type { ToldSaving } from './told.ts'
import { besideWords, noteWords, versusWords, answerWords as words } from './words/answer.en.ts'

/** Lent to compare two bonds: large enough that a return's cents don't matter. */
const LENT = 10_000

export function tellUnknown(year: number): ToldSaving {
  return {
    outcome: 'unknown',
    year,
    headline: words.unknown,
    rests: words.unknownRests,
    options: [],
    closed: [],
    versus: [],
    beside: [],
    notes: [],
    workings: [],
    sources: [],
  }
}

/** Yields between returns, so that a page stays quick. */
export function* tellingSaving(
  one: SavingCase,
  by: Compare,
  muniStateFree: boolean,
  say: Say,
): Generator<undefined, ToldSaving> {
  const found = yield* ranking(one, by)
  const telling: Telling = { one, ranking: found, by, say }
  const { facts } = one.law
  const [best] = found.options
  const state = one.filed.state === null || one.law.returns === null ? null : stateNameOf(one.filed.state)
  const shown = best === undefined ? null : shownOf(best, by)
  const beside = tellBeside(telling, muniStateFree)
  yield
  const { status } = one.filed
  return {
    outcome: 'ready',
    year: facts.year,
    headline:
      best === undefined || shown === null || shown.gain < 1
        ? words.none
        : words[by === 'same' ? 'best' : 'bestRoom'](
            titleOf(telling, best.candidate.key, best.candidate.owner, true),
            shown,
            say,
          ),
    rests: words.rests(facts.year, state),
    options: tellOptions(telling),
    closed: tellClosed(telling),
    versus: tellVersus(telling),
    beside,
    notes: [
      noteWords.estimate,
      noteWords.deadlines(facts.year, taxDayOf(facts.year), say),
      noteWords.notCounted,
      ...(state === null ? [noteWords.noState] : []),
      ...(status === 'separate' ? [noteWords.separate] : []),
    ],
    workings: tellWorkings(telling),
    sources: tellSources(facts),
  }
}

/** Returns for a year are due on this day of the next (IRC 6072(a)); IRA and HSA money counts until then (219(f)(3), 223(d)(4)(B)). */
const taxDayOf = (year: number) => nextBusinessDay(dateIn(formatMonth(year + 1, 4), 15))

/** Accounts that say the same, said once. */
function tellVersus(telling: Telling): ToldSaving['versus'] {
  const { one, ranking: found, say } = telling
  const said = new Map<string, { readonly titles: string[]; readonly lines: readonly string[] }>()
  for (const versus of found.versus) {
    const title = versusWords.title(versus.kind, ownerName(one, versus.owner))
    const lines = versusWords.lines(versus, one.settings.laterTax, say)
    const same = said.get(lines.join('|'))
    if (same === undefined) said.set(lines.join('|'), { titles: [title], lines })
    else same.titles.push(title)
  }
  return [...said.values()].map(({ titles, lines }) => ({ title: titles.join(' · '), lines }))
}

/** Accounts that lower income. */
const lowering: readonly SavingKey[] = ['match', 'plan-pretax', 'ira-traditional', 'hsa']

function tellBeside({ one, ranking: found, say }: Telling, muniStateFree: boolean): ToldSaving['beside'] {
  const { muniYield, bondYield, amount } = one.settings
  const savers = saversState(one)
  const muni = muniState(one, LENT, muniStateFree)
  const reach = found.options
    .filter(({ candidate }) => lowering.includes(candidate.key))
    .reduce((sum, { candidate }) => sum + (candidate.room ?? 0), 0)
  const better = savers.better !== null && savers.agi - savers.better.upTo <= reach ? savers.better : null
  return [
    {
      key: 'savers',
      title: besideWords.saversTitle,
      answer: besideWords.savers(savers, say),
      lines: [
        ...(savers.rate > 0 && savers.countable >= 1 ? [besideWords.saversRoom(savers.countable, say)] : []),
        ...(better === null ? [] : [besideWords.saversBetter(savers.agi - better.upTo, better.upTo, better.rate, say)]),
        besideWords.match(savers, say),
      ],
    },
    {
      key: 'muni',
      title: besideWords.muniTitle,
      answer: besideWords.muni(muni, muniYield, bondYield, say),
      lines: besideWords.muniLines(muni, say),
    },
    {
      key: 'losses',
      title: besideWords.lossTitle,
      answer: besideWords.loss(amount, lossSaving(one, amount).total, say),
      lines: [besideWords.lossHeld(paperLoss(one), say), besideWords.lossRule(washSaleDays.value)],
    },
  ]
}
