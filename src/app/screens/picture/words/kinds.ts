/** The names of kinds, apart from the forms' words: the rows of a list need them before any form is opened. */

export const debtKinds = {
  card: 'Credit card',
  car: 'Car loan',
  student: 'Student loan',
  personal: 'Personal loan',
  medical: 'Medical debt',
  mortgage: 'Mortgage',
  equity: 'Home equity loan or line',
  property: 'Loan on other property',
  other: 'Other debt',
} as const

export const accountKinds = {
  checking: 'Checking',
  savings: 'Savings or money market',
  cd: 'CD',
  brokerage: 'Brokerage account',
  'traditional-ira': 'Traditional IRA',
  'roth-ira': 'Roth IRA',
  'traditional-401k': 'Traditional 401(k) or 403(b)',
  'roth-401k': 'Roth 401(k) or 403(b)',
  hsa: 'HSA',
  '529': '529 plan',
  other: 'Other account',
} as const

export const personRoles = { you: 'You', partner: 'Your partner', child: 'Child', other: 'Someone else' } as const

export const propertyKinds = {
  home: 'Home you live in',
  property: 'Other real estate',
  car: 'Car or other vehicle',
  business: 'Business',
  other: 'Something else',
} as const

export const incomeKinds = {
  wages: 'Wages or salary',
  'self-employment': 'Self-employment',
  'social-security': 'Social Security',
  pension: 'Pension',
  disability: 'Disability benefits',
  unemployment: 'Unemployment benefits',
  support: 'Child support or alimony',
  rent: 'Rental income',
  other: 'Other income',
} as const

export const billKinds = {
  bill: 'Bill',
  subscription: 'Subscription',
  membership: 'Membership',
  renewal: 'Yearly renewal',
} as const

export const policyKinds = {
  health: 'Health',
  dental: 'Dental',
  auto: 'Auto',
  home: 'Home',
  renters: 'Renters',
  umbrella: 'Umbrella',
  'life-term': 'Term life',
  'life-permanent': 'Permanent life',
  'disability-short': 'Short-term disability',
  'disability-long': 'Long-term disability',
  'long-term-care': 'Long-term care',
  flood: 'Flood',
  pet: 'Pet',
  other: 'Other insurance',
} as const

export const documentKinds = {
  will: 'Will',
  trust: 'Trust',
  'power-of-attorney': 'Power of attorney',
  'health-directive': 'Health care directive',
  'funeral-wishes': 'Funeral wishes',
  passwords: 'Where passwords are kept',
  birth: 'Birth certificate',
  marriage: 'Marriage or divorce papers',
  'social-security': 'Social Security card',
  passport: 'Passport',
  military: 'Military papers (DD-214)',
  deed: 'Deed to a home',
  title: 'Vehicle title',
  insurance: 'Insurance policy',
  tax: 'Tax returns',
  other: 'Other document',
} as const
export const contactRoles = {
  family: 'Family',
  friend: 'Friend',
  executor: 'Executor of the will',
  guardian: 'Guardian for the children',
  lawyer: 'Lawyer',
  accountant: 'Accountant or tax preparer',
  adviser: 'Financial adviser',
  employer: 'Employer or HR',
  insurance: 'Insurance agent',
  bank: 'Bank or credit union',
  doctor: 'Doctor',
  clergy: 'Clergy',
  pets: 'Cares for the pets',
  other: 'Other person',
} as const

/** Where a policy comes from. */
export const coverageSources = {
  job: 'A job',
  own: 'An insurer, on your own',
  marketplace: 'The Marketplace',
  government: 'The government',
} as const
