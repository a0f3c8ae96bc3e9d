/** Which account next, as anybody reads it: the order, each account with its dollars and rules, and how it was worked out. */
import { lossSaving, muniState, paperLoss, saversState } from '#engine/planning/tax-saving/beside.ts'
import { type Compare, ranking } from '#engine/planning/tax-saving/rank.ts'
import type { SavingCase } from '#engine/planning/tax-saving/saving-case.ts'
import type { Say } from '../../kit/say.ts'
import { stateNameOf } from '../../kit/states.ts'
import { shownOf, type Telling, tellClosed, tellOptions, titleOf } from './tell-options.ts'
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
        : words.best(titleOf(telling, best.candidate.key, best.candidate.owner), shown, say),
    rests: words.rests(facts.year, state),
    options: tellOptions(telling),
    closed: tellClosed(telling),
    versus: found.versus.map((versus) => ({
      title: titleOf(telling, versus.kind === 'plan' ? 'plan-pretax' : 'ira-traditional', versus.owner),
      lines: versusWords.lines(versus, one.settings.laterTax, say),
    })),
    beside,
    notes: [
      noteWords.estimate,
      noteWords.notCounted,
      ...(state === null ? [noteWords.noState] : []),
      ...(status === 'separate' ? [noteWords.separate] : []),
    ],
    workings: tellWorkings(telling),
    sources: tellSources(facts),
  }
}

function tellBeside({ one, say }: Telling, muniStateFree: boolean): ToldSaving['beside'] {
  const { muniYield, bondYield, amount } = one.settings
  const savers = saversState(one)
  const muni = muniState(one, LENT, muniStateFree)
  const { better } = savers
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
      lines: [besideWords.lossHeld(paperLoss(one), say), besideWords.lossRule],
    },
  ]
}
