import { cited } from '../cited.ts'

/** Months 'YYYY-MM'. A chart shades from the month after the peak to the trough. */
export interface Recession {
  readonly peak: string
  readonly trough: string
  readonly name?: string
}

/** Business cycle peaks and troughs. That a later one is missing does not say that none will be dated. */
export const recessions = cited<readonly Recession[]>(
  [
    { peak: '1869-06', trough: '1870-12' },
    { peak: '1873-10', trough: '1879-03', name: 'Long Depression' },
    { peak: '1882-03', trough: '1885-05' },
    { peak: '1887-03', trough: '1888-04' },
    { peak: '1890-07', trough: '1891-05' },
    { peak: '1893-01', trough: '1894-06', name: 'Panic of 1893' },
    { peak: '1895-12', trough: '1897-06' },
    { peak: '1899-06', trough: '1900-12' },
    { peak: '1902-09', trough: '1904-08' },
    { peak: '1907-05', trough: '1908-06', name: 'Panic of 1907' },
    { peak: '1910-01', trough: '1912-01' },
    { peak: '1913-01', trough: '1914-12' },
    { peak: '1918-08', trough: '1919-03', name: 'After World War I' },
    { peak: '1920-01', trough: '1921-07', name: 'Depression of 1920-21' },
    { peak: '1923-05', trough: '1924-07' },
    { peak: '1926-10', trough: '1927-11' },
    { peak: '1929-08', trough: '1933-03', name: 'Great Depression' },
    { peak: '1937-05', trough: '1938-06', name: 'Recession of 1937-38' },
    { peak: '1945-02', trough: '1945-10', name: 'End of World War II' },
    { peak: '1948-11', trough: '1949-10' },
    { peak: '1953-07', trough: '1954-05' },
    { peak: '1957-08', trough: '1958-04' },
    { peak: '1960-04', trough: '1961-02' },
    { peak: '1969-12', trough: '1970-11' },
    { peak: '1973-11', trough: '1975-03', name: 'Oil crisis' },
    { peak: '1980-01', trough: '1980-07', name: '1980 recession' },
    { peak: '1981-07', trough: '1982-11', name: 'Fight against inflation' },
    { peak: '1990-07', trough: '1991-03', name: 'Gulf War recession' },
    { peak: '2001-03', trough: '2001-11', name: 'Dot-com recession' },
    { peak: '2007-12', trough: '2009-06', name: 'Great Recession' },
    { peak: '2020-02', trough: '2020-04', name: 'COVID-19' },
  ],
  'nber-cycles',
)
