import { fromMonthCount } from '#engine/social-security/birth.ts'
import { NEARLY_BEST } from '#engine/social-security/lifetime.ts'
import { formulaLaw } from '#facts/social-security/benefit-formula.ts'
import type { AnswerPart } from '../kit/calculator.ts'
import type { Answer, Split } from '../kit/presentation.ts'
import { about } from '../kit/preset.ts'
import type { Say } from '../kit/say.ts'
import { bestPlan, lifetimeOf } from './best-plan.ts'
import { compute, type Result, type Worked } from './compute.ts'
import type { SocialSecurityContext } from './context.ts'
import { figures } from './figures.ts'
import { hints } from './hints.ts'
import type { Household } from './household.ts'
import { nearBest } from './near.ts'
import { presets } from './presets.ts'
import { errorWords, headlines, splitWords, underneath } from './words/answer.en.ts'

type Widowed = Extract<Household, { kind: 'widowed' }>

function headline({ household, monthly }: Worked, say: Say): string {
  const { you } = household
  const age = monthly.claim - you.birth.month
  if (household.kind === 'widowed') {
    if (monthly.own <= 0) return headlines.survivorOnly(survivorOf(household, monthly), say)
    return monthly.survivorAlone <= 0
      ? headlines.ownOnly({ age, monthly: monthly.own }, say)
      : headlines.twoBenefits({ monthly: monthly.total }, say)
  }
  if (you.worker.isDisabled) return headlines.disability({ age: you.birth.fullAge, monthly: monthly.total }, say)
  return headlines[you.hasClaimed ? 'claimed' : 'claim']({ age, monthly: monthly.total }, say)
}

const survivorOf = ({ you, late }: Widowed, { survivorAlone }: Worked['monthly']) => ({
  age: late.start - you.birth.month,
  monthly: survivorAlone,
})

/** A widowed person's two benefits: the larger is paid. */
function widowedSentence({ monthly }: Worked, household: Widowed, say: Say): string {
  if (monthly.own <= 0) return ''
  if (monthly.survivorAlone <= 0) return underneath.nothingLeft()
  const own = { age: monthly.claim - household.you.birth.month, monthly: monthly.own }
  return underneath.twoBenefits({ survivor: survivorOf(household, monthly), own }, say)
}

/** Dollars over a lifetime: less is no difference. */
const SMALL = 1

/** The best plan and what it gains over the one entered; where that is little, how far the choice is open. */
function bestSentence(result: Worked, health: string, say: Say): string {
  const { household, choices } = result
  const plan = bestPlan(result)
  if (plan === null) return ''
  const lifetime = lifetimeOf(result, health)
  const gain = choices.best - choices.value
  const best =
    gain < SMALL ? underneath.isBest({ lifetime }) : underneath.best({ plan, gain: about(gain), lifetime }, say)
  if (choices.value < choices.best * NEARLY_BEST) return best
  if (household.kind !== 'single') return gain < SMALL ? best : `${best} ${underneath.close()}`
  const { longest, months } = nearBest(choices, household.you.birth)
  return longest === null || months < 2 ? best : `${best} ${underneath.near({ range: longest })}`
}

/** The other claim ages people ask about. */
function othersSentence({ household, ladder, monthly, outlook }: Worked, say: Say): string {
  if (household.kind === 'widowed') return ''
  const { birth } = household.you
  const ages = ladder
    .filter(({ claim }) => claim !== monthly.claim)
    .map(({ claim, total }) => ({ age: claim === outlook.now ? null : claim - birth.month, monthly: total }))
  return ages.length === 0 ? '' : underneath.others({ ages }, say)
}

const more = (result: Worked, health: string, say: Say): string =>
  [
    bestSentence(result, health, say),
    result.household.kind === 'widowed' ? widowedSentence(result, result.household, say) : '',
    othersSentence(result, say),
    result.spouse === null ? '' : underneath.spouse({ monthly: result.spouse.total }, say),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')

function splitOf({ monthly, spouse }: Worked): Split | undefined {
  const parts: Split['parts'] = [
    { label: splitWords.own, value: monthly.own, color: 'principal' },
    { label: splitWords.fromSpouse, value: monthly.spouse, color: 'insurance' },
    { label: splitWords.asSurvivor, value: monthly.survivor, color: 'insurance' },
    { label: splitWords.spouse, value: spouse?.total ?? 0, color: 'growth' },
  ]
  const shown = parts.filter(({ value }) => value > 0)
  return shown.length < 2 ? undefined : { label: splitWords.whole, unit: 'money', parts: shown }
}

const keyFigures = ({ household, against, spouse }: Worked): readonly string[] =>
  [
    ...(spouse === null ? [] : ['householdMonthly']),
    'lifetimeValue',
    ...(household.you.hasClaimed ? [] : ['shareOfBest']),
    ...(against?.breakEven.outcome === 'reached' ? ['breakEvenAge'] : []),
    'taxableShare',
  ].slice(0, 4)

/** What to say where there is no plan to show. */
function nothing(result: Exclude<Result, Worked>, say: Say): Answer {
  if (result.outcome === 'no-such-date') return { headline: headlines.noDate(), keyFigures: [] }
  if (result.outcome === 'not-paid-yet')
    return { headline: headlines.notClaimedYet(), more: underneath.notClaimedYet(), keyFigures: [] }
  const { insurance, birth } = result.household.you
  const short = insurance?.outcome === 'not-insured' ? insurance : null
  const why =
    short === null
      ? underneath.noRecord()
      : underneath.credits({ has: short.credits, needs: short.creditsNeeded, perYear: formulaLaw.insured.perYear }, say)
  return {
    headline: headlines.nothing(),
    more: short === null ? `${why} ${underneath.earliest({ month: fromMonthCount(birth.firstMonth) }, say)}` : why,
    keyFigures: short === null ? [] : ['credits'],
  }
}

/** The record is asked for and not here: what can be said until it is. */
function withoutRecord(result: Result, say: Say): Answer {
  const headline = headlines.noRecordYet()
  if (result.outcome !== 'worked-out') return { headline, more: underneath.howToPaste(), keyFigures: [] }
  const { household, monthly } = result
  const ahead = { age: monthly.claim - household.you.birth.month, monthly: monthly.total }
  return { headline, more: `${underneath.howToPaste()} ${underneath.onlyAhead(ahead, say)}`, keyFigures: [] }
}

function answer({ result, inputs, say }: SocialSecurityContext): Answer {
  if (inputs.knows === 'record' && inputs.record.length === 0) return withoutRecord(result, say)
  if (result.outcome !== 'worked-out') return nothing(result, say)
  const split = splitOf(result)
  return {
    headline: headline(result, say),
    more: more(result, inputs.health, say),
    ...(split ? { split } : {}),
    keyFigures: keyFigures(result),
  }
}

export const answerPart: AnswerPart<SocialSecurityContext> = {
  compute,
  figures,
  main: 'monthlyBenefit',
  moreIs: 'better',
  answer,
  hints,
  check: ({ marital, diedIn, otherBirthDate }) =>
    marital === 'widowed' && diedIn < otherBirthDate.slice(0, 7) ? { diedIn: errorWords.diedBeforeBirth } : {},
  presets,
}
