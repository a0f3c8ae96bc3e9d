/** A sure salary of 1,000 a month, for the tests to change. */
export const pay = (given: object) => ({
  name: 'Pay',
  type: 'salary',
  amount: 1000,
  frequency: 'monthly',
  reliability: 10,
  isGuaranteed: true,
  nextPay: null,
  ...given,
})
