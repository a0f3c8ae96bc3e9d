import { cited } from '../cited.ts'

/**
 * Months of essential spending that a circumstance adds: at the least, and for somebody who wants to be sure. Our own scale, since no
 * authority publishes one. The start is the low end of the usual three to six months; a household with one steady pay and two
 * children comes to four and a half to six, the same with irregular pay of its own business to six and a half to ten.
 */
export const cushionFactors = cited(
  {
    start: { lean: 3, extra: 4 },
    oneEarner: { lean: 0.5, extra: 1 },
    payVaries: { lean: 0.5, extra: 1 },
    payIrregular: { lean: 1, extra: 2 },
    selfEmployed: { lean: 1, extra: 2 },
    specialized: { lean: 0.5, extra: 1.5 },
    /** For each person who depends on the household's pay, up to `mostDependents` of them. */
    dependent: { lean: 0.5, extra: 0.5 },
    mostDependents: 3,
  },
  'assumption',
  { status: 'assumption', note: 'Our scale, not a rule. Change any of it to fit your case.' },
)

/** How we guess a weekly benefit where the visitor does not know it. */
export const benefitGuess = cited({ shareOfPay: 0.5, unpaidWeeks: 1, keptAfterTax: 0.9 }, 'assumption', {
  status: 'assumption',
  note: 'States often pay about half of former pay up to their maximum, after one unpaid week; 10% is what may be held back for federal tax.',
})
