import { addDays, type IsoDate, parseIsoDate } from '../month.ts'

/**
 * The first day on which a sale is long term: held more than one year, counted from the day after the purchase (IRC 1222; IRS Publication 550; Rev. Rul.
 * 66-7 for the end of a month). Bought June 15, 2023: June 16, 2024. Counting that starts on February 29 ends with February, so March 1.
 */
export function firstLongTermDay(acquired: IsoDate): IsoDate {
  const start = addDays(acquired, 1)
  const year = String(Number(start.slice(0, 4)) + 1).padStart(4, '0')
  return parseIsoDate(`${year}${start.slice(4)}`) ?? (`${year}-03-01` as IsoDate)
}

export const isLongTerm = (acquired: IsoDate, sold: IsoDate): boolean => sold >= firstLongTermDay(acquired)
