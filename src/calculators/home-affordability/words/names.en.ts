/** Names that several sentences share. */
export const programNames = { conventional: 'Conventional', fha: 'FHA', va: 'VA', usda: 'USDA' }
export const insuranceNames = {
  conventional: 'PMI',
  fha: 'FHA insurance',
  va: 'Mortgage insurance',
  usda: 'USDA annual fee',
}
export const limitNames = {
  budget: 'Your budget',
  classic: '28/36 rule',
  lender: 'Lender limit',
  cash: 'Your savings',
}
