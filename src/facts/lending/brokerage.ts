import { cited } from '../cited.ts'

/** Buying on margin: own share of the price at first, and the least own share of the value after. Brokers may ask for more. */
export const marginOwnShare = cited({ initial: 0.5, maintenance: 0.25 }, 'margin-rules', {
  where: 'Regulation T, 12 CFR 220.12; FINRA Rule 4210',
})
