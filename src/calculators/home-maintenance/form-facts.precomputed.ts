/** Facts the form asks with, as plain numbers: dollars and percent points; months as 'YYYY-MM'. */
import { upkeepRules } from '#facts/household/home-systems.ts'
import { medianExistingHome } from '#facts/household/housing.ts'
import { highYieldSavings } from '#facts/lending/rates.ts'
import { points } from '../kit/field.ts'

export const medianHome = { price: medianExistingHome.value, asOf: medianExistingHome.asOf ?? '' }
export const onlineSavings = { rate: points(highYieldSavings.value), asOf: highYieldSavings.asOf ?? '' }
export const ofValue = upkeepRules.value.ofValue * 100
export const perSquareFoot = upkeepRules.value.perSquareFoot
