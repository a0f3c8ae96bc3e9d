import { cited } from '../cited.ts'

/** Share of people of 1 to 64 with an overnight hospital stay in a year. */
export const hospitalStay = cited(0.059, 'nhis-hospital', { where: 'ages 1 to 64, 2019', asOf: '2019' })
