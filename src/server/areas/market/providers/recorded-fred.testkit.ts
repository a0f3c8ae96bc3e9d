const observations = (rows: readonly (readonly [string, string])[]): string =>
  JSON.stringify({
    realtime_start: '2026-11-20',
    realtime_end: '2026-11-20',
    units: 'lin',
    output_type: 1,
    file_type: 'json',
    order_by: 'observation_date',
    sort_order: 'desc',
    count: rows.length,
    offset: 0,
    limit: rows.length,
    observations: rows.map(([date, value]) => ({
      realtime_start: '2026-11-20',
      realtime_end: '2026-11-20',
      date,
      value,
    })),
  })

/** Answers in the published form, invented, newest first; '.' where there is no value. */
export const recordedFred: Readonly<Record<string, string>> = {
  MORTGAGE30US: observations([
    ['2026-11-19', '7.31'],
    ['2026-11-12', '.'],
    ['2026-11-05', '7.35'],
  ]),
  MORTGAGE15US: observations([
    ['2026-11-19', '6.48'],
    ['2026-11-12', '.'],
    ['2026-11-05', '6.52'],
  ]),
  UNRATE: observations([
    ['2026-10-01', '4.3'],
    ['2026-09-01', '4.2'],
    ['2025-10-01', '.'],
    ['2025-09-01', '4.4'],
  ]),
  CPIAUCNS: observations([
    ['2026-10-01', '336.204'],
    ['2026-09-01', '335.900'],
    ['2025-10-01', '.'],
    ['2025-09-01', '324.800'],
  ]),
}
