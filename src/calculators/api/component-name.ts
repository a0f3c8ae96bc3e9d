/** 'credit-card-payoff' as a name of the description: 'CreditCardPayoff'. */
export const pascal = (slug: string): string =>
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
