/** Made-up bank files of a given length, the same every time: a household's shops, bills and pay over some years. */
import { addDays, type IsoDate } from '#engine/month.ts'
import { nextBelow, randomState, seedPath } from '#engine/simulation/random.ts'

const shops = [
  'KROGER #%s CINCINNATI OH',
  'SQ *CORNER CAFE %s',
  'SHELL OIL %s AUSTIN TX',
  'AMZN Mktp US*%s',
  'POS DEBIT TARGET T-%s',
  'TST* NOODLE HOUSE %s',
  'NETFLIX.COM',
  'CITY WATER DEPT PPD ID: %s',
  'DOORDASH*%s SAN FRANCISCO CA',
  'UNKNOWN SHOP %s',
] as const

interface Row {
  readonly date: IsoDate
  readonly cents: number
  readonly text: string
}
function rowsOf(count: number): readonly Row[] {
  const state = randomState()
  seedPath(state, 7, count)
  return Array.from({ length: count }, (_, at) => {
    const isPay = at % 40 === 0
    const text = isPay ? 'ACME CORP PAYROLL' : (shops[nextBelow(state, shops.length)] ?? '')
    return {
      date: addDays('2022-01-01', Math.floor((at * 1750) / count)),
      cents: isPay ? 215_000 : -(100 + nextBelow(state, 12_000)),
      text: text.replace('%s', String(1000 + nextBelow(state, 9000))),
    }
  })
}
const amount = (cents: number): string => (cents / 100).toFixed(2)

export const csvFile = (count: number): string =>
  `Date,Description,Amount,Running Bal.\n${rowsOf(count)
    .map(
      ({ date, cents, text }) =>
        `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)},"${text}",${amount(cents)},"1,000.00"`,
    )
    .join('\n')}`

export const ofxFile = (count: number): string =>
  `OFXHEADER:100\n<OFX><CURDEF>USD<BANKACCTFROM><ACCTID>1234</BANKACCTFROM><BANKTRANLIST>${rowsOf(count)
    .map(
      ({ date, cents, text }, at) =>
        `<STMTTRN><TRNTYPE>${cents < 0 ? 'DEBIT' : 'CREDIT'}<DTPOSTED>${date.replaceAll('-', '')}<TRNAMT>${amount(cents)}<FITID>F${at}<NAME>${text}</STMTTRN>`,
    )
    .join('\n')}</BANKTRANLIST></OFX>`
