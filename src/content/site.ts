/** What the house calls itself, in one place. */
export const site = {
  name: 'Truepenny',
  tagline: 'money numbers you can check',
  /** Where it is published. A build may name another address. */
  origin: 'https://truepenny.example',
  supportEmail: 'support@truepenny.example',
} as const
