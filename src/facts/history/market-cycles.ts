import { cited } from '../cited.ts'

/** From one turn of the S&P 500 (and the index before it) to the next, at closing prices: dates and prices. */
export interface MarketMove {
  readonly from: string
  readonly to: string
  readonly fromPrice: number
  readonly toPrice: number
}

/** Falls of 20% or more, long declines taken as one. Prices only, without dividends. */
export const bearMarkets = cited<readonly MarketMove[]>(
  [
    { from: '1929-09-07', to: '1932-06-01', fromPrice: 31.92, toPrice: 4.4 },
    { from: '1937-03-06', to: '1942-04-28', fromPrice: 18.68, toPrice: 7.47 },
    { from: '1946-05-29', to: '1949-06-13', fromPrice: 19.25, toPrice: 13.55 },
    { from: '1956-08-02', to: '1957-10-22', fromPrice: 49.74, toPrice: 38.98 },
    { from: '1961-12-12', to: '1962-06-26', fromPrice: 72.64, toPrice: 52.32 },
    { from: '1966-02-09', to: '1966-10-07', fromPrice: 94.06, toPrice: 73.2 },
    { from: '1968-11-29', to: '1970-05-26', fromPrice: 108.37, toPrice: 69.29 },
    { from: '1973-01-11', to: '1974-10-03', fromPrice: 120.24, toPrice: 62.28 },
    { from: '1980-11-28', to: '1982-08-12', fromPrice: 140.52, toPrice: 102.42 },
    { from: '1987-08-25', to: '1987-12-04', fromPrice: 336.77, toPrice: 223.92 },
    { from: '2000-03-24', to: '2002-10-09', fromPrice: 1527.46, toPrice: 776.76 },
    { from: '2007-10-09', to: '2009-03-09', fromPrice: 1565.15, toPrice: 676.53 },
    { from: '2020-02-19', to: '2020-03-23', fromPrice: 3386.15, toPrice: 2237.4 },
    { from: '2022-01-03', to: '2022-10-12', fromPrice: 4796.56, toPrice: 3577.03 },
  ],
  'yardeni-cycles',
)

/** Rises of 20% or more. The one that began on 12 October 2022 at 3577.03 has not been dated to an end. */
export const bullMarkets = cited<readonly MarketMove[]>(
  [
    { from: '1928-06-12', to: '1929-09-07', fromPrice: 18.34, toPrice: 31.92 },
    { from: '1929-11-13', to: '1930-04-10', fromPrice: 17.66, toPrice: 25.92 },
    { from: '1932-06-01', to: '1932-09-07', fromPrice: 4.4, toPrice: 9.31 },
    { from: '1933-02-27', to: '1933-07-18', fromPrice: 5.53, toPrice: 12.2 },
    { from: '1933-10-21', to: '1934-02-06', fromPrice: 8.57, toPrice: 11.82 },
    { from: '1935-03-14', to: '1936-04-06', fromPrice: 8.06, toPrice: 15.51 },
    { from: '1936-04-29', to: '1937-03-06', fromPrice: 13.53, toPrice: 18.68 },
    { from: '1938-03-31', to: '1938-11-09', fromPrice: 8.5, toPrice: 13.79 },
    { from: '1939-04-08', to: '1939-10-25', fromPrice: 10.18, toPrice: 13.21 },
    { from: '1940-06-10', to: '1940-11-09', fromPrice: 8.99, toPrice: 11.4 },
    { from: '1942-04-28', to: '1943-07-14', fromPrice: 7.47, toPrice: 12.64 },
    { from: '1943-11-29', to: '1946-05-29', fromPrice: 10.99, toPrice: 19.25 },
    { from: '1946-10-09', to: '1948-06-15', fromPrice: 14.12, toPrice: 17.06 },
    { from: '1949-06-13', to: '1956-08-02', fromPrice: 13.55, toPrice: 49.74 },
    { from: '1957-10-22', to: '1961-12-12', fromPrice: 38.98, toPrice: 72.64 },
    { from: '1962-06-26', to: '1966-02-09', fromPrice: 52.32, toPrice: 94.06 },
    { from: '1966-10-07', to: '1968-11-29', fromPrice: 73.2, toPrice: 108.37 },
    { from: '1970-05-26', to: '1973-01-11', fromPrice: 69.29, toPrice: 120.24 },
    { from: '1974-10-03', to: '1980-11-28', fromPrice: 62.28, toPrice: 140.52 },
    { from: '1982-08-12', to: '1987-08-25', fromPrice: 102.42, toPrice: 336.77 },
    { from: '1987-12-04', to: '2000-03-24', fromPrice: 223.92, toPrice: 1527.46 },
    { from: '2002-10-09', to: '2007-10-09', fromPrice: 776.76, toPrice: 1565.15 },
    { from: '2009-03-09', to: '2020-02-19', fromPrice: 676.53, toPrice: 3386.15 },
    { from: '2020-03-23', to: '2022-01-03', fromPrice: 2237.4, toPrice: 4796.56 },
  ],
  'yardeni-cycles',
)

/** Another count, which takes falls of 20% inside a long decline separately. `change` is the share lost. */
export const bearMarketsCountedApart = cited(
  [
    { from: '1929-09-07', to: '1929-11-13', change: -0.4467 },
    { from: '1930-04-10', to: '1930-12-16', change: -0.4429 },
    { from: '1931-02-24', to: '1931-06-02', change: -0.3286 },
    { from: '1931-06-27', to: '1931-10-05', change: -0.431 },
    { from: '1931-11-09', to: '1932-06-01', change: -0.6181 },
    { from: '1932-09-07', to: '1933-02-27', change: -0.406 },
    { from: '1933-07-18', to: '1933-10-21', change: -0.2975 },
    { from: '1934-02-06', to: '1935-03-14', change: -0.3181 },
    { from: '1937-03-06', to: '1938-03-31', change: -0.545 },
    { from: '1938-11-09', to: '1939-04-08', change: -0.2618 },
    { from: '1939-10-25', to: '1940-06-10', change: -0.3195 },
    { from: '1940-11-09', to: '1942-04-28', change: -0.3447 },
    { from: '1946-05-29', to: '1947-05-17', change: -0.2878 },
    { from: '1948-06-15', to: '1949-06-13', change: -0.2057 },
    { from: '1956-08-02', to: '1957-10-22', change: -0.2163 },
    { from: '1961-12-12', to: '1962-06-26', change: -0.2797 },
    { from: '1966-02-09', to: '1966-10-07', change: -0.2218 },
    { from: '1968-11-29', to: '1970-05-26', change: -0.3606 },
    { from: '1973-01-11', to: '1974-10-03', change: -0.482 },
    { from: '1980-11-28', to: '1982-08-12', change: -0.2711 },
    { from: '1987-08-25', to: '1987-12-04', change: -0.3351 },
    { from: '2000-03-24', to: '2001-09-21', change: -0.3677 },
    { from: '2002-01-04', to: '2002-10-09', change: -0.3375 },
    { from: '2007-10-09', to: '2008-11-20', change: -0.5193 },
    { from: '2009-01-06', to: '2009-03-09', change: -0.2762 },
    { from: '2020-02-19', to: '2020-03-23', change: -0.3392 },
    { from: '2022-01-03', to: '2022-10-12', change: -0.2543 },
  ],
  'ned-davis-bears',
)

/** The fall of 2025 stayed within 20% at closing prices: 18.9%. */
export const declineOf2025 = cited<MarketMove>(
  { from: '2025-02-19', to: '2025-04-08', fromPrice: 6144.15, toPrice: 4982.77 },
  'yardeni-cycles',
)
