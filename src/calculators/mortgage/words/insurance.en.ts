/** What each loan type calls its mortgage insurance. */
export const insuranceNames = {
  conventional: 'PMI',
  fha: 'FHA insurance',
  va: 'Mortgage insurance',
  usda: 'USDA annual fee',
} as const
