import type { Unit } from '../kit/unit.ts'

export const carsAndHomes: Unit = {
  slug: 'cars-and-homes',
  title: 'Cars and homes',
  project: 'Set a price you’d walk away from, before you shop.',
  lessons: [],
}
