/** What the Federal Trade Commission's reports say, as plain data for the debrief. */
import { fraudContactOrder, fraudReports } from '#facts/household/fraud.ts'
import { sources } from '#facts/sources.ts'

const source: { readonly title: string; readonly publisher: string; readonly url?: string } =
  sources[fraudReports.source]
export const reported = {
  ...fraudReports.value,
  year: fraudReports.asOf ?? '',
  contacts: fraudContactOrder.value,
  source: { title: source.title, publisher: source.publisher, url: source.url ?? null },
}
