import { cited } from '../cited.ts'

/** Tax on money over the limit of IRAs, for each year it stays in; none when it and its earnings are out by the day the return is due, extensions counted. */
export const iraExcess = cited({ rate: 0.06, extensionMonths: 6 }, 'irc', {
  where: '4973(a), 4973(b), 4973(f), 408(d)(4)',
})
