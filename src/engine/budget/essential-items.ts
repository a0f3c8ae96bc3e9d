import { HOME_PAYMENT_KEY } from './default-categories.ts'

/** Items of the budget that cannot stop when pay stops, by what they are for. Eating out, gym, gifts, travel and savings are left out. */
export const essentialItems = {
  housing: [HOME_PAYMENT_KEY, 'housing_property-tax', 'housing_hoa', 'housing_maintenance'],
  utilities: [
    'utilities_electricity',
    'utilities_gas-heating',
    'utilities_water-sewer-trash',
    'utilities_internet',
    'utilities_phone',
  ],
  food: ['food_groceries', 'food_school-work-meals'],
  insurance: ['insurance_health', 'insurance_auto', 'insurance_home-renters', 'insurance_life', 'insurance_disability'],
  transport: [
    'transportation_car-payment',
    'transportation_fuel',
    'transportation_transit',
    'transportation_car-upkeep',
    'transportation_parking-tolls',
    'transportation_registration',
  ],
  debtMinimums: [
    'debt_credit-cards',
    'debt_student-loans',
    'debt_personal-loans',
    'debt_medical-debt',
    'debt_other-debt',
  ],
  medical: ['health_doctor', 'health_dental-vision', 'health_prescriptions', 'health_therapy'],
  childcare: ['personal_childcare'],
  other: ['personal_family-support', 'personal_pets'],
} as const satisfies Readonly<Record<string, readonly string[]>>

const all: ReadonlySet<string> = new Set(Object.values(essentialItems).flat())
export const isEssentialItem = (key: string): boolean => all.has(key)
