/** The full calculator behind the small one on the front page. */
import { entryBySlug } from '#calculators/catalogue.ts'
import { miniLink } from '#calculators/compound-interest/mini-link.ts'
import { lastAge, realAnnualRate } from './savings-path.ts'

/** Where "Open with my numbers" leads. The inputs stand behind the '#', which browsers never send to a server. */
export function openLink(amount: number, age: number): string {
  const path = entryBySlug('compound-interest')?.path ?? '/compound-interest-calculator'
  return `${path}${miniLink({ monthly: amount, years: lastAge - age, realRate: realAnnualRate * 100 })}`
}
