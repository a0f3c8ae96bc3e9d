/** Where anybody may link from the first text on: agencies, schools, the nonprofits our help lines name, and this site. */
const named = ['annualcreditreport.com', 'nfcc.org', '988lifeline.org', '211.org', 'thehotline.org', 'ncpgambling.org']
const kinds = /\.(?:gov|mil|edu)$/

/** `host` as it stands in an address. 'irs.gov' and 'www.irs.gov' are, 'irs.gov.example' is not. */
export function isOfficial(host: string): boolean {
  const bare = host.toLowerCase().replace(/\.$/, '')
  return kinds.test(bare) || named.some((one) => bare === one || bare.endsWith(`.${one}`))
}
