/** The names of what a company is sorted into. */
import type { Sector } from '#engine/screening/company.ts'
import type { GroupKey } from '#engine/screening/filters.ts'
import type { Size } from '#engine/screening/metrics.ts'

export const sectorNames: Readonly<Record<Sector, string>> = {
  technology: 'Technology',
  health: 'Health care',
  finance: 'Banks and insurance',
  leisure: 'Stores, cars and travel',
  staples: 'Food and household goods',
  industry: 'Machines and transport',
  energy: 'Oil and gas',
  utilities: 'Utilities',
  materials: 'Raw materials',
  property: 'Real estate',
  media: 'Media and telecom',
  other: 'Other',
}
export const sizeNames: Readonly<Record<Size, string>> = {
  micro: 'Micro',
  small: 'Small',
  mid: 'Mid',
  large: 'Large',
  mega: 'Mega',
}
const payNames: Readonly<Record<string, string>> = { pays: 'Pays a dividend', none: 'No dividend' }
const earnNames: Readonly<Record<string, string>> = { profit: 'Made a profit', loss: 'Lost money' }

export const groupNames: Readonly<Record<GroupKey, string>> = {
  sector: 'Sector',
  size: 'Company size',
  pay: 'Dividend',
  earn: 'Profit',
}
const placeNames: Readonly<Record<GroupKey, Readonly<Record<string, string>>>> = {
  sector: sectorNames,
  size: sizeNames,
  pay: payNames,
  earn: earnNames,
}
export const placeName = (group: GroupKey, place: string): string => placeNames[group][place] ?? place
