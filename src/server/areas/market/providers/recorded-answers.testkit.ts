import { recordedBlsAt } from './recorded-bls.testkit.ts'
import { noFinds, recordedFinds, recordedQuote, unknownQuote } from './recorded-finnhub.testkit.ts'
import { recordedFrankfurter } from './recorded-frankfurter.testkit.ts'
import { recordedFred } from './recorded-fred.testkit.ts'
import { recordedPmms } from './recorded-pmms.testkit.ts'
import { recordedTreasury, treasuryFeed } from './recorded-treasury.testkit.ts'
import { recordedBars, yahooChartAnswer, yahooFinds, yahooNoFinds, yahooUnknown } from './recorded-yahoo.testkit.ts'

/** Words under which nothing is found. */
const isNothing = (url: string): boolean => /[?&]q=nosuch/i.test(url)

const answers: Readonly<Record<string, (url: string) => string>> = {
  'home.treasury.gov': (url) => recordedTreasury[/month=(\d{6})$/.exec(url)?.[1] ?? ''] ?? treasuryFeed(''),
  'api.bls.gov': recordedBlsAt,
  'www.freddiemac.com': () => recordedPmms,
  'api.frankfurter.dev': () => recordedFrankfurter,
  'api.stlouisfed.org': (url) => recordedFred[/series_id=(\w+)/.exec(url)?.[1] ?? ''] ?? '',
  'finnhub.io': (url) => {
    if (url.includes('/search?')) return isNothing(url) ? noFinds : recordedFinds
    return url.endsWith('=NOSUCH') ? unknownQuote : recordedQuote
  },
  'query2.finance.yahoo.com': (url) => {
    if (url.includes('/search?')) return isNothing(url) ? yahooNoFinds : yahooFinds
    const symbol = decodeURIComponent(/chart\/([^?]+)/.exec(url)?.[1] ?? '')
    return symbol === 'NOSUCH' ? yahooUnknown : yahooChartAnswer(symbol, recordedBars)
  },
}

/** What each source says of an address, right and in its own form. Throws for an address nobody has. */
export async function recordedAnswer(url: string): Promise<string> {
  const answer = answers[new URL(url).hostname]
  if (!answer) throw new Error(`${url} is nobody's.`)
  return answer(url)
}
