/** Where rules of thumb come from, in the words and numbers of who said them first or made them known. */
import { cited } from '../cited.ts'

/** Divided by the yearly rate in percent, the years to double; the book’s own example. */
export const doublingRule = cited({ number: 72, exampleRate: 6, exampleYears: 12, printed: 1494 }, 'pacioli-summa', {
  where: 'folio 181, passage 44',
})
/** Shares of take-home pay. */
export const balancedShares = cited({ needs: 0.5, wants: 0.3, savings: 0.2, published: 2005 }, 'warren-tyagi')
/** What owning costs a year as shares of the price. */
export const ownersCosts = cited({ tax: 0.01, upkeep: 0.01, money: 0.03, published: 2019 }, 'felix-five-percent')
/** The first-year share a study of US history found to last, and when it came out. */
export const withdrawalStudy = cited({ share: 0.04, published: 1994 }, 'bengen-1994')
export const trinityStudy = cited({ published: 1998 }, 'trinity-1998')
/** Of money invested at once or over a year: how often the first ended higher. */
export const lumpStudy = cited({ wins: 2 / 3, published: 2012 }, 'vanguard-2012')
export const costlyStocksStudy = cited({ published: 1998 }, 'campbell-shiller-1998')
/** The saying of London’s stock market, with the race its longer form names. */
export const maySaying = cited({ leave: 'May', back: 'September' }, 'proverb-sell-in-may')
