/** An answer in the published form, invented: a month that was not measured, and the average of a year. */
const months: readonly (readonly [string, string, string])[] = [
  ['2026', 'M10', '336.204'],
  ['2026', 'M09', '335.900'],
  ['2026', 'M08', '335.600'],
  ['2026', 'M07', '335.400'],
  ['2026', 'M06', '335.350'],
  ['2026', 'M05', '335.123'],
  ['2026', 'M04', '333.020'],
  ['2026', 'M03', '330.213'],
  ['2026', 'M02', '326.785'],
  ['2026', 'M01', '325.252'],
  ['2025', 'M13', '321.900'],
  ['2025', 'M12', '324.054'],
  ['2025', 'M11', '324.122'],
  ['2025', 'M10', '-'],
  ['2025', 'M09', '324.800'],
]

const unemployed: readonly (readonly [string, string, string])[] = [
  ['2026', 'M10', '4.3'],
  ['2026', 'M09', '4.2'],
  ['2025', 'M10', '-'],
  ['2025', 'M09', '4.4'],
]

export const blsAnswer = (
  rows: readonly (readonly [string, string, string])[] = months,
  seriesID = 'CUUR0000SA0',
): string =>
  JSON.stringify({
    status: 'REQUEST_SUCCEEDED',
    responseTime: 121,
    message: [],
    Results: {
      series: [
        {
          seriesID,
          data: rows.map(([year, period, value]) => ({ year, period, periodName: 'Any', value, footnotes: [{}] })),
        },
      ],
    },
  })
const unemployment = blsAnswer(unemployed, 'LNS14000000')
export const recordedBls = blsAnswer()
/** By address, as the publisher answers it. */
export const recordedBlsAt = (url: string): string => (url.endsWith('/LNS14000000') ? unemployment : recordedBls)

export const blsThreshold = JSON.stringify({
  status: 'REQUEST_NOT_PROCESSED',
  responseTime: 0,
  message: ['The daily threshold of requests for this user has been reached.'],
  Results: {},
})
