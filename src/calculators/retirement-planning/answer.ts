/** What is worked out at every key press: the plan along one steady return, its figures, the headline, hints and errors. */
import type { AnswerPart } from '../kit/calculator.ts'
import type { Answer, Split } from '../kit/presentation.ts'
import { about } from '../kit/preset.ts'
import { compute, settledYear, withdrawn } from './compute.ts'
import type { PlannedContext, PlanningContext } from './context.ts'
import { figures } from './figures.ts'
import { firstStudy } from './first-study.precomputed.ts'
import { hints } from './hints.ts'
import type { PlanInputs } from './sections.ts'
import { errorWords, headlines, questions, splitWords, underneath } from './words/answer.en.ts'

const bornIn = ({ birthDate }: Pick<PlanInputs, 'birthDate'>): number => Number(birthDate.slice(0, 4))

/** Less than a month of spending is little to spare. Ages are the visitor's own; of years after their plan-to age the year is told. */
function headline({ inputs, result, say }: PlannedContext): string {
  const { run, sums, left } = result
  const end = run.years.at(-1)
  const last = end?.year ?? 0
  const born = bornIn(inputs)
  if (sums.trouble === null) {
    const age = last - born
    const isYours = end?.ages[0] !== null
    if (left < inputs.spending / 12)
      return isYours ? headlines.lastsBarely({ age }) : headlines.lastsBarelyThrough({ year: last })
    return isYours ? headlines.lasts({ age, left }, say) : headlines.lastsThrough({ year: last, left }, say)
  }
  const { year, ages } = sums.trouble
  if (sums.trouble === run.years[0]) return headlines.failsNow()
  const years = last - year + 1
  return ages[0] === null ? headlines.failsIn({ year, years }, say) : headlines.fails({ age: year - born, years }, say)
}

function more({ result: { sums }, found, say }: PlannedContext): string {
  return [
    underneath.dollars(),
    sums.trouble && underneath.missing({ monthly: Math.round(sums.unmet / sums.troubleYears / 120) * 10 }, say),
    found && found.history.of > 0 && underneath.history(found.history, say),
  ]
    .filter(Boolean)
    .join(' ')
}

function splitOf({ result }: PlannedContext): Split | null {
  const year = settledYear(result)
  if (year === undefined) return null
  const parts: Split['parts'] = [
    { label: splitWords.socialSecurity, value: year.in.socialSecurity, color: 'insurance' },
    { label: splitWords.pensions, value: year.in.pensions, color: 'other' },
    { label: splitWords.pay, value: year.in.pay, color: 'real' },
    { label: splitWords.other, value: year.in.other + year.in.homeSale, color: 'growth' },
    { label: splitWords.savings, value: withdrawn(year), color: 'principal' },
  ]
  const shown = parts.filter(({ value }) => value >= 1)
  return shown.length < 2 ? null : { label: splitWords.whole(year), unit: 'money', parts: shown }
}

function answer(context: PlanningContext): Answer {
  const { result } = context
  if (result.outcome === 'no-such-date') return { headline: headlines.noDate(), keyFigures: [] }
  if (result.outcome === 'no-years') return { headline: headlines.noYears(), keyFigures: [] }
  const planned = { ...context, result }
  const split = splitOf(planned)
  return {
    headline: headline(planned),
    more: more(planned),
    ...(split ? { split } : {}),
    keyFigures: ['atRetirement', 'firstNeed', 'taxInRetirement', result.sums.trouble === null ? 'afterTax' : 'unmet'],
  }
}

function check(inputs: PlanInputs) {
  const now = Math.round(inputs.startYear) - 1
  const basis = inputs.taxableBasis
  return {
    livesTo: now - bornIn(inputs) >= inputs.livesTo ? errorWords.older : undefined,
    spouseLivesTo:
      inputs.status === 'joint' && now - Number(inputs.spouseBirthDate.slice(0, 4)) >= inputs.spouseLivesTo
        ? errorWords.spouseOlder
        : undefined,
    taxableBasis: basis !== null && basis > inputs.taxable * 3 && basis > 0 ? errorWords.basis : undefined,
    sellAge:
      inputs.homeValue > 0 && inputs.sellAge !== null && now - bornIn(inputs) >= inputs.sellAge
        ? errorWords.sellPast
        : undefined,
    convertTo: inputs.convert !== 'none' && inputs.convertTo < inputs.convertFrom ? errorWords.convertOrder : undefined,
  }
}

export const answerPart: AnswerPart<PlanningContext> = {
  compute,
  figures,
  main: 'left',
  moreIs: 'better',
  answer,
  first: firstStudy,
  hints,
  check,
  presets: [
    { unknown: 'spending', figure: 'left', target: () => 0, question: questions.spending },
    { unknown: 'retireAge', figure: 'left', target: () => 0, question: questions.retireAge },
    {
      unknown: 'setAside',
      figure: 'left',
      target: (left) => (left < 0 ? 0 : about(left * 1.25)),
      question: questions.setAside,
    },
  ],
}
