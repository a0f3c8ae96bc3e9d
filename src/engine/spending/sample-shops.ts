/** Where the sample household spends what its budget says: made-up shops, how often a month, and on which days. */
export interface SampleShop {
  readonly name: string
  /** Times a month, on average. Below 1: in every so many months, the whole of them at once. */
  readonly times: number
  readonly when?: 'weekend' | 'weekday' | 'friday'
  /** Share of the item that is spent here; the shares of an item add up to 1. */
  readonly share: number
}

const one = (name: string, times: number, when?: SampleShop['when']): readonly SampleShop[] => [
  { name, times, share: 1, ...(when ? { when } : {}) },
]

export const sampleShops: Readonly<Record<string, readonly SampleShop[]>> = {
  housing_maintenance: one('Maple Street Hardware', 1.5, 'weekend'),
  'transportation_car-payment': one('Lakeside Auto Finance', 1),
  transportation_fuel: one('Prairie Fuel Stop', 4.5),
  'transportation_car-upkeep': one('Third Avenue Garage', 1 / 3),
  food_groceries: [
    { name: 'Green Basket Market', times: 5, when: 'weekend', share: 0.62 },
    { name: 'Harvest Co-op', times: 4, share: 0.25 },
    { name: 'Corner Grocery', times: 4, when: 'weekday', share: 0.13 },
  ],
  'food_eating-out': [
    { name: 'Noodle House', times: 2.5, when: 'friday', share: 0.36 },
    { name: 'Lunch Counter', times: 6, when: 'weekday', share: 0.31 },
    { name: 'Brick Oven Pizza', times: 2, when: 'friday', share: 0.21 },
    { name: 'Morning Bean Coffee', times: 7, when: 'weekday', share: 0.12 },
  ],
  'utilities_gas-heating': one('City Gas Light', 1),
  'utilities_water-sewer-trash': one('Town Water and Trash', 1),
  insurance_life: one('Harbor Term Life', 1),
  health_doctor: one('Elm Family Practice', 0.7, 'weekday'),
  'health_dental-vision': one('Bright Smile Dental', 1 / 6, 'weekday'),
  'debt_credit-cards': one('Card payments', 1),
  'debt_student-loans': one('Federal student loan', 1),
  'savings_emergency-fund': one('Transfer to savings', 1),
  personal_clothing: one('Cedar Clothing', 1.4, 'weekend'),
  'personal_personal-care': one('Neighborhood Barber', 1.6, 'weekend'),
  personal_pets: one('Paws Pet Supply', 1.3),
  'entertainment_going-out': [
    { name: 'Orpheum Cinema', times: 1.5, when: 'weekend', share: 0.4 },
    { name: 'Riverside Bowling', times: 1, when: 'friday', share: 0.6 },
  ],
  travel_vacations: one('Lake Cabin Rentals', 1 / 6),
  giving_gifts: one('Paper and Ribbon', 1),
  miscellaneous_other: one('Everything Online', 2),
}

/** Days of the month of what is paid once a month. */
export const sampleDays: Readonly<Record<string, number>> = {
  'transportation_car-payment': 15,
  'utilities_gas-heating': 20,
  'utilities_water-sewer-trash': 12,
  insurance_life: 4,
  'debt_credit-cards': 7,
  'debt_student-loans': 21,
  'savings_emergency-fund': 2,
}
