/** Where a found word leads: to its term in the glossary, else to the lesson of its topic. Children's words lead to a game. */

import { kidsPath } from '../kids/kit/card.ts'
import { lessonPath } from '../lesson-pages/card.ts'

interface Doors {
  /** For a word that is no term. */
  readonly otherwise: string
  /** By word, the end of a term's address. */
  readonly terms: Readonly<Record<string, string>>
}
const same = (...words: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(words.map((word) => [word, word.toLowerCase()]))

export const doors: Readonly<Record<string, Doors>> = {
  budget: {
    otherwise: lessonPath('spending-plan'),
    terms: {
      ...same('INCOME'),
      NEEDS: 'needs-and-wants',
      WANTS: 'needs-and-wants',
      RENT: 'lease',
      PLAN: 'budget',
      TRACK: 'budget',
      EXPENSE: 'cash-flow',
      SURPLUS: 'cash-flow',
      DEFICIT: 'cash-flow',
      VARIABLE: 'discretionary-expense',
      FIXED: 'fixed-expense',
      CUSHION: 'emergency-fund',
      GOAL: 'sinking-fund',
    },
  },
  banking: {
    otherwise: lessonPath('choosing-account'),
    terms: {
      ...same('DEPOSIT', 'OVERDRAFT', 'BALANCE', 'INTEREST', 'STATEMENT'),
      CHECKING: 'checking-account',
      SAVINGS: 'savings-account',
      TRANSFER: 'wire-transfer',
      ROUTING: 'routing-number',
      INSURED: 'deposit-insurance',
      CREDITUNION: 'credit-union',
    },
  },
  credit: {
    otherwise: lessonPath('credit-scores'),
    terms: {
      ...same('LENDER', 'DEBT', 'PRINCIPAL', 'COLLATERAL', 'DEFAULT'),
      SCORE: 'credit-score',
      REPORT: 'credit-report',
      LIMIT: 'credit-limit',
      MINIMUM: 'minimum-payment',
      GRACE: 'grace-period',
      LATE: 'delinquent',
      FREEZE: 'credit-freeze',
      INQUIRY: 'credit-inquiry',
      DISPUTE: 'credit-report',
      BUREAU: 'credit-bureau',
    },
  },
  home: {
    otherwise: lessonPath('house-payment-parts'),
    terms: {
      ...same('MORTGAGE', 'EQUITY', 'LIEN', 'APPRAISAL', 'TITLE', 'LEASE', 'REFINANCE'),
      ESCROW: 'escrow-account',
      CLOSING: 'closing-costs',
      POINTS: 'discount-points',
      TENANT: 'lease',
      DEED: 'title',
      DOWNPAYMENT: 'down-payment',
    },
  },
  car: {
    otherwise: lessonPath('car-deal'),
    terms: {
      ...same('LOAN'),
      TRADEIN: 'trade-in',
      LEASING: 'lease',
      GAP: 'gap-insurance',
      UPSIDEDOWN: 'negative-equity',
      DEPRECIATE: 'depreciation',
    },
  },
  taxes: {
    otherwise: lessonPath('deductions-and-credits'),
    terms: {
      ...same('BRACKET', 'REFUND', 'DEPENDENT', 'ITEMIZE'),
      CREDITS: 'tax-credit',
      DEDUCT: 'deduction',
      WAGES: 'w-2',
      FILING: 'tax-return',
      STATUS: 'filing-status',
      WITHHOLD: 'withholding',
      PAYROLL: 'fica',
    },
  },
  investing: {
    otherwise: lessonPath('risk-and-time'),
    terms: {
      ...same('STOCK', 'BOND', 'INDEX', 'DIVIDEND', 'RISK', 'RETURN', 'BROKER', 'PORTFOLIO', 'YIELD'),
      FUND: 'mutual-fund',
      SHARE: 'stock',
      REBALANCE: 'rebalancing',
      VOLATILE: 'volatility',
    },
  },
  retirement: {
    otherwise: lessonPath('how-much-retire'),
    terms: {
      ...same('PENSION', 'ROTH', 'VESTING', 'ANNUITY', 'MEDICARE', 'ROLLOVER'),
      MATCH: 'employer-match',
      CATCHUP: 'catch-up-contribution',
      BENEFIT: 'social-security',
      SURVIVOR: 'beneficiary',
      BUDGETING: 'budget',
      TRUSTEE: 'trust',
    },
  },
  insurance: {
    otherwise: lessonPath('insurance-logic'),
    terms: {
      ...same('PREMIUM', 'CLAIM', 'POLICY', 'COPAY', 'DEDUCTIBLE', 'LIABILITY', 'EXCLUSION'),
      UMBRELLA: 'umbrella-policy',
      RENTERS: 'renters-insurance',
      TERMLIFE: 'term-life-insurance',
      POOL: 'insurance',
      FLOOD: 'homeowners-insurance',
    },
  },
  scams: {
    otherwise: lessonPath('scams'),
    terms: {
      ...same('PHISHING'),
      GIFTCARD: 'gift-card-scam',
      PONZI: 'ponzi-scheme',
      BREACH: 'identity-theft',
      PASSWORD: 'identity-theft',
    },
  },
  work: {
    otherwise: lessonPath('job-offer'),
    terms: { PAYSTUB: 'paycheck-stub', NETPAY: 'net-income', SALARY: 'gross-income' },
  },
}

/** Children's words and the game that plays with them. */
const games: Readonly<Record<string, string>> = {
  COIN: 'coin-corner',
  PENNY: 'coin-corner',
  NICKEL: 'coin-corner',
  DIME: 'coin-corner',
  QUARTER: 'coin-corner',
  DOLLAR: 'coin-corner',
  BANK: 'first-account',
  CHORE: 'chore-chart',
  STORE: 'need-or-want-shop',
  PRICE: 'price-detective',
  TRADE: 'lemon-stand',
}

/** The address a found word opens. */
export function doorOf(topic: string, word: string): string {
  if (topic === 'kids') return kidsPath(games[word] ?? 'three-jars')
  const { otherwise, terms } = doors[topic] ?? { otherwise: '/guide', terms: {} }
  const term = terms[word]
  return term === undefined ? otherwise : `/guide/${term}`
}
