import { cited } from '../cited.ts'

/** Share of people of 1 to 64 with an overnight hospital stay in a year. */
export const hospitalStay = cited(0.059, 'nhis-hospital', { where: 'ages 1 to 64, 2019', asOf: '2019' })

/** Workers who lost a job of three years or more in three years, and all who lost a job that way, people. */
export const displacedWorkers = cited({ longTenured: 2_600_000, all: 6_300_000, years: 3 }, 'bls-displaced', {
  where: 'January 2021 to December 2023',
  asOf: '2024-01',
  confidence: 'medium',
})

/** Chance that a worker of 20 is disabled before full retirement age, and the years between. */
export const disabledBeforeRetirement = cited({ chance: 0.25, fromAge: 20, toAge: 67 }, 'ssa-disability-chance', {
  confidence: 'medium',
})

/** Share of insured homes with a claim in a year. */
export const homeClaims = cited(1 / 20, 'iii-homeowners', { where: 'claims of 2015 to 2019', asOf: '2019' })

/** Share of people of 16 and over who had their identity misused in a year, and mean direct losses in dollars. */
export const identityTheft = cited({ share: 0.09, meanLoss: 880, newAccountLoss: 3_430 }, 'bjs-identity-2021', {
  asOf: '2021',
})

/** Share of people who reported a fraud to the FTC and had lost money. */
export const fraudWithLoss = cited(0.38, 'ftc-sentinel-2024', { asOf: '2024' })

/** Owning and driving a new car for a year, dollars: fuel, upkeep, insurance, fees, finance and lost value. */
export const newCarYearly = cited(11_577, 'aaa-driving-2025', { asOf: '2025', confidence: 'medium' })
