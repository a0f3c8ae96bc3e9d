/** What each event is called, what happens in it, and what its terms are called. */

import type { Say } from '#calculators/kit/say.ts'
import type { EventKind, Terms } from '#engine/planning/scenario/event-fields.ts'
import { pastFalls } from '#facts/series/past-falls.ts'
import { stateNames } from '#facts/states/codes.ts'

export const eventTitles: Readonly<Record<EventKind, string>> = {
  'job-loss': 'Job loss',
  rates: 'Interest rates change',
  baby: 'New baby',
  move: 'Move to another state',
  crash: 'Market crash',
  disability: 'Disability',
  inheritance: 'Inheritance',
  medical: 'Medical bill',
  retire: 'Retire early',
  divorce: 'Divorce',
  car: 'Buy a car',
  home: 'Buy a home',
  raise: 'Pay change',
  own: 'Your own event',
}

/** What people call a fall of the past. */
export const crashName = (like: Terms<'crash'>['like']): string =>
  String(pastFalls.value.find(({ from }) => from === like)?.named ?? like)

/** The event as the condition of a sentence: "If you lost your job". */
export const ifWords: { readonly [K in EventKind]: (terms: Terms<K>, say: Say) => string } = {
  'job-loss': () => 'you lost your job',
  rates: ({ points }, say) =>
    `interest rates ${points < 0 ? 'fell' : 'rose'} ${say.count(Number(Math.abs(points * 100).toFixed(2)), 'point', 'points')}`,
  baby: () => 'you had a baby',
  move: ({ state }) => `you moved to ${stateNames[state]}`,
  crash: ({ like }) => `markets fell as in ${crashName(like)}`,
  disability: () => 'a disability kept you from working',
  inheritance: ({ amount }, say) => `you inherited ${say.about(amount)}`,
  medical: ({ bill }, say) => `you got a ${say.about(bill)} medical bill`,
  retire: () => 'you retired early',
  divorce: () => 'you divorced',
  car: () => 'you bought a car',
  home: () => 'you bought a home',
  raise: ({ change }, say) => `your pay ${change < 0 ? 'fell' : 'rose'} ${say.percent(Math.abs(change) * 100, 1)}`,
  own: ({ name }) => (name.trim() === '' ? 'this happened' : `“${name.trim()}” happened`),
}

/** One line under the title of an event. */
export const eventLines: { readonly [K in EventKind]: (terms: Terms<K>, say: Say) => string } = {
  'job-loss': ({ months, weeklyBenefit }, say) =>
    `${say.months(months)} without this pay${weeklyBenefit > 0 ? `, ${say.money(weeklyBenefit)} a week in unemployment` : ', no unemployment benefits'}`,
  rates: ({ points, months }, say) =>
    `${points < 0 ? '−' : '+'}${say.number(Math.abs(points * 100))} points on rates that can change, ${months === 0 ? 'for good' : `for ${say.months(months)}`}`,
  baby: ({ leaveWeeks, childCare }, say) =>
    `${say.count(leaveWeeks, 'week', 'weeks')} of leave, then ${say.money(childCare)} a month for care`,
  move: ({ state, housing }, say) => `${stateNames[state]}, ${say.money(housing)} a month for housing`,
  crash: ({ like, homes }, say) =>
    `Stocks and bonds as in ${crashName(like)}${homes > 0 ? `, homes down ${say.percent(homes * 100, 0)}` : ''}`,
  disability: ({ months }, say) => (months === 0 ? 'No work from then on' : `${say.months(months)} without this pay`),
  inheritance: ({ amount, use }, say) =>
    `${say.money(amount)}, ${use === 'cash' ? 'kept in cash' : use === 'debts' ? 'used to pay off debts' : 'invested'}`,
  medical: ({ bill, insured }, say) =>
    `${say.money(bill)}${insured ? ', with your health plan' : ', without insurance'}`,
  retire: ({ claimAge, socialSecurity }, say) =>
    `No more pay; Social Security at ${claimAge}${socialSecurity > 0 ? `, ${say.money(socialSecurity)} a month` : ''}`,
  divorce: ({ home }) =>
    home === 'keep' ? 'You keep the home' : home === 'sell' ? 'The home is sold' : 'You move out',
  car: ({ price, down }, say) => `${say.money(price)}, ${say.money(down)} down`,
  home: ({ price, down, apr }, say) => `${say.money(price)}, ${say.money(down)} down, ${say.percent(apr * 100)}`,
  raise: ({ change }, say) => `${change < 0 ? '−' : '+'}${say.percent(Math.abs(change) * 100, 1)}`,
  own: ({ once, monthly }, say) =>
    [once !== 0 ? `${say.money(once)} once` : '', monthly !== 0 ? `${say.money(monthly)} a month` : '']
      .filter(Boolean)
      .join(', ') || 'No amount yet',
}
