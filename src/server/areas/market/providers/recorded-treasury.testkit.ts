/** A feed of two days in the published form, invented: one figure marked as missing, one left out, and an element of another name. */
const day = (date: string, figures: string) => `<entry><id>1</id><content type="application/xml"><m:properties>
<d:NEW_DATE m:type="Edm.DateTime">${date}T00:00:00</d:NEW_DATE>${figures}</m:properties></content></entry>`
const figure = (name: string, rate: number) => `<d:BC_${name} m:type="Edm.Double">${rate}</d:BC_${name}>\n`

export const treasuryFeed = (days: string): string =>
  `<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<feed xml:base="http://home.treasury.gov" xmlns="http://www.w3.org/2005/Atom" xmlns:d="http://schemas.microsoft.com/ado/2007/08/dataservices" xmlns:m="http://schemas.microsoft.com/ado/2007/08/dataservices/metadata">
<title type="text">DailyTreasuryYieldCurveRateData</title>${days}</feed>
`
export const treasuryDay = (date: string, shift = 0): string =>
  day(
    date,
    [
      figure('1MONTH', 3.92 + shift),
      figure('1_5MONTH', 3.98 + shift),
      '<d:BC_2MONTH m:type="Edm.Double" m:null="true" />\n',
      figure('3MONTH', 4.08 + shift),
      figure('6MONTH', 4.25 + shift),
      figure('1YEAR', 4.4 + shift),
      figure('2YEAR', 4.8 + shift),
      figure('5YEAR', 5.02 + shift),
      figure('10YEAR', 5.2 + shift),
      figure('20YEAR', 5.61 + shift),
      figure('30YEAR', 5.55 + shift),
      figure('30YEARDISPLAY', 0),
    ].join(''),
  )

/** October and November of an invented year's end. */
export const recordedTreasury: Readonly<Record<string, string>> = {
  '202610': treasuryFeed(treasuryDay('2026-10-22', 0.1) + treasuryDay('2026-10-23', 0.05)),
  '202611': treasuryFeed(treasuryDay('2026-11-19', 0.02) + treasuryDay('2026-11-20')),
}
