import { dollars, percentText, plain } from '../kit/format.ts'
import type { Answer, Split } from '../kit/presentation.ts'
import { type Result, type Worked, zoneOf } from './compute.ts'
import type { Household } from './household.ts'
import { nearText } from './near.ts'
import { ageIn, when } from './words.ts'

function headline(result: Worked): string {
  const { household, monthly, ladder, outlook } = result
  const { you } = household
  const age = ageIn(you.birth, monthly.claim)
  if (household.kind === 'widowed') return widowedHeadline(result, household)
  if (you.hasClaimed)
    return `You claimed at **${age}**; that pays **${dollars(monthly.total)} a month** in today’s dollars.`
  const others = ladder
    .filter(({ claim }) => claim !== monthly.claim)
    .map(
      ({ claim, total }) =>
        `${claim === outlook.now ? 'now' : `at ${ageIn(you.birth, claim)}`} it would be **${dollars(total)}**`,
    )
  const rest = others.map((text, i) => (i === 0 ? text : text.replace(' it would be', ''))).join(', ')
  return `Claiming at **${age}** pays **${dollars(monthly.total)} a month** in today’s dollars${rest === '' ? '' : `; ${rest}`}.`
}

/** A widowed person has two benefits, of which the larger is paid. */
function widowedHeadline({ monthly }: Worked, { you, late }: Extract<Household, { kind: 'widowed' }>): string {
  const { birth } = you
  const survivor = `**${dollars(monthly.survivorAlone)} a month** from **${ageIn(birth, late.start)}**`
  if (monthly.own <= 0) return `The survivor’s benefit pays ${survivor} in today’s dollars.`
  if (monthly.survivorAlone <= 0)
    return `Your own record pays **${dollars(monthly.own)} a month** from **${ageIn(birth, you.claim)}** in today’s dollars; the record of your late spouse leaves nothing.`
  const own = `your own **${dollars(monthly.own)}** from **${ageIn(birth, you.claim)}**`
  return `In today’s dollars the survivor’s benefit pays ${survivor} and ${own}; each month the larger one is paid.`
}

function zoneSentence(result: Worked): string {
  const { household, choices } = result
  const zone = zoneOf(result)
  if (zone === null || household.you.hasClaimed || choices.grid.rows.length < 2) return ''
  const { birth } = household.you
  if (household.kind !== 'single')
    return household.kind === 'divorced' ? '' : ' The map below shows how many other plans come within 1% of the best.'
  const near = nearText(choices, birth)
  return near.months === 1
    ? ` Only a claim ${near.text} comes within 1% of the best.`
    : ` Any claim ${near.text} comes within 1% of the best, so there is no single right month.`
}

/** What the plan is held against: beside a second person the quick answer looks at claims on birthdays, the charts below at more. */
const BEST: Readonly<Record<Household['kind'], string>> = {
  single: 'claim age',
  divorced: 'claim on a birthday',
  married: 'plan with claims on birthdays',
  widowed: 'plan with claims on birthdays',
}

function more(result: Worked): string {
  const { choices, outlook, household, spouse } = result
  const over = household.kind === 'married' ? 'Over both lives' : 'Over a life'
  const share =
    choices.best > 0 && !household.you.hasClaimed
      ? `, **${percentText((choices.value / choices.best) * 100, 1)}** of the best ${BEST[household.kind]}`
      : ''
  const rate =
    outlook.realRate === 0
      ? ''
      : `, later years counted at ${percentText(Math.abs(outlook.realRate) * 100)} a year ${outlook.realRate > 0 ? 'less' : 'more'}`
  const theirs = spouse === null ? '' : `Your spouse’s benefit is **${dollars(spouse.total)}** a month. `
  return `${theirs}${over} of likely length this plan is worth ${dollars(choices.value)} in today’s dollars${rate}${share}.${zoneSentence(result)}`
}

function splitOf({ monthly, spouse }: Worked): Split | undefined {
  const parts: Split['parts'] = [
    { label: 'Your own record', value: monthly.own, color: 'principal' },
    { label: 'Added from a spouse’s record', value: monthly.spouse, color: 'insurance' },
    { label: 'Added as a survivor', value: monthly.survivor, color: 'insurance' },
    { label: 'Your spouse', value: spouse?.total ?? 0, color: 'growth' },
  ]
  const shown = parts.filter(({ value }) => value > 0)
  return shown.length < 2 ? undefined : { label: 'A month, today’s dollars', unit: 'money', parts: shown }
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
function nothing(result: Exclude<Result, Worked>): Answer {
  if (result.outcome === 'no-such-date')
    return { headline: 'Enter a date of birth to see your benefit.', keyFigures: [] }
  if (result.outcome !== 'nothing-payable')
    return {
      headline: 'You told us a payment, but the claim age you chose has not come yet.',
      more: 'Set “Claim at age” to the age at which you claimed, or start from your statement or your pay instead.',
      keyFigures: [],
    }
  const { insurance, birth } = result.household.you
  const short = insurance?.outcome === 'not-insured' ? insurance : null
  const credits =
    short === null
      ? 'No benefit stands on the record you entered.'
      : `Your record has ${plain(short.credits)} of the ${plain(short.creditsNeeded)} credits a benefit needs; ${plain(short.more)} more would do, at most four a year.`
  return {
    headline: 'On these records Social Security would pay **nothing** yet.',
    more: `${credits} The first month you could be paid is ${when(birth.firstMonth)}.`,
    keyFigures: short === null ? [] : ['credits'],
  }
}

export function answer(result: Result): Answer {
  if (result.outcome !== 'worked-out') return nothing(result)
  const split = splitOf(result)
  return {
    headline: headline(result),
    more: more(result),
    ...(split ? { split } : {}),
    keyFigures: keyFigures(result),
  }
}
